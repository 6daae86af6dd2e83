import type { ServiceFront } from '#content/kinds.ts'
import { documentAt } from '#content/documents.ts'
import type { Block } from '#content/read.ts'
import { type Nodes, plainText, titledItems } from '#content/text.ts'
import { useCopy, useLink, useNames } from '#copy/loader/use-copy.ts'
import { ArrowRight } from '#art/icons/icons.tsx'
import { servicePath } from '#domain/pages/pages.ts'
import { type ServiceGroup, servicesOf } from '#domain/services/services.ts'
import { Inline } from '#app/blocks/text.tsx'
import { ServiceBlurb } from '../parts/service-blurb.tsx'
import { SmallDrawing } from '#art/small/small-drawing.tsx'

/** A problem and what to know about it. */
interface Symptom {
  readonly title: string
  readonly nodes: Nodes
}

/**
 * Renders the category's ledger row in detail: the problem on the left, the service on the right.
 */
export function Chooser({ group, block }: { group: ServiceGroup; block: Block }) {
  const link = useLink()
  const names = useNames()
  const language = useCopy('language')
  const symptoms = titledItems(block.nodes)
  /** Returns heading and lead of a service's page. */
  const pageText = (path: string): Symptom => {
    const { heading, lead } = documentAt<ServiceFront>(path, language)
    return { title: heading, nodes: lead }
  }
  return (
    <section>
      <h2>
        <Inline nodes={block.heading} />
      </h2>
      <ul className="chooser">
        {servicesOf(group.id).map(({ slug, label }) => {
          const path = servicePath(group.slug, slug)
          const { title, nodes } =
            symptoms.find(({ tags }) => tags['Service']?.attributes['label'] === label) ??
            pageText(path)
          return (
            <li key={slug}>
              <SmallDrawing group={group.slug} slug={slug} />
              <div>
                <h3>{title}</h3>
                {plainText(nodes) !== '' && (
                  <p>
                    <Inline nodes={nodes} />
                  </p>
                )}
              </div>
              <a href={link(path)}>
                <span>
                  <span className="text-link">{names.page(path)}</span>{' '}
                  <small>
                    <ServiceBlurb path={path} />
                  </small>
                </span>
                <ArrowRight />
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

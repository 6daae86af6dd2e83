import type { CategoryCopy } from '#copy/types.ts'
import { isIn, serviceCopy } from '#copy/loader/page-copy.ts'
import { useLink, useNames, useSections } from '#copy/loader/use-copy.ts'
import { ArrowRight } from '#art/icons/icons.tsx'
import { BusinessText } from '#client/visit/business-text.tsx'
import { servicePath } from '#domain/pages/pages.ts'
import { type ServiceGroup, servicesOf } from '#domain/services/services.ts'
import { ServiceBlurb } from '../parts/service-blurb.tsx'
import { Spot } from '#art/spots/spot.tsx'

/**
 * Renders the category's ledger row in detail: the problem on the left, the service on the right.
 */
export function Chooser({ group, copy }: { group: ServiceGroup; copy: CategoryCopy['chooser'] }) {
  const link = useLink()
  const names = useNames()
  const pages = useSections(['language', 'servicePages'])
  /**
   * Returns heading and lead of a service's page; only its name without a page in this language.
   */
  const pageText = (slug: string) => {
    const path = servicePath(group.slug, slug)
    if (!isIn(pages, path)) return { title: names.page(path), text: '' }
    const { heading, lead } = serviceCopy(pages, group.slug, slug)
    return { title: heading, text: lead }
  }
  return (
    <section>
      <h2>{copy.heading}</h2>
      <ul className="chooser">
        {servicesOf(group.id).map(({ slug }) => {
          const symptom = copy.items.find((item) => item.slug === slug) ?? pageText(slug)
          return (
            <li key={slug}>
              <Spot group={group.slug} slug={slug} />
              <div>
                <h3>{symptom.title}</h3>
                {symptom.text !== '' && (
                  <p>
                    <BusinessText text={symptom.text} />
                  </p>
                )}
              </div>
              <a href={link(servicePath(group.slug, slug))}>
                <span>
                  <span className="text-link">{names.page(servicePath(group.slug, slug))}</span>{' '}
                  <small>
                    <ServiceBlurb group={group.slug} slug={slug} />
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

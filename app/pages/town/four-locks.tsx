import { useLink, useNames } from '#copy/loader/use-copy.ts'
import { LetterTag } from '#art/letter-tag.tsx'
import type { Block } from '#content/read.ts'
import { paragraphs, titledItems } from '#content/text.ts'
import { Inline } from '#app/blocks/text.tsx'
import { servicePath } from '#domain/pages/pages.ts'
import { findService, serviceGroups } from '#domain/services/services.ts'

interface FourLocksProps {
  readonly block: Block
  readonly house: { readonly src: string; readonly alt: string }
}

/** Renders a house of the town with four locks, and who is responsible for each. */
export function FourLocks({ block, house }: FourLocksProps) {
  const locks = titledItems(block.nodes)
    .map((item, index) => ({
      ...item,
      letter: String.fromCharCode(65 + index),
      service: item.tags['Service']?.attributes['label'] as string | undefined,
    }))
    .filter(({ service }) => service === undefined || findService(service) !== undefined)
  if (locks.length === 0) return null
  return (
    <section className="house">
      <img src={house.src} alt={house.alt} width="620" height="720" loading="lazy" />
      <div>
        <h2>
          <Inline nodes={block.heading} />
        </h2>
        {paragraphs(block.nodes).map((text, index) => (
          <p key={index} className="lead">
            <Inline nodes={text} />
          </p>
        ))}
        <ol>
          {locks.map(({ letter, title, nodes, service }) => (
            <li key={letter}>
              <LetterTag letter={letter} />
              <h3>{title}</h3>
              <p>
                <Inline nodes={nodes} />
              </p>
              {service !== undefined && <ServiceLink label={service} />}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function ServiceLink({ label }: { label: string }) {
  const link = useLink()
  const names = useNames()
  const service = findService(label)
  const group = serviceGroups().find(({ id }) => id === service?.group)
  // The business may not offer it.
  if (!service || !group) return null
  return (
    <a href={link(servicePath(group.slug, service.slug))}>
      <span className="text-link">{names.service(label)}</span>
    </a>
  )
}

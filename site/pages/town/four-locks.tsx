import { useLink, useNames } from '#copy/loader/use-copy.ts'
import { LetterTag } from '#art/letter-tag.tsx'
import type { TownCopy } from '#copy/types.ts'
import { BusinessText } from '#client/visit/business-text.tsx'
import { servicePath } from '#domain/pages/pages.ts'
import { findService, serviceGroups } from '#domain/services/services.ts'

/** Renders a house of the town with four locks, and who is responsible for each. */
export function FourLocks({ copy, house }: { copy: TownCopy['locks']; house: string }) {
  if (copy.items.length === 0) return null
  return (
    <section className="house">
      <img src={house} alt={copy.pictureAlt} width="620" height="720" loading="lazy" />
      <div>
        <h2>{copy.heading}</h2>
        <p className="lead">{copy.lead}</p>
        <ol>
          {copy.items.map(({ letter, title, text, service }) => (
            <li key={letter}>
              <LetterTag letter={letter} />
              <h3>{title}</h3>
              <p>
                <BusinessText text={text} />
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

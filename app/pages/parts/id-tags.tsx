import { fillTemplate } from '#copy/fill-template.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import { licenseLookupUrl } from '#copy/region.ts'
import { business } from '#domain/business/business.ts'
import { idTags } from '#domain/staff/id-tag.ts'
import { IdTag } from '#app/ui/id-tag.tsx'

/** Renders the tag of each locksmith whom the owner names, under a heading; nothing without names. */
export function IdTags() {
  const { locksmiths, experience, underLicense, lookUp } = useCopy('answers')
  const tags = idTags()
  const lookupUrl = licenseLookupUrl()
  if (tags.length === 0) return null
  return (
    <section className="id-tags">
      <h2>{locksmiths}</h2>
      <ul>
        {tags.map(({ experienceYears, ...facts }) => (
          <li key={facts.name}>
            <IdTag
              facts={facts}
              notes={[
                experienceYears === null
                  ? ''
                  : fillTemplate(experience, { count: String(experienceYears) }),
                facts.license === null && business.licenses ? fillTemplate(underLicense) : '',
              ].filter((note) => note !== '')}
              lookup={lookupUrl === null ? null : { href: lookupUrl, text: lookUp }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

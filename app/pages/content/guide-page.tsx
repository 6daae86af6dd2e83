import type { GuideCopy } from '#app/content/page-types.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { Phone } from '#app/ui/icons.tsx'
import { PhoneLink } from '#app/visitor/phone-link.tsx'
import { ContentHero } from './content-hero.tsx'
import { ReadingSections } from './reading-sections.tsx'

/** Advice in one column, with our number at its end and the pages that help further. */
export function GuidePage({ path, copy }: { path: string; copy: GuideCopy }) {
  const { call } = useCopy('innerPages')
  const { heading, links } = copy.further
  return (
    <>
      <ContentHero path={path} heading={copy.heading} lead={copy.lead} />
      <div className="shell-width reading headed">
        <ReadingSections sections={copy.sections} />
        <section>
          <h2>{heading}</h2>
          <ul className="page-links">
            {links.map((link) => (
              <li key={link.path}>
                <a href={link.path} className="text-link">
                  {link.text}
                </a>
              </li>
            ))}
          </ul>
          <p>
            <PhoneLink className="btn btn-call">
              <Phone />
              {call}
            </PhoneLink>
          </p>
        </section>
      </div>
    </>
  )
}

import type { GuideCopy } from '#app/content/page-types.ts'
import { useCopy, useLink } from '#app/copy/use-copy.ts'
import { Phone } from '#app/ui/icons.tsx'
import { PhoneLink } from '#app/visitor/phone-link.tsx'
import { ContentHero } from './content-hero.tsx'
import { ReadingSections } from './reading-sections.tsx'

/** Advice in one column, with our number at its end and the pages that help further. */
export function GuidePage({ path, copy }: { path: string; copy: GuideCopy }) {
  const link = useLink()
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
            {links.map(({ path: to, text }) => (
              <li key={to}>
                <a href={link(to)} className="text-link">
                  {text}
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

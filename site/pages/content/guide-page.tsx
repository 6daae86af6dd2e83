import { drawingAddress } from '#art/drawing-address.ts'
import type { GuideCopy } from '#copy/page-types.ts'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { CallButton } from '#client/visit/phone-link.tsx'
import { ContentHero, HeroDrawing } from './content-hero.tsx'
import { ReadingSections } from './reading-sections.tsx'

export function GuidePage({ path, copy }: { path: string; copy: GuideCopy }) {
  const link = useLink()
  const { call } = useCopy('innerPages')
  const { heading, links } = copy.further
  return (
    <>
      <ContentHero path={path} heading={copy.heading} lead={copy.lead}>
        <HeroDrawing
          src={
            path === '/guides/locksmith-scams'
              ? drawingAddress('scenes.two-work-orders')
              : drawingAddress('wait-in-light')
          }
        />
      </ContentHero>
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
            <CallButton>{call}</CallButton>
          </p>
        </section>
      </div>
    </>
  )
}

import { drawingAddress } from '#art/drawing-address.ts'
import { blocksNamed, type Document } from '#content/read.ts'
import { listItems, plainText } from '#content/text.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import { Inline } from '#app/blocks/text.tsx'
import { CallButton } from '#app/ui/phone-link.tsx'
import { ContentHero, HeroDrawing } from './content-hero.tsx'
import { ReadingSections } from './reading-sections.tsx'

const DRAWINGS: Readonly<Record<string, Parameters<typeof drawingAddress>[0]>> = {
  '/guides/locksmith-scams': 'scenes/two-work-orders',
  '/landlords': 'scenes/doorbell-panel',
  '/lockout-cost': 'scenes/signed-work-order',
}

export function GuidePage({ path, document }: { path: string; document: Document }) {
  const { call } = useCopy('innerPages')
  return (
    <>
      <ContentHero path={path} heading={document.heading} lead={document.lead}>
        <HeroDrawing src={drawingAddress(DRAWINGS[path] ?? 'scenes/wait-in-light')} />
      </ContentHero>
      <div className="shell-width reading headed">
        <ReadingSections sections={blocksNamed(document, 'section')} />
        {blocksNamed(document, 'further').map(({ heading, nodes }) => (
          <section key={plainText(heading)}>
            <h2>
              <Inline nodes={heading} />
            </h2>
            <ul className="page-links">
              {listItems(nodes).map((item) => (
                <li key={plainText(item)}>
                  <Inline nodes={item} />
                </li>
              ))}
            </ul>
            <p>
              <CallButton>{call}</CallButton>
            </p>
          </section>
        ))}
      </div>
    </>
  )
}

import { drawingAddress } from '#art/drawing-address.ts'
import { blocksNamed, type Document } from '#content/read.ts'
import { isTag, listItems, type Nodes, plainText } from '#content/text.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import { Inline } from '#app/blocks/text.tsx'
import { CallButton } from '#app/ui/phone-link.tsx'
import { ContentHero, HeroDrawing } from './content-hero.tsx'
import { ReadingSections } from './reading-sections.tsx'

const DRAWINGS: Readonly<Record<string, Parameters<typeof drawingAddress>[0]>> = {
  '/guides/locksmith-scams': 'scenes/two-work-orders',
  '/landlords': 'scenes/doorbell-panel',
  '/lockout-cost': 'scenes/signed-work-order',
  '/guides/while-you-wait': 'scenes/wait-in-light',
  '/pricing': 'scenes/price-tags',
}
const HUB = '/guides'

export function GuidePage({ path, document }: { path: string; document: Document }) {
  const { call } = useCopy('innerPages')
  return (
    <>
      <ContentHero path={path} heading={document.heading} lead={document.lead}>
        {path !== HUB && <HeroDrawing src={drawingOf(path)} />}
      </ContentHero>
      <div className="shell-width reading headed">
        <ReadingSections sections={blocksNamed(document, 'section')} />
        {blocksNamed(document, 'further').map(({ heading, nodes }) => (
          <section key={plainText(heading)}>
            <h2>
              <Inline nodes={heading} />
            </h2>
            {path === HUB ? (
              <GuideCards nodes={nodes} />
            ) : (
              <ul className="page-links">
                {listItems(nodes).map((item) => (
                  <li key={plainText(item)}>
                    <Inline nodes={item} />
                  </li>
                ))}
              </ul>
            )}
            <p>
              <CallButton>{call}</CallButton>
            </p>
          </section>
        ))}
      </div>
    </>
  )
}

const drawingOf = (path: string): string => drawingAddress(DRAWINGS[path] ?? 'scenes/wait-in-light')

/** Renders each link with the drawing of its page and what it is about. */
function GuideCards({ nodes }: { nodes: Nodes }) {
  return (
    <ul className="guide-cards">
      {listItems(nodes).map((item, index) => {
        const at = item.findIndex((node) => isTag(node, 'Link'))
        const link = item[at]
        const path = isTag(link, 'Link') ? String(link.attributes['path']) : HUB
        return (
          <li key={path}>
            <img
              src={drawingOf(path)}
              alt=""
              width="480"
              height="300"
              // The first two are on the first screen.
              loading={index < 2 ? 'eager' : 'lazy'}
            />
            <h3>
              <Inline nodes={item.slice(0, at + 1)} />
            </h3>
            <p>
              <Inline nodes={item.slice(at + 1)} />
            </p>
          </li>
        )
      })}
    </ul>
  )
}

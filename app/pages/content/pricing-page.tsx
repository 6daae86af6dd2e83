import { drawingAddress } from '#art/drawing-address.ts'
import { blocksNamed, type Document } from '#content/read.ts'
import { Inline } from '#app/blocks/text.tsx'
import { groupOf } from '../parts/group-of.ts'
import {
  caseLines,
  includesText,
  isPriced,
  lineText,
  mostText,
  type PriceLine,
  type PriceMessages,
  priceLine,
  priceText,
} from '#copy/price-text.ts'
import { business } from '#domain/business/business.ts'
import { useCopy, useLink, useNames } from '#copy/loader/use-copy.ts'
import { servicePath } from '#domain/pages/pages.ts'
import { servicesOf } from '#domain/services/services.ts'
import { SmallDrawing } from '#art/small/small-drawing.tsx'
import { ContentHero, HeroDrawing } from './content-hero.tsx'
import { ReadingSections } from './reading-sections.tsx'

/** The services on the tags, and where the price of each is written. */
const TAGS = [
  { label: 'House Lockout', x: 80, y: 194 },
  { label: 'Car Lockout', x: 240, y: 186 },
  { label: 'Business Lockout', x: 400, y: 226 },
] as const

/** Renders tags with the prices of three services; the list below has them all, as text. */
function PriceTags() {
  const messages = useCopy('prices')
  return (
    <div className="hero-drawing price-tags-drawing" aria-hidden="true">
      <HeroDrawing src={drawingAddress('scenes/price-tags')} />
      <svg viewBox="0 0 480 300">
        {TAGS.filter(({ label }) => isPriced(label)).map(({ label, x, y }) => (
          <text key={label} x={x} y={y} textAnchor="middle">
            {priceText(label, messages)}
          </text>
        ))}
      </svg>
    </div>
  )
}

/** Returns the lines of a service and its cases, without a line that repeats the tag's price. */
const linesOf = (label: string, messages: PriceMessages): readonly PriceLine[] => [
  ...(business.prices[label]?.total ? [priceLine(label, messages.usual, messages)] : []),
  ...caseLines(label, messages),
]

/** Renders the owner's price list: a row per service, then fees and terms. */
export function PricingPage({ document }: { document: Document }) {
  const link = useLink()
  const names = useNames()
  const messages = useCopy('prices')
  return (
    <>
      <ContentHero path="/pricing" heading={document.heading} lead={document.lead}>
        <PriceTags />
      </ContentHero>
      <div className="shell-width reading headed">
        {blocksNamed(document, 'prices').map((block) => {
          const group = groupOf(block)
          return (
            <section key={group.id}>
              <h2>
                <Inline nodes={block.heading} />
              </h2>
              <dl className="price-ledger">
                {servicesOf(group.id).map(({ label, slug }) => (
                  <div key={slug}>
                    <dt>
                      <SmallDrawing group={group.slug} slug={slug} />
                      <a href={link(servicePath(group.slug, slug))} className="text-link">
                        {names.service(label)}
                      </a>
                    </dt>
                    <dd className={isPriced(label) ? 'price-tag' : undefined}>
                      <b>{priceText(label, messages)}</b>
                    </dd>
                    <dd>
                      {[
                        ...linesOf(label, messages).map(lineText),
                        mostText(label, messages),
                        includesText(label, messages),
                      ]
                        .filter((text) => text !== null)
                        .map((text) => (
                          <p key={text}>{text}</p>
                        ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          )
        })}
        <ReadingSections sections={blocksNamed(document, 'terms', 'section')} />
      </div>
    </>
  )
}

import type { ReactNode } from 'react'
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

/** The services on the tags, three prices that differ, and where each is written. */
const TAGS = [
  { label: 'House Lockout', x: 80, y: 194 },
  { label: 'Car Key Replacement', x: 240, y: 186 },
  { label: 'Commercial Lock Rekey', x: 400, y: 226 },
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

/**
 * Renders a service on its rail: the price by day and by night, and behind it what that includes and
 * what other cases cost.
 */
function RackRow({
  label,
  path,
  drawing,
}: {
  readonly label: string
  readonly path: string
  readonly drawing: ReactNode
}) {
  const link = useLink()
  const names = useNames()
  const messages = useCopy('prices')
  const name = names.service(label)
  const usual = business.prices[label]?.total ? priceLine(label, messages.usual, messages) : null
  const amounts = usual?.amounts ?? [{ amount: priceText(label, messages), time: null }]
  const texts = [
    ...caseLines(label, messages).map(lineText),
    mostText(label, messages),
    includesText(label, messages),
  ].filter((text) => text !== null)
  return (
    <details>
      <summary>
        {drawing}
        <span className="rack-name">
          {name}
          {usual?.unit && <small> {usual.unit}</small>}
        </span>
        <span className="rack-prices">
          {amounts.map(({ amount, time }) => (
            <span key={time}>
              {' '}
              <b>{amount}</b>
              {time !== null && <small> {time}</small>}
            </span>
          ))}
        </span>
      </summary>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <a href={link(path)} className="text-link">
          {name}
        </a>
      </p>
    </details>
  )
}

/** Renders the owner's price list: a row per service, then fees and terms. */
export function PricingPage({ document }: { document: Document }) {
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
              <ul className="key-rack">
                {servicesOf(group.id).map(({ label, slug }) => (
                  <li key={slug}>
                    <RackRow
                      label={label}
                      path={servicePath(group.slug, slug)}
                      drawing={<SmallDrawing group={group.slug} slug={slug} />}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
        <ReadingSections sections={blocksNamed(document, 'terms', 'section')} />
      </div>
    </>
  )
}

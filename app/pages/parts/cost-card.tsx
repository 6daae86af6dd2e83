import type { ReactNode } from 'react'
import { factsAbout, type FactTopic } from '#copy/answers.ts'
import {
  caseLines,
  hasNightPrice,
  isPriced,
  type PriceLine,
  priceLine,
  termText,
} from '#copy/price-text.ts'
import { useCopy, useLink, useNames } from '#copy/loader/use-copy.ts'
import { business } from '#domain/business/business.ts'
import type { Service } from '#domain/services/services.ts'

interface CostCardProps {
  /** The heading, and what the figures cannot say. */
  readonly children: ReactNode
  readonly topic: FactTopic
  /** Services with a line each; none on a service's own page, which lists its cases. */
  readonly services?: readonly Service[]
}

/** Renders what every caller wants to know, in one look: prices, arrival, duration. */
export function CostCard({ children, topic, services = [] }: CostCardProps) {
  const messages = useCopy('answers')
  const prices = useCopy('prices')
  const link = useLink()
  return (
    <section className="shell-width cost-card">
      {children}
      <div>
        {topic.service === undefined ? (
          <ServicePrices services={services} />
        ) : (
          <CasePrices label={topic.service} />
        )}
        <dl className="answers">
          {factsAbout(topic, messages, prices).map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p>
        <a href={link('/pricing')} className="text-link">
          {prices.allPrices}
        </a>
      </p>
    </section>
  )
}

/** Renders the lines of services; those without a price in one sentence. */
function ServicePrices({ services }: { services: readonly Service[] }) {
  const names = useNames()
  const copy = useCopy('prices')
  const priced = services.filter(({ label }) => isPriced(label))
  const quoted = services.filter(({ label }) => !isPriced(label))
  return (
    <>
      <PriceLines lines={priced.map(({ label }) => priceLine(label, names.service(label), copy))} />
      {quoted.length > 0 && (
        <p>
          {copy.quoteFor} {quoted.map(({ label }) => names.service(label)).join(', ')}.
        </p>
      )}
    </>
  )
}

/** Renders what a service and its cases cost, if the owner states totals. */
function CasePrices({ label }: { label: string }) {
  const copy = useCopy('prices')
  const { total } = business.prices[label] ?? {}
  return (
    <PriceLines
      lines={[...(total ? [priceLine(label, copy.usual, copy)] : []), ...caseLines(label, copy)]}
    />
  )
}

/** Renders a list of prices, and when night begins. */
function PriceLines({ lines }: { lines: readonly PriceLine[] }) {
  const copy = useCopy('prices')
  const night = hasNightPrice(lines) ? termText('nightAndHoliday', copy) : null
  if (lines.length === 0) return null
  return (
    <>
      <PriceList lines={lines} />
      {night !== null && <p className="night-prices">{night}</p>}
    </>
  )
}

/** Renders a list of prices. */
export function PriceList({ lines }: { lines: readonly PriceLine[] }) {
  return (
    <dl className="price-lines">
      {lines.map((line) => (
        <PriceLineRow key={line.name} line={line} />
      ))}
    </dl>
  )
}

function PriceLineRow({ line: { name, unit, amounts } }: { readonly line: PriceLine }) {
  return (
    <div>
      <dt>
        {name}
        {unit !== null && <small> {unit}</small>}
      </dt>
      {amounts.map(({ amount, time }) => (
        <dd key={time}>
          {amount}
          {time !== null && <small> {time}</small>}
        </dd>
      ))}
    </div>
  )
}

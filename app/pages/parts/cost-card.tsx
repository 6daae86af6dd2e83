import type { ReactNode } from 'react'
import { factsAbout, type FactTopic } from '#copy/answers.ts'
import { isPriced, type PriceLine, priceLine } from '#copy/price-text.ts'
import { useCopy, useLink, useNames } from '#copy/loader/use-copy.ts'
import type { Service } from '#domain/services/services.ts'

interface CostCardProps {
  /** The heading, and what the figures cannot say. */
  readonly children: ReactNode
  readonly topic: FactTopic
  /** Services with a line each; none on a service's own page, whose price is a row. */
  readonly services?: readonly Service[]
}

/** Renders what every caller wants to know, in one look: price, night, arrival, duration. */
export function CostCard({ children, topic, services = [] }: CostCardProps) {
  const messages = useCopy('answers')
  const prices = useCopy('prices')
  const link = useLink()
  return (
    <section className="shell-width cost-card">
      {children}
      <div>
        <PriceLines services={services} />
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

/** Renders the services' lines of the price table; those without a price in one sentence. */
function PriceLines({ services }: { services: readonly Service[] }) {
  const names = useNames()
  const copy = useCopy('prices')
  const priced = services.filter(({ label }) => isPriced(label))
  const quoted = services.filter(({ label }) => !isPriced(label))
  return (
    <>
      {priced.length > 0 && (
        <dl className="price-lines">
          {priced.map(({ label }) => (
            <PriceLineRow key={label} name={names.service(label)} line={priceLine(label, copy)} />
          ))}
        </dl>
      )}
      {quoted.length > 0 && (
        <p>
          {copy.quoteFor} {quoted.map(({ label }) => names.service(label)).join(', ')}.
        </p>
      )}
    </>
  )
}

function PriceLineRow({ name, line }: { readonly name: string; readonly line: PriceLine }) {
  return (
    <div>
      <dt>
        {name}
        {line.unit !== null && <small> {line.unit}</small>}
      </dt>
      {line.amounts.map(({ amount, time }) => (
        <dd key={time}>
          {amount}
          {time !== null && <small> {time}</small>}
        </dd>
      ))}
    </div>
  )
}

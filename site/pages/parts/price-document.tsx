import type { Passage } from '#copy/types.ts'
import { isPriced, priceText } from '#copy/price-text.ts'
import { useCopy, useLink, useNames } from '#copy/loader/use-copy.ts'
import type { Service } from '#domain/services.ts'
import { TitledText } from './titled-text.tsx'

interface PriceDocumentProps {
  readonly copy: Passage
  /** One on a service's own page, where the price is a tag; the whole group on a category's. */
  readonly services: readonly Service[]
}

/** Renders what the job costs, with its lines of the price table. */
export function PriceDocument({ copy, services }: PriceDocumentProps) {
  const names = useNames()
  const messages = useCopy('prices')
  const [only, ...others] = services
  return (
    <div className="work-order price-document">
      <TitledText copy={copy} />
      {only && others.length === 0 && (
        <p className="price-tag">
          {names.service(only.label)} <b>{priceText(only.label, messages)}</b>
        </p>
      )}
      <PriceLines services={others.length === 0 ? [] : services} />
    </div>
  )
}

/**
 * Renders the services' lines of the price table, those without a price in one sentence, and a link
 * to the table.
 */
function PriceLines({ services }: { services: readonly Service[] }) {
  const link = useLink()
  const names = useNames()
  const copy = useCopy('prices')
  const priced = services.filter(({ label }) => isPriced(label))
  const quoted = services.filter(({ label }) => !isPriced(label))
  return (
    <>
      {priced.length > 0 && (
        <dl className="price-lines">
          {priced.map(({ label }) => (
            <div key={label}>
              <dt>{names.service(label)}</dt>
              <dd>{priceText(label, copy)}</dd>
            </div>
          ))}
        </dl>
      )}
      {quoted.length > 0 && (
        <p>
          {copy.quoteFor} {quoted.map(({ label }) => names.service(label)).join(', ')}.
        </p>
      )}
      <p>
        <a href={link('/pricing')} className="text-link">
          {copy.allPrices}
        </a>
      </p>
    </>
  )
}

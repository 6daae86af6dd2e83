import { isPriced, priceText } from '#copy/price-text.ts'
import { useCopy, useLink, useNames } from '#copy/loader/use-copy.ts'
import type { Service } from '#domain/services.ts'

/** Renders the services' lines of the price table, those without a price in one sentence, and a link to the table. */
export function PriceLines({ services }: { services: readonly Service[] }) {
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

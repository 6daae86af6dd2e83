import type { Passage as PassageCopy } from '#copy/types.ts'
import { priceText } from '#copy/price-text.ts'
import { useCopy, useNames } from '#copy/loader/use-copy.ts'
import type { Service } from '#domain/services.ts'
import { Passage } from './passage.tsx'
import { PriceLines } from './price-lines.tsx'

interface PriceDocumentProps {
  readonly copy: PassageCopy
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
      <Passage copy={copy} />
      {only && others.length === 0 && (
        <p className="price-tag">
          {names.service(only.label)} <b>{priceText(only.label, messages)}</b>
        </p>
      )}
      <PriceLines services={others.length === 0 ? [] : services} />
    </div>
  )
}

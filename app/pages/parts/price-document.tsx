import type { Passage as PassageCopy } from '#app/content/types.ts'
import { fill } from '#app/content/fill.ts'
import { innerPages } from '#app/content/inner-pages.ts'
import { business } from '#domain/business.ts'
import { offerOf } from './offers.ts'
import { Passage } from './passage.tsx'

/** What the job costs, on paper; a price tag hangs on it where the business names a price. */
export function PriceDocument({ path, copy }: { path: string; copy: PassageCopy }) {
  const offer = offerOf(path)
  return (
    <div className="work-order price-document">
      <Passage copy={copy} />
      {offer && (
        <p className="price-tag">
          {business.offers[offer].name} <b>{fill(innerPages.priceFrom[offer])}</b>
        </p>
      )}
    </div>
  )
}

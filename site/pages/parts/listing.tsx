import type { Listing as ListingCopy } from '#copy/types.ts'
import { BusinessText } from '#client/visit/business-text.tsx'

export function Listing({ copy }: { copy: ListingCopy }) {
  return (
    <div className="listing">
      <h3>{copy.heading}</h3>
      <ul>
        {copy.items.map((item) => (
          <li key={item}>
            <BusinessText text={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

import type { Listing as ListingCopy } from '#copy/types.ts'
import { BusinessText } from '#client/visit/business-text.tsx'

export function Listing({ copy, small }: { copy: ListingCopy; small?: boolean }) {
  const Heading = small ? 'h3' : 'h2'
  return (
    <div className="listing">
      <Heading>{copy.heading}</Heading>
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

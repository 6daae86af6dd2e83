import { Fragment } from 'react'
import { business } from '#domain/business/business.ts'

/** Links to the owner's email address, which may break after punctuation to fit a phone. */
export function EmailLink({ className }: { className?: string }) {
  return (
    <a href={`mailto:${business.supportEmail}`} className={className}>
      <span>
        {business.supportEmail.split(/(?<=[@.])/).map((part, index) => (
          <Fragment key={part}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
    </a>
  )
}

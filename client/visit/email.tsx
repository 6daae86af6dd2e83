import { Fragment } from 'react'
import { business } from '#domain/business.ts'

/** A link that writes to the business. Its address may break behind its signs, so that large letters fit a phone. */
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

import { useEffect, useRef } from 'react'
import { thankYou } from '#app/content/en/pages/thank-you.ts'
import type { Receipt } from '#app/receipt-strip/receipt.ts'
import { SentLead } from './sent-lead.tsx'
import { Slip } from './slip.tsx'
import { StripHere } from './strip-here.tsx'

export { StripHere }

/** What /thank-you says (R3), in the form's place for as long as that page does not come. A lazy chunk. */
export default function ThanksHere({ receipt }: { receipt: Receipt }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone, and this is what it was pressed for.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="request-form thanks-here">
      <h2 ref={heading} tabIndex={-1}>
        {thankYou.sent.heading.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </h2>
      <p className="lead">
        <SentLead receipt={receipt} />
      </p>
      <StripHere idempotencyKey={receipt.key} isSent />
      <Slip receipt={receipt} />
    </section>
  )
}

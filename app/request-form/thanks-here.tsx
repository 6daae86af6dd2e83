import { useEffect, useRef } from 'react'
import type { Copy } from '#app/copy/copy.ts'
import type { Receipt } from '#app/receipt-strip/receipt.ts'
import { storedTime } from '#app/receipt-strip/stored-time.ts'
import { SentLead } from './sent-lead.tsx'
import { Slip } from './slip.tsx'
import { StripHere } from './strip-here.tsx'

export { StripHere }

export interface ThanksHereProps {
  readonly receipt: Receipt
  readonly copy: Pick<Copy, 'language' | 'thankYou' | 'receiptStrip'>
}

/** What /thank-you says (R3), in the form's place for as long as that page does not come. A lazy chunk. */
export function ThanksHere({ receipt, copy }: ThanksHereProps) {
  const { thankYou, receiptStrip } = copy
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
        <SentLead text={thankYou.sent.lead} receipt={receipt} />
      </p>
      <StripHere
        idempotencyKey={receipt.key}
        storedTime={storedTime(receipt, copy.language)}
        words={receiptStrip}
      />
      <Slip copy={thankYou.slip} receipt={receipt} />
    </section>
  )
}

import { useEffect, useRef } from 'react'
import type { Copy } from '#copy/loader/copy.ts'
import type { Receipt } from '#client/status/receipt.ts'
import { storedTime } from '#client/status/stored-time.ts'
import { SentLead } from './sent-lead.tsx'
import { Slip } from './slip.tsx'
import { BannerHere } from './banner-here.tsx'

export { BannerHere }

export interface ThanksHereProps {
  readonly receipt: Receipt
  readonly copy: Pick<Copy, 'language' | 'thankYou' | 'statusBanner'>
}

/** What /thank-you says (R3), in the form's place for as long as that page does not come. A lazy chunk. */
export function ThanksHere({ receipt, copy }: ThanksHereProps) {
  const { thankYou, statusBanner } = copy
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
      <BannerHere
        idempotencyKey={receipt.key}
        storedTime={storedTime(receipt, copy.language)}
        words={statusBanner}
      />
      <Slip copy={thankYou.slip} receipt={receipt} />
    </section>
  )
}

import { fill } from '#app/content/fill.ts'
import { thankYou } from '#app/content/en/pages/thank-you.ts'
import type { Receipt } from '#app/receipt-strip/receipt.ts'

/** Stands where the visitor's number goes; in no text. */
const GAP = '\n'

/** Who will call, and on which number. Without a receipt boot/receipt.ts fills it in. */
export function SentLead({ receipt }: { receipt?: Receipt }) {
  const [before, after] = fill(thankYou.sent.lead, { visitorPhone: GAP }).split(GAP)
  return (
    <>
      {before}
      <b data-receipt="phone">{receipt?.phone}</b>
      {after}
    </>
  )
}

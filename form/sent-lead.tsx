import { fill } from '#copy/fill.ts'
import type { Receipt } from '#client/status/receipt.ts'

/** Stands where the visitor's number goes; in no text. */
const GAP = '\n'

/** Who will call, and on which number. @param text with the gap `visitorPhone`. Without a receipt boot/receipt.ts fills it in. */
export function SentLead({ text, receipt }: { text: string; receipt?: Receipt }) {
  const [before, after] = fill(text, { visitorPhone: GAP }).split(GAP)
  return (
    <>
      {before}
      <b className="phone-number" data-receipt="phone">
        {receipt?.phone}
      </b>
      {after}
    </>
  )
}

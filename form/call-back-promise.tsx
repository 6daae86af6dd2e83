import { fillTemplate } from '#copy/fill-template.ts'
import type { SentSubmission } from '#client/status/sent-submission.ts'

/** Stands where the visitor's number goes; in no text. */
const PHONE_PLACEHOLDER = '\n'

/** Who will call, and on which number. @param text with the gap `visitorPhone`. Without a receipt boot/receipt.ts fills it in. */
export function CallBackPromise({ text, receipt }: { text: string; receipt?: SentSubmission }) {
  const [before, after] = fillTemplate(text, { visitorPhone: PHONE_PLACEHOLDER }).split(
    PHONE_PLACEHOLDER,
  )
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

import { fillTemplate } from '#copy/fill-template.ts'
import type { SentSubmission } from '#app/browser/status/sent-submission.ts'

/** Placeholder of the visitor's number; occurs in no text. */
const PHONE_PLACEHOLDER = '\n'

/**
 * Renders who will call, and on which number. Without a sent submission
 * app/browser/fill-thank-you.ts fills it in.
 * @param text copy with the placeholder `visitorPhone`
 */
export function CallBackPromise({
  text,
  sent,
}: {
  text: string
  sent?: SentSubmission | undefined
}) {
  const [before, after] = fillTemplate(text, { visitorPhone: PHONE_PLACEHOLDER }).split(
    PHONE_PLACEHOLDER,
  )
  return (
    <>
      {before}
      <b className="phone-number" data-sent-field="phone">
        {sent?.phone}
      </b>
      {after}
    </>
  )
}

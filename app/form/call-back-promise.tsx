import type { SentSubmission } from '#app/browser/status/sent-submission.ts'
import { Filled } from '#app/ui/filled.tsx'

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
  const visitorPhone = (
    <b className="phone-number" data-sent-field="phone">
      {sent?.phone}
    </b>
  )
  return <Filled text={text} parts={{ visitorPhone }} />
}

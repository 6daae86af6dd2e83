import type { ThankYouCopy } from '#copy/page-types.ts'
import type { SentSubmission } from '#app/browser/status/sent-submission.ts'

/**
 * Renders the submitted data. Without a sent submission app/browser/fill-thank-you.ts fills it in.
 */
export function SubmissionSummary({
  copy,
  sent,
}: {
  copy: ThankYouCopy['summary']
  sent?: SentSubmission | undefined
}) {
  return (
    <>
      <h2 className="submission-summary-heading">{copy.heading}</h2>
      <dl className="submission-summary-list">
        {(
          [
            [copy.service, 'service'],
            [copy.where, 'address'],
            [copy.when, 'timeframe'],
          ] as const
        ).map(([label, name]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd data-sent-field={name}>{sent?.[name]}</dd>
          </div>
        ))}
      </dl>
      <p className="submission-summary-note">{copy.wrong}</p>
    </>
  )
}

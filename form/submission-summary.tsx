import type { ThankYouCopy } from '#copy/page-types.ts'
import type { SentSubmission } from '#client/status/sent-submission.ts'

/**
 * Renders the submitted data. Without a sent submission first-paint/fill-thank-you.ts fills it in.
 */
export function SubmissionSummary({
  copy,
  sent,
}: {
  copy: ThankYouCopy['summary']
  sent?: SentSubmission
}) {
  return (
    <>
      <h2 className="text-[2.1rem]">{copy.heading}</h2>
      <dl className="mt-3">
        {(
          [
            [copy.service, 'service'],
            [copy.where, 'address'],
            [copy.when, 'timeframe'],
          ] as const
        ).map(([label, name]) => (
          <div key={name} className="flex flex-wrap gap-x-2 border-t-[1.5px] border-ink py-2.5">
            <dt className="w-[5.5rem] text-ink-3">{label}</dt>
            <dd className="flex-[1_1_8rem] font-semibold" data-sent-field={name}>
              {sent?.[name]}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 mb-4 text-[0.9375rem]">{copy.wrong}</p>
    </>
  )
}

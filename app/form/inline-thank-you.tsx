import { useEffect, useRef } from 'react'
import type { Copy } from '#copy/loader/copy.ts'
import type { SentSubmission } from '#app/browser/status/sent-submission.ts'
import { storedTime } from '#app/browser/status/stored-time.ts'
import { Lines } from '#app/ui/lines.tsx'
import { CallBackPromise } from './call-back-promise.tsx'
import { SubmissionSummary } from './submission-summary.tsx'
import { InlineStatusBanner } from './inline-status-banner.tsx'

export { InlineStatusBanner }

export interface InlineThankYouProps {
  readonly sent: SentSubmission
  readonly copy: Pick<Copy, 'language' | 'thankYou' | 'statusBanner'>
}

/** Renders /thank-you in place of the form while that page cannot be loaded. A lazy chunk. */
export function InlineThankYou({ sent, copy }: InlineThankYouProps) {
  const { thankYou, statusBanner } = copy
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button is gone; this is its result.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="submission-form inline-thank-you">
      <h2 ref={heading} tabIndex={-1}>
        <Lines lines={thankYou.sent.heading} />
      </h2>
      {sent.advice === 'inside' && (
        <p className="lead">
          <strong>{thankYou.inside.lead}</strong>
        </p>
      )}
      <p className="lead">
        <CallBackPromise
          text={sent.advice === 'planned' ? thankYou.sent.plannedLead : thankYou.sent.lead}
          sent={sent}
        />
      </p>
      <InlineStatusBanner
        idempotencyKey={sent.key}
        storedTime={storedTime(sent, copy.language)}
        copy={statusBanner}
      />
      <SubmissionSummary copy={thankYou.summary} sent={sent} />
    </section>
  )
}

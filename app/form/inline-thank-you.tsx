import { useEffect, useRef } from 'react'
import type { Copy } from '#copy/loader/copy.ts'
import type { SentSubmission } from '#app/browser/status/sent-submission.ts'
import { storedTime } from '#app/browser/status/stored-time.ts'
import { InlineStatusBanner } from './inline-status-banner.tsx'
import { Thanks } from './thanks.tsx'

export { InlineStatusBanner }

interface InlineThankYouProps {
  readonly sent: SentSubmission
  readonly copy: Pick<Copy, 'language' | 'thankYou' | 'statusBanner'>
}

/** Renders the thanks in place of the form while /thank-you cannot be loaded. A lazy chunk. */
export function InlineThankYou({ sent, copy }: InlineThankYouProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button is gone; this is its result.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="submission-form">
      <Thanks
        copy={copy.thankYou}
        sent={sent}
        level={2}
        headingRef={heading}
        banner={
          <InlineStatusBanner
            idempotencyKey={sent.key}
            storedTime={storedTime(sent, copy.language)}
            copy={copy.statusBanner}
          />
        }
      />
    </div>
  )
}

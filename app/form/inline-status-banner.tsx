import { useEffect, useRef } from 'react'
import type { StatusBannerCopy } from '#copy/page-types.ts'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { startBanner } from '#app/browser/status/banner.ts'
import { StatusBanner } from '#app/browser/status/status-banner.tsx'
import { THANK_YOU_PATH } from './thank-you-path.ts'

export interface InlineStatusBannerProps {
  /** Idempotency key of the submission that was or is being sent. */
  readonly idempotencyKey: string
  /** Time of day at which the server stored it; `null` while it may be only on this phone. */
  readonly storedTime: string | null
}

/** Renders the banner in the form: a submission may have arrived without its response. */
export function InlineStatusBanner({
  idempotencyKey,
  storedTime,
  copy: messages,
}: InlineStatusBannerProps & { readonly copy: StatusBannerCopy }) {
  const { onlyOnPhone } = useCopy('submissionForm').anotherWay
  const isStored = storedTime !== null
  const link = useLink()
  const root = useRef<HTMLDivElement>(null)
  useEffect(
    () => (root.current ? startBanner(root.current, { idempotencyKey, isStored }) : undefined),
    [idempotencyKey, isStored],
  )
  return (
    <div ref={root} className="status-banner">
      <StatusBanner
        copy={messages}
        page={link(THANK_YOU_PATH)}
        headingLevel="h3"
        unsent={isStored ? null : onlyOnPhone}
        storedTime={storedTime}
      />
    </div>
  )
}

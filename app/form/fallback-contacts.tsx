import { type ComponentType, lazy, Suspense } from 'react'
import { useCopy, useNames } from '#copy/loader/use-copy.ts'
import type { Draft } from '#domain/submission/draft.ts'
import { CallButton, currentPhone, PhoneNumber } from '#app/ui/phone-link.tsx'
import { smsHref } from './text-message.ts'
import type { InlineStatusBannerProps } from './inline-status-banner.tsx'
import { loadInlineThankYou } from './prefetch-thank-you.ts'

/** In the chunk of the thank-you text, which is prefetched while the connection works. */
const InlineStatusBanner = lazy<ComponentType<InlineStatusBannerProps>>(() =>
  loadInlineThankYou().then(
    ({ InlineStatusBanner: Banner, copy }) => ({
      default: (props) => <Banner {...props} copy={copy.statusBanner} />,
    }),
    () => ({ default: NotSentNotice }),
  ),
)

/** Fallback text without that chunk. */
function NotSentNotice() {
  const { onlyOnPhone } = useCopy('submissionForm').anotherWay
  return (
    <p className="fallback-contacts-status" role="status">
      {onlyOnPhone}
    </p>
  )
}

/**
 * Renders a call link and a prepared text message: both often work without a data connection.
 */
export function FallbackContacts({
  draft,
  triedKey,
}: {
  draft: Draft
  /** Idempotency key of the last attempt, which may have arrived although no response came. */
  triedKey: string | null
}) {
  const messages = { ...useCopy('submissionForm'), names: useNames() }
  const { heading, text, call, sms } = messages.anotherWay
  return (
    <div className="fallback-contacts">
      <h3>{heading}</h3>
      <p>{text}</p>
      <div className="fallback-contacts-links">
        <CallButton>
          <span>
            {call} <PhoneNumber />
          </span>
        </CallButton>
        <a className="btn btn-outline" href={smsHref(currentPhone(), draft, messages)}>
          {sms}
        </a>
      </div>
      {triedKey !== null && (
        <div className="fallback-contacts-banner">
          <Suspense fallback={<NotSentNotice />}>
            <InlineStatusBanner idempotencyKey={triedKey} storedTime={null} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

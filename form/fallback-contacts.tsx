import { type ComponentType, lazy, Suspense } from 'react'
import { useCopy, useNames } from '#copy/loader/use-copy.ts'
import type { Draft } from '#domain/submission/draft.ts'
import { CallButton, currentPhone, PhoneNumber } from '#client/visit/phone-link.tsx'
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
    <p className="font-semibold" role="status">
      {onlyOnPhone}
    </p>
  )
}

/**
 * Renders a call link and a prepared text message: both often work without a data connection (R41).
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
    <div className="border-t-[1.5px] border-ink bg-manila px-5 pt-4 pb-5 lg:px-7.5">
      <h3 className="text-[1.6rem]">{heading}</h3>
      <p className="mt-1">{text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <CallButton className="grow">
          <span>
            {call} <PhoneNumber />
          </span>
        </CallButton>
        <a className="btn btn-outline grow" href={smsHref(currentPhone(), draft, messages)}>
          {sms}
        </a>
      </div>
      {triedKey !== null && (
        <div className="mt-3">
          <Suspense fallback={<NotSentNotice />}>
            <InlineStatusBanner idempotencyKey={triedKey} storedTime={null} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

import { type RefObject, useState } from 'react'
import { delayOrReconnect } from './connection.ts'
import type { SentSubmission } from '#app/browser/status/sent-submission.ts'
import { canShowThankYou, prefetchThankYou } from './prefetch-thank-you.ts'

/** Milliseconds between the server's confirmation and the thank-you page. */
export const REDIRECT_DELAY_MS = 500
/** Milliseconds before the redirect at which the page is checked: late, to be still valid. */
const CHECK_BEFORE_REDIRECT_MS = 200
/** Milliseconds before the next check; less if the connection returns. */
const RECHECK_DELAY_MS = 3000

interface Options {
  /** Address of the thank-you page in this page's language. */
  readonly page: string
  readonly form: RefObject<HTMLFormElement | null>
}

export type ThankYou = ReturnType<typeof useThankYou>

/**
 * Navigates to the thank-you page, but only if it can be loaded. If the connection is lost after
 * the submission, the form shows the same text and navigates later; without storage it only shows
 * the text.
 */
export function useThankYou({ page, form }: Options) {
  const [sentInPlace, setSentInPlace] = useState<SentSubmission | null>(null)

  async function navigate(sent: SentSubmission, showable: Promise<boolean>): Promise<void> {
    let canShow = await showable
    while (!canShow) {
      setSentInPlace(sent)
      await delayOrReconnect(RECHECK_DELAY_MS)
      canShow = await canShowThankYou(page)
    }
    // The browser must not restore what was sent when the visitor comes back.
    form.current?.setAttribute('autocomplete', 'off')
    location.assign(page)
  }

  return {
    sentInPlace,
    /** Requests the page if no fresh copy is cached; for likely submissions and while sending. */
    prefetch: () => prefetchThankYou(page),
    /**
     * @param options.receivedAt when the confirmation arrived, in milliseconds of `performance.now()`
     * @param options.isSaved whether the thank-you page can read what was sent; otherwise it would
     *   say that there is no request
     */
    confirm(
      sent: SentSubmission,
      { receivedAt, isSaved }: { readonly receivedAt: number; readonly isSaved: boolean },
    ): void {
      if (!isSaved) return setSentInPlace(sent)
      // A slow phone takes a tenth of the delay to come here.
      const delay = REDIRECT_DELAY_MS - (performance.now() - receivedAt)
      const showable = new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(canShowThankYou(page)), delay - CHECK_BEFORE_REDIRECT_MS)
      })
      // Not in the first timer's callback, because each is late on a slow phone.
      setTimeout(() => void navigate(sent, showable), delay)
    },
  }
}

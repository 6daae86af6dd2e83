import { useEffect, useState } from 'react'
import { pause } from './connection.ts'
import type { SentSubmission } from '#client/status/sent-submission.ts'
import { canShowThankYou, prefetchThankYou } from './prefetch-thank-you.ts'

/** Milliseconds between the confirmation and the thank-you page (R36). */
export const REDIRECT_DELAY_MS = 500
/** Milliseconds before the redirect at which it is checked that the page can be shown: late, so that the answer still holds. */
const CHECKED_BEFORE = 200
/** Milliseconds before the next check; less when the connection comes back. */
const THANKS_PAUSE = 3000

interface Options {
  /** Address of the thank-you page in the language of this one. */
  readonly page: string
  /** There is something that may soon be sent: the page that says thank you is fetched. */
  readonly likely: boolean
  readonly beforeLeaving: () => void
}

/**
 * The way to the thank-you page. This page is left only for one that
 * comes: should the connection die right after the request went through, the
 * form says the same words in its own place and goes on later.
 */
export function useThankYou({ page, likely, beforeLeaving }: Options) {
  const [inPlace, setInPlace] = useState<SentSubmission | null>(null)

  useEffect(() => {
    if (likely) prefetchThankYou(page)
  }, [likely, page])

  async function goOn(receipt: SentSubmission, showable: Promise<boolean>): Promise<void> {
    let canShow = await showable
    while (!canShow) {
      setInPlace(receipt)
      await pause(THANKS_PAUSE)
      canShow = await canShowThankYou(page)
    }
    // The browser fills a form that is come back to with what it held.
    beforeLeaving()
    location.assign(page)
  }

  return {
    /** What to say thank you for here; null while that is the other page's business. */
    inPlace,
    /** While the answer to a submission is on its way: a page that was fetched too long ago is fetched again. */
    prepare: () => prefetchThankYou(page),
    say(receipt: SentSubmission): void {
      const showable = new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(canShowThankYou(page)), REDIRECT_DELAY_MS - CHECKED_BEFORE)
      })
      // Not in the first timer's callback: on a slow phone each of them is late.
      setTimeout(() => void goOn(receipt, showable), REDIRECT_DELAY_MS)
    },
    forget: () => setInPlace(null),
  }
}

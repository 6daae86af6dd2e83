import { delayOrReconnect } from './connection.ts'
import { canShowThankYou } from './prefetch-thank-you.ts'

/** Milliseconds between the server's confirmation and the thank-you page. */
const REDIRECT_DELAY_MS = 500
/** Milliseconds before the redirect at which the page is checked: late, to be still valid. */
const CHECK_BEFORE_REDIRECT_MS = 200
/** Milliseconds before the next check; less if the connection returns. */
const RECHECK_DELAY_MS = 3000

interface Options {
  /** When the server's confirmation arrived, in milliseconds of `performance.now()`. */
  readonly receivedAt: number
  /** Called while the page cannot be loaded: the form shows its text. */
  readonly onUnreachable: () => void
}

/**
 * Opens the thank-you page, but only if it can be loaded: without a connection as soon as there is
 * one again.
 * @param page its address in this page's language
 */
export function openThankYou(
  page: string,
  form: HTMLFormElement | null,
  { receivedAt, onUnreachable }: Options,
): void {
  async function navigate(showable: Promise<boolean>): Promise<void> {
    let canShow = await showable
    while (!canShow) {
      onUnreachable()
      await delayOrReconnect(RECHECK_DELAY_MS)
      canShow = await canShowThankYou(page)
    }
    // The browser must not restore what was sent when the visitor comes back.
    form?.setAttribute('autocomplete', 'off')
    location.assign(page)
  }

  // A slow phone takes a tenth of the delay to come here.
  const delay = REDIRECT_DELAY_MS - (performance.now() - receivedAt)
  const showable = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(canShowThankYou(page)), delay - CHECK_BEFORE_REDIRECT_MS)
  })
  // Not in the first timer's callback, because each is late on a slow phone.
  setTimeout(() => void navigate(showable), delay)
}

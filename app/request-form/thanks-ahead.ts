import { loadCopy } from '#app/copy/load-copy.ts'

/** Milliseconds that the server has to answer; whoever waits longer is thanked where they are. */
const TIME_LIMIT = 4_000

/** The words of the thank-you page, to be said in the form should that page not come. */
export async function loadThanksHere() {
  const [{ ThanksHere, StripHere }, copy] = await Promise.all([
    import('./thanks-here.tsx'),
    loadCopy('thankYou', 'receiptStrip'),
  ])
  return { ThanksHere, StripHere, copy }
}

/**
 * Fetches the thank-you page ahead, so that it need only be asked whether it
 * is still the same, and its words, for a connection that is gone by then.
 */
export function prepareThanks(page: string): void {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.href = page
  document.head.append(link)
  // Lost on the way: then one line of the form says it.
  loadThanksHere().catch(() => undefined)
}

/** True when the server of the thank-you page answers now, so that nobody is led to the browser's own error page. */
export async function canReachThanks(page: string): Promise<boolean> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), TIME_LIMIT)
  try {
    const { signal } = controller
    return (await fetch(page, { method: 'HEAD', cache: 'no-store', signal })).ok
  } catch {
    // No connection (TypeError), or no answer in time (DOMException).
    return false
  } finally {
    clearTimeout(timer)
  }
}

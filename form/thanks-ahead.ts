import { loadCopy } from '#copy/loader/load-copy.ts'

/** Milliseconds that the server has to answer where the page is not in the cache. */
const TIME_LIMIT_MS = 4_000

/** The words of the thank-you page, to be said in the form should that page not come. */
export async function loadThanksHere() {
  const [{ ThanksHere, BannerHere }, copy] = await Promise.all([
    import('./thanks-here.tsx'),
    loadCopy('thankYou', 'statusBanner'),
  ])
  return { ThanksHere, BannerHere, copy }
}

/**
 * Fetches the thank-you page into the browser's HTTP cache, where its max-age
 * (server/http/site.ts) lets the navigation to it use it without a request
 * (R177). While the cached copy is fresh this costs no request either.
 * @returns true when the whole page is there
 */
async function cacheThanks(page: string, init: RequestInit): Promise<boolean> {
  try {
    const response = await fetch(page, init)
    await response.text()
    return response.ok
  } catch {
    // No connection (TypeError), or no answer in time (DOMException).
    return false
  }
}

/** Fetches the thank-you page ahead, and its words for the form should that page not come. */
export function prepareThanks(page: string): void {
  void cacheThanks(page, { priority: 'low' })
  // Lost on the way: then one line of the form says it.
  loadThanksHere().catch(() => undefined)
}

/**
 * Checks that the thank-you page can be shown now, so that nobody is led to
 * the browser's own error page: from the cache where it is fresh there,
 * otherwise from its server.
 */
export async function canShowThanks(page: string): Promise<boolean> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), TIME_LIMIT_MS)
  const isThere = await cacheThanks(page, { signal: controller.signal })
  clearTimeout(timer)
  return isThere
}

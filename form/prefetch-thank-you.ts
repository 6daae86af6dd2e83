import { loadCopy } from '#copy/loader/load-copy.ts'

/** Milliseconds that the server has to answer where the page is not in the cache. */
const TIME_LIMIT_MS = 4_000

/** The words of the thank-you page, to be said in the form should that page not come. */
export async function loadInlineThankYou() {
  const [{ InlineThankYou, BannerHere }, copy] = await Promise.all([
    import('./inline-thank-you.tsx'),
    loadCopy('thankYou', 'statusBanner'),
  ])
  return { InlineThankYou, BannerHere, copy }
}

/**
 * Fetches the thank-you page into the browser's HTTP cache, where its max-age
 * (server/http/site.ts) lets the navigation to it use it without a request.
 * While the cached copy is fresh this costs no request either.
 * @returns true when the whole page is there
 */
async function cacheThankYouPage(page: string, init: RequestInit): Promise<boolean> {
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
export function prefetchThankYou(page: string): void {
  void cacheThankYouPage(page, { priority: 'low' })
  // Lost on the way: then one line of the form says it.
  loadInlineThankYou().catch(() => undefined)
}

/**
 * Checks that the thank-you page can be shown now, so that nobody is led to
 * the browser's own error page: from the cache where it is fresh there,
 * otherwise from its server.
 */
export async function canShowThankYou(page: string): Promise<boolean> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), TIME_LIMIT_MS)
  const isThere = await cacheThankYouPage(page, { signal: controller.signal })
  clearTimeout(timer)
  return isThere
}

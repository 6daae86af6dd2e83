import { loadCopy } from '#copy/loader/load-copy.ts'

/** Milliseconds for the server to respond if the page is not cached. */
const TIME_LIMIT_MS = 4_000

/** Loads the thank-you text that the form shows if that page cannot be loaded. */
export async function loadInlineThankYou() {
  const [{ InlineThankYou, InlineStatusBanner }, copy] = await Promise.all([
    import('./inline-thank-you.tsx'),
    loadCopy('thankYou', 'statusBanner'),
  ])
  return { InlineThankYou, InlineStatusBanner, copy }
}

/** Loads the drawing that the submit button shows while it is busy. */
export const loadSendingKey = () => import('#art/computed/pins/sending-key.tsx')

/**
 * Fetches the thank-you page into the browser's HTTP cache, where its max-age (server/site/site.ts)
 * allows navigation without a request. Costs no request while the cached copy is fresh.
 * @returns true if the whole page is cached
 */
async function cacheThankYouPage(page: string, init: RequestInit): Promise<boolean> {
  try {
    const response = await fetch(page, init)
    await response.text()
    return response.ok
  } catch {
    // Offline (TypeError), or no response in time (DOMException).
    return false
  }
}

/** Prefetches the thank-you page, and its text in case that page cannot be loaded. */
export function prefetchThankYou(page: string): void {
  void cacheThankYouPage(page, { priority: 'low' })
  // A chunk failed to load: the form then shows one line, and the button the mark.
  Promise.all([loadInlineThankYou(), loadSendingKey()]).catch(() => undefined)
}

/**
 * Checks that the thank-you page can be shown, so that the browser's error page never appears: from
 * the cache if fresh, otherwise from the server.
 */
export async function canShowThankYou(page: string): Promise<boolean> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), TIME_LIMIT_MS)
  const isThere = await cacheThankYouPage(page, { signal: controller.signal })
  clearTimeout(timer)
  return isThere
}

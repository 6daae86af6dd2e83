import { isServerAway } from './server-away.ts'

const ASK_AGAIN_MS = 5000

/**
 * Reloads the page as soon as its server answers. Asks at once, when the connection returns and when
 * the visitor returns, and every five seconds while only a proxy answers. Reloading without asking could replace our page, and its
 * phone number, by the browser's error page.
 */
export function reloadWhenReachable(reload = (): void => location.reload()): void {
  const ask = async (): Promise<void> => {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    if (isServerAway(status)) setTimeout(attempt, ASK_AGAIN_MS)
    else reload()
  }
  const attempt = (): void => {
    // Offline, `fetch` rejects; the next event asks again.
    ask().catch(() => undefined)
  }
  addEventListener('online', attempt)
  document.addEventListener('visibilitychange', attempt)
  attempt()
}

/**
 * Reloads the page as soon as its server answers with any status. Asks at once, when the connection
 * returns and when the visitor returns. Reloading without asking could replace our page, and its
 * phone number, by the browser's error page.
 */
export function reloadWhenReachable(reload = () => location.reload()): void {
  const attempt = async () => {
    try {
      await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      // Offline, `fetch` rejects; the next event asks again.
      return
    }
    reload()
  }
  addEventListener('online', () => void attempt())
  document.addEventListener('visibilitychange', () => void attempt())
  void attempt()
}

/**
 * Reloads the page as soon as its server answers with any status. Asks at once, when the connection
 * returns and when the visitor returns. Reloading without asking could replace our page, and its
 * phone number, by the browser's error page.
 */
export function reloadWhenReachable(reload = (): void => location.reload()): void {
  const attempt = (): void => {
    // Offline, `fetch` rejects; the next event asks again.
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(reload, () => undefined)
  }
  addEventListener('online', attempt)
  document.addEventListener('visibilitychange', attempt)
  attempt()
}

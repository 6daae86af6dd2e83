interface Dependencies {
  readonly ask: () => Promise<unknown>
  readonly reload: () => void
  /** Fires 'online'. */
  readonly network: EventTarget
  /** Fires 'visibilitychange'. */
  readonly page: EventTarget
}

/**
 * Reloads the page as soon as its server answers with any status. Asks at once, when the connection
 * returns and when the visitor returns. Reloading without asking could replace our page, and its
 * phone number, by the browser's error page.
 */
export function reloadWhenReachable(deps: Partial<Dependencies> = {}): void {
  const {
    ask = () => fetch(location.href, { method: 'HEAD', cache: 'no-store' }),
    reload = () => location.reload(),
    network = window,
    page = document,
  } = deps
  const attempt = async () => {
    try {
      await ask()
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      // Offline, `fetch` rejects; the next event asks again.
      return
    }
    reload()
  }
  network.addEventListener('online', () => void attempt())
  page.addEventListener('visibilitychange', () => void attempt())
  void attempt()
}

/** What of the browser is needed, and what is to be done. */
interface Surroundings {
  readonly ask: () => Promise<unknown>
  readonly reload: () => void
  /** Fires 'online'. */
  readonly line: EventTarget
  /** Fires 'visibilitychange'. */
  readonly tab: EventTarget
}

/**
 * Loads the page anew as soon as its server answers, whatever the answer:
 * asked at once, when the connection comes back and when the visitor comes back.
 * Reloading without asking first would put the browser's own error page in
 * the place of ours, and the phone number would be gone.
 * @returns ends the waiting
 */
export function reloadWhenReachable(given: Partial<Surroundings> = {}): () => void {
  const {
    ask = () => fetch(location.href, { method: 'HEAD', cache: 'no-store' }),
    reload = () => location.reload(),
    line = window,
    tab = document,
  } = given
  const waiting = new AbortController()
  const { signal } = waiting
  const attempt = async () => {
    try {
      await ask()
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      // What `fetch` says without a connection; the next event asks again.
      return
    }
    if (!signal.aborted) reload()
  }
  line.addEventListener('online', () => void attempt(), { signal })
  tab.addEventListener('visibilitychange', () => void attempt(), { signal })
  void attempt()
  return () => waiting.abort()
}

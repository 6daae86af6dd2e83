/** Result of a poll: the text of a 200; '' for any other status. */
export interface Answer {
  readonly status: number
  readonly redirected: boolean
  readonly text: string
}

export interface PollOptions {
  readonly address: string
  /** ETag of the content that the page shows already. */
  readonly etag?: string | undefined
  /** Milliseconds until the next request, given the milliseconds since the first one. */
  readonly pause: (openForMs: number) => number
  /**
   * Receives each answer, or `null` if the server cannot be reached.
   * @returns false to end polling
   */
  readonly onAnswer: (answer: Answer | null) => boolean | Promise<boolean>
}

export interface PollDeps {
  readonly fetch: typeof fetch
  /** Milliseconds since any fixed point in time. */
  readonly now: () => number
  /** Calls back after `ms`; returns a function that cancels it. */
  readonly setTimer: (ms: number, callback: () => void) => () => void
  readonly isVisible: () => boolean
  /**
   * Calls back when the page becomes visible or the connection returns; returns a function that
   * unsubscribes.
   */
  readonly onReturn: (callback: () => void) => () => void
}

/**
 * Polls an address with the ETag of the last answer: only while the page is visible, at once when
 * it becomes visible again, and never two requests at once.
 * @returns a function that stops polling
 */
export function poll(
  { address, etag: known = '', pause, onAnswer }: PollOptions,
  { fetch, now, setTimer, isVisible, onReturn }: PollDeps = pageDeps(),
): () => void {
  const started = now()
  let etag = known
  let isStopped = false
  let isRequesting = false
  let cancel = (): void => {}

  const request = async (): Promise<Answer> => {
    const response = await fetch(address, {
      headers: { 'if-none-match': etag },
      cache: 'no-store',
    })
    const { status, redirected, headers } = response
    const text = status === 200 ? await response.text() : ''
    if (status === 200) etag = headers.get('etag') ?? ''
    return { status, redirected, text }
  }

  const pollOnce = async (): Promise<void> => {
    cancel()
    if (isStopped || isRequesting || !isVisible()) return
    isRequesting = true
    // Offline, `fetch` rejects; so does an interrupted body.
    const answer = await request().catch(() => null)
    const continues = isStopped || (await onAnswer(answer))
    isRequesting = false
    if (!continues) stop()
    else if (!isStopped) cancel = setTimer(pause(now() - started), () => void pollOnce())
  }

  const stopListening = onReturn(() => void pollOnce())
  const stop = (): void => {
    isStopped = true
    cancel()
    stopListening()
  }

  void pollOnce()
  return stop
}

const pageDeps = (): PollDeps => ({
  fetch: (input, init) => fetch(input, init),
  now: () => performance.now(),
  setTimer(ms, callback) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
  isVisible: () => document.visibilityState === 'visible',
  onReturn(callback) {
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('visibilitychange', callback, { signal })
    addEventListener('online', callback, { signal })
    // Restored from the back/forward cache.
    addEventListener('pageshow', ({ persisted }) => void (persisted && callback()), { signal })
    return () => listeners.abort()
  },
})

/** Result of a poll: the text of a 200; '' for any other status. */
export interface Answer {
  readonly status: number
  readonly redirected: boolean
  readonly text: string
}

interface PollOptions {
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

/**
 * Polls an address with the ETag of the last answer: only while the page is visible, at once when
 * it becomes visible again, and never two requests at once.
 * @returns a function that stops polling
 */
export function poll({ address, etag: known = '', pause, onAnswer }: PollOptions): () => void {
  const started = performance.now()
  const listeners = new AbortController()
  const { signal } = listeners
  let etag = known
  let isRequesting = false
  let timer: ReturnType<typeof setTimeout> | undefined

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
    clearTimeout(timer)
    if (signal.aborted || isRequesting || document.visibilityState !== 'visible') return
    isRequesting = true
    // Offline, `fetch` rejects; so does an interrupted body.
    const answer = await request().catch(() => null)
    const continues = signal.aborted || (await onAnswer(answer))
    isRequesting = false
    if (!continues) stop()
    else if (!signal.aborted) timer = setTimeout(start, pause(performance.now() - started))
  }
  const start = (): void => void pollOnce()
  const stop = (): void => {
    clearTimeout(timer)
    listeners.abort()
  }

  document.addEventListener('visibilitychange', start, { signal })
  addEventListener('online', start, { signal })
  // Restored from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => void (persisted && start()), { signal })
  start()
  return stop
}

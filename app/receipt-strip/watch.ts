import { pollAfter, type ReceiptBody } from '#domain/receipt.ts'

/** What is known of a request at this moment. */
export type Sight =
  | { readonly known: 'body'; readonly body: ReceiptBody; readonly serverNow: number }
  /** The server has no such request: it has not arrived, or its time is over. */
  | { readonly known: 'nothing' }
  /** Nobody answered. */
  | { readonly known: 'no-answer' }

export interface WatchDeps {
  readonly fetch: typeof fetch
  /** Milliseconds; the difference alone counts. */
  readonly now: () => number
  /** Calls back after so many ms; returns how to call it off. */
  readonly after: (ms: number, callback: () => void) => () => void
  readonly isVisible: () => boolean
  /** Calls back when the page comes back into sight or the connection comes back; returns how to stop. */
  readonly onReturn: (callback: () => void) => () => void
}

/**
 * Asks how it goes, as often as R123 says, only while the page is looked at,
 * and at once when it is looked at again. Says what it learned; a 304 is the
 * same again. Ends by itself once nothing more will come.
 * @returns how to stop
 */
export function watchReceipt(
  token: string,
  onSight: (sight: Sight) => void,
  { fetch, now, after, isVisible, onReturn }: WatchDeps,
): () => void {
  const began = now()
  let tag = ''
  let last: ReceiptBody | null = null
  let over = false
  let asking = false
  let cancel = (): void => {}

  const look = async (): Promise<Sight> => {
    const headers = { 'if-none-match': tag }
    const answer = await fetch(`/r/${token}/state`, { headers, cache: 'no-store' })
    if (answer.status === 404) return { known: 'nothing' }
    if (answer.status === 200) last = (await answer.json()) as ReceiptBody
    else if (answer.status !== 304) return { known: 'no-answer' }
    tag = answer.headers.get('etag') ?? tag
    if (last === null) return { known: 'no-answer' }
    const serverNow = Date.parse(answer.headers.get('date') ?? '')
    return { known: 'body', body: last, serverNow }
  }

  const ask = async (): Promise<void> => {
    cancel()
    if (over || asking || !isVisible()) return
    asking = true
    // Whatever somebody in between answers is no word of ours.
    const sight = await look().catch((): Sight => ({ known: 'no-answer' }))
    asking = false
    if (over) return
    onSight(sight)
    if (sight.known === 'body' && isEnd(sight.body)) stop()
    else cancel = after(pollAfter(now() - began), () => void ask())
  }

  const stopListening = onReturn(() => void ask())
  const stop = (): void => {
    over = true
    cancel()
    stopListening()
  }

  void ask()
  return stop
}

const isEnd = ({ state }: ReceiptBody): boolean => state === 'done' || state === 'cancelled'

/** The page that this runs in. */
export const pageDeps = (): WatchDeps => ({
  fetch: (input, init) => fetch(input, init),
  now: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
  isVisible: () => document.visibilityState === 'visible',
  onReturn(callback) {
    document.addEventListener('visibilitychange', callback)
    addEventListener('online', callback)
    addEventListener('pageshow', callback)
    return () => {
      document.removeEventListener('visibilitychange', callback)
      removeEventListener('online', callback)
      removeEventListener('pageshow', callback)
    }
  },
})

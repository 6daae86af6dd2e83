/** Milliseconds between two checks for an expiring proof. */
export const CHECK_INTERVAL_MS = 30_000

/**
 * Calls `prepare` at once and periodically while the page is visible, so that a proof exists when
 * the form is sent: after a failure, before it expires, when the connection returns and when a
 * sleeping tab wakes.
 * @param prepare must be cheap while the proof is recent
 * @returns a function that stops it
 */
export function keepProofReady(prepare: () => void): () => void {
  const check = () => {
    if (document.visibilityState === 'visible') prepare()
  }
  check()
  const timer = setInterval(check, CHECK_INTERVAL_MS)
  addEventListener('online', check)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    removeEventListener('online', check)
    document.removeEventListener('visibilitychange', check)
  }
}

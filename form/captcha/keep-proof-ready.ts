/** Milliseconds between two checks whether the proof must be made again. */
export const CHECK_INTERVAL_MS = 30_000

/**
 * Calls `prepare` now and again and again while the page is visible, so that
 * the proof is there when the form is sent: after a failure, before it
 * expires, when the connection comes back and when the visitor comes back to
 * a tab that was asleep.
 * @param prepare must cost nothing while the proof is recent
 * @returns stops it
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

/** What the browser knows of the line, and waiting for it. Injected into `submit`, so that tests need no browser. */

/** False only when the browser is sure that there is no connection; 'true' promises nothing. */
export const isOnline = (): boolean => navigator.onLine

/** Resolves when the browser reports a connection; at once when it does already. */
export function untilOnline(): Promise<void> {
  if (navigator.onLine) return Promise.resolve()
  return new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))
}

/**
 * Waits, but no longer than needed: the line coming back or the visitor coming
 * back to the tab ends the pause (R41).
 * @param ms milliseconds
 */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      removeEventListener('online', finish)
      document.removeEventListener('visibilitychange', finishWhenVisible)
      resolve()
    }
    const finishWhenVisible = () => {
      if (document.visibilityState === 'visible') finish()
    }
    const timer = setTimeout(finish, ms)
    addEventListener('online', finish)
    document.addEventListener('visibilitychange', finishWhenVisible)
  })
}

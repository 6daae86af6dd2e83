/** What the browser knows of the connection, and waiting for it. Injected into `submit`, so that tests need no browser. */

/** False only when the browser is sure that there is no connection; 'true' promises nothing. */
export const isOnline = (): boolean => navigator.onLine

/**
 * Resolves when the browser reports a connection or the visitor comes back to
 * the tab (R41); at once when there is a connection already.
 */
export function untilOnline(): Promise<void> {
  return navigator.onLine ? Promise.resolve() : connectionOrTabBack(null)
}

/**
 * Waits, but no longer than needed: the connection coming back or the visitor coming
 * back to the tab ends the pause.
 * @param ms milliseconds
 */
export function pause(ms: number): Promise<void> {
  return connectionOrTabBack(ms)
}

/** @param limit milliseconds after which waiting ends in any case; null for never */
function connectionOrTabBack(limit: number | null): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      if (timer !== null) clearTimeout(timer)
      removeEventListener('online', finish)
      document.removeEventListener('visibilitychange', finishWhenVisible)
      resolve()
    }
    const finishWhenVisible = () => {
      if (document.visibilityState === 'visible') finish()
    }
    const timer = limit === null ? null : setTimeout(finish, limit)
    addEventListener('online', finish)
    document.addEventListener('visibilitychange', finishWhenVisible)
  })
}

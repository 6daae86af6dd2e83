/** False only if the browser is certain to be offline; true guarantees nothing. */
export const isOnline = (): boolean => navigator.onLine

/** Resolves when there is a connection, or when the visitor returns to the tab. */
export function untilOnline(): Promise<void> {
  return navigator.onLine ? Promise.resolve() : delayOrReconnect(null)
}

/**
 * Waits; ends early when the connection returns or the visitor returns to the tab.
 * @param limit milliseconds; `null` for no limit
 */
export function delayOrReconnect(limit: number | null): Promise<void> {
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

/** What sending asks of the connection. */
export const connection = { isOnline, untilOnline, delayOrReconnect }

export type Connection = typeof connection

/**
 * Limits the number of concurrent operations. Refuses when full instead of queueing, because the
 * queue would only grow.
 */
export interface ConcurrencyLimit {
  /** Returns a release function to call once when the work is done; `null` when full. */
  acquire(): (() => void) | null
  isFull(): boolean
}

export function createConcurrencyLimit(limit: number): ConcurrencyLimit {
  let inUse = 0
  return {
    isFull: () => inUse >= limit,
    acquire() {
      if (inUse >= limit) return null
      inUse++
      let isReleased = false
      return () => {
        if (isReleased) return
        isReleased = true
        inUse--
      }
    },
  }
}

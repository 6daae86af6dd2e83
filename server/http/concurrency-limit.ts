/**
 * Lets a bounded number of pieces of work run at once. Whoever comes when it
 * is full is told to come back, instead of waiting in a queue that only grows.
 */
export interface ConcurrencyLimit {
  /** Call what it returns, once, when the work is done; null when it is full. */
  acquire(): (() => void) | null
  /** True while nobody would be let in. */
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

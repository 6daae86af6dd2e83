/**
 * Creates a window that counts hits in this process's memory, for what need not be shared or kept.
 * All counts start anew with each window, so a flood of keys is forgotten after it.
 */
export function createMemoryWindow(windowMs: number, clock: () => number) {
  const counts = new Map<string, number>()
  let start = Number.NaN

  const rotate = (): void => {
    const current = Math.floor(clock() / windowMs) * windowMs
    if (current === start) return
    start = current
    counts.clear()
  }

  return {
    /** Returns the hits of this key in the current window. */
    count(key: string): number {
      rotate()
      return counts.get(key) ?? 0
    },
    /** Adds one; returns the count. */
    hit(key: string): number {
      rotate()
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count
    },
    remainingMs(): number {
      rotate()
      return start + windowMs - clock()
    },
  }
}

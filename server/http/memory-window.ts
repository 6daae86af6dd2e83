/** Counts hits in this process's memory, for what need not be shared or kept. */
export interface MemoryWindow {
  /** Adds one; returns the count in the running window. */
  hit(key: string): number
  /** Milliseconds until the running window ends. */
  remainingMs(): number
}

/** Keys of one window at most; beyond it newcomers are counted together. */
const MAX_KEYS = 20_000
const CROWD = ''

/** @param clock milliseconds since the epoch */
export function createMemoryWindow(lengthMs: number, clock: () => number): MemoryWindow {
  let start = 0
  let counts = new Map<string, number>()
  const turn = (): void => {
    const current = Math.floor(clock() / lengthMs) * lengthMs
    if (current === start) return
    start = current
    counts = new Map()
  }
  return {
    hit(key) {
      turn()
      const counted = counts.has(key) || counts.size < MAX_KEYS ? key : CROWD
      const count = (counts.get(counted) ?? 0) + 1
      counts.set(counted, count)
      return count
    },
    remainingMs() {
      turn()
      return start + lengthMs - clock()
    },
  }
}

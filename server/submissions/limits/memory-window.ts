import { hash, randomUUID } from 'node:crypto'

/**
 * Counters per row. 20,000 keys use one in seven, so 49 of 50 new keys find one of their two
 * unused.
 */
const SLOT_COUNT = 2 ** 17
const SLOT_BYTES = 4

/**
 * Creates a window that counts hits in this process's memory, for what need not be shared or kept:
 * any number of keys in 1 MB (a count-min sketch, Cormode and Muthukrishnan 2005): each key has a counter in both rows, which other keys may share, and
 * the lower one is the count. A table of keys would fill up under a flood and then count all
 * new keys together. Positions depend on a secret, so that a sender cannot choose collisions.
 */
export function createMemoryWindow(windowMs: number, clock: () => number) {
  const secret = randomUUID()
  const counts = new Uint32Array(2 * SLOT_COUNT)
  let start = Number.NaN

  const rotate = (): void => {
    const current = Math.floor(clock() / windowMs) * windowMs
    if (current === start) return
    start = current
    counts.fill(0)
  }
  const slotsOf = (key: string): readonly [number, number] => {
    const digest = hash('sha1', secret + key, 'buffer')
    const [first, second] = [digest.readUInt32LE(0), digest.readUInt32LE(SLOT_BYTES)]
    return [first % SLOT_COUNT, SLOT_COUNT + (second % SLOT_COUNT)]
  }
  const at = (slot: number): number => counts[slot] ?? 0

  return {
    /** Returns the hits of this key in the current window: never too few, rarely too many. */
    count(key: string): number {
      rotate()
      const [first, second] = slotsOf(key)
      return Math.min(at(first), at(second))
    },
    /** Adds one; returns the count. */
    hit(key: string): number {
      rotate()
      const [first, second] = slotsOf(key)
      const count = Math.min(at(first), at(second)) + 1
      // A higher counter includes other keys already; raising it would only add error.
      for (const slot of [first, second]) counts[slot] = Math.max(at(slot), count)
      return count
    },
    remainingMs(): number {
      rotate()
      return start + windowMs - clock()
    },
  }
}

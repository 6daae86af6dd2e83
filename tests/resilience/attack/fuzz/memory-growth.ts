/** Memory of a process after a number of requests. */
export interface MemorySample {
  readonly requests: number
  readonly mb: number
}

/** By then the heap and the caches have reached their size. */
const WARM_UP_REQUESTS = 50_000
const MIN_SAMPLES = 24
/**
 * A leak of 32 bytes per request is 30 MB in a million; garbage collection and page caches vary by
 * less.
 */
const MAX_GROWTH_MB = 24

/**
 * Returns a sentence when memory grew with the requests; none after too few of them. Memory varies
 * with garbage collection, so only the minima of the first and the last third count.
 */
export function memoryGrowth(
  samples: readonly MemorySample[],
  warmUp = WARM_UP_REQUESTS,
): readonly string[] {
  const settled = samples.filter(({ requests }) => requests >= warmUp)
  if (settled.length < MIN_SAMPLES) return []
  const third = Math.floor(settled.length / 3)
  const lowest = (part: readonly MemorySample[]) => Math.min(...part.map(({ mb }) => mb))
  const growth = lowest(settled.slice(-third)) - lowest(settled.slice(0, third))
  return growth > MAX_GROWTH_MB ? [`memory grew by ${growth.toFixed(1)} MB`] : []
}

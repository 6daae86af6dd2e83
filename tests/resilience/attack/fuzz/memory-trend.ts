/** Memory of a process after a number of requests. */
export interface MemorySample {
  readonly requests: number
  readonly mb: number
}

export interface MemoryTrend {
  /** Minima of the first and the last part of the samples. */
  readonly fromMb: number
  readonly toMb: number
  /** Growth over all samples by their trend. */
  readonly growthMb: number
  /** Mean leak per request. */
  readonly bytesPerRequest: number
  readonly isFlat: boolean
}

/** By then the heap and the caches have reached their size. */
export const WARM_UP_REQUESTS = 50_000
const PARTS = 12
/** A leak of 32 bytes per request is 30 MB in a million; garbage collection and page caches vary by less. */
const MAX_GROWTH_MB = 24

/**
 * Estimates whether memory grows with the requests. Memory varies with garbage collection, so only the minima of equal
 * parts count, and of those the median of all pairwise slopes (Theil-Sen), which is robust against outliers. Null when
 * too few samples are left after the warm-up.
 */
export function memoryTrend(
  samples: readonly MemorySample[],
  warmUp = WARM_UP_REQUESTS,
): MemoryTrend | null {
  const settled = samples.filter(({ requests }) => requests >= warmUp)
  const first = settled[0]
  const last = settled.at(-1)
  if (!first || !last || settled.length < PARTS * 2) return null
  const span = last.requests - first.requests
  const lows = Array.from({ length: PARTS }, (_, part) => {
    const from = first.requests + (span * part) / PARTS
    const inPart = settled.filter(
      ({ requests }) => requests >= from && requests <= from + span / PARTS,
    )
    return { at: part / (PARTS - 1), mb: Math.min(...inPart.map(({ mb }) => mb)) }
  }).filter(({ mb }) => Number.isFinite(mb))
  const slopes = lows.flatMap((one, index) =>
    lows.slice(index + 1).map((other) => (other.mb - one.mb) / (other.at - one.at)),
  )
  const growthMb = median(slopes)
  return {
    fromMb: lows[0]?.mb ?? Number.NaN,
    toMb: lows.at(-1)?.mb ?? Number.NaN,
    growthMb,
    bytesPerRequest: (growthMb * 1e6) / span,
    isFlat: growthMb <= MAX_GROWTH_MB,
  }
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

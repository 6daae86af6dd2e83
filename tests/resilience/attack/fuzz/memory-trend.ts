/** What a process held after so many requests. */
export interface MemorySample {
  readonly requests: number
  readonly mb: number
}

export interface MemoryTrend {
  /** Lows of the first and the last part of what was looked at. */
  readonly fromMb: number
  readonly toMb: number
  /** Growth over what was looked at, by its trend. */
  readonly growthMb: number
  /** What a leak of every request would be, on the average. */
  readonly bytesPerRequest: number
  readonly isFlat: boolean
}

/** The heap and the caches have their size by then. */
export const WARM_UP_REQUESTS = 50_000
const PARTS = 12
/** A leak of 32 bytes a request is 30 MB in a million; collectors and page caches move by less. */
const MAY_GROW_MB = 24

/**
 * Whether memory grows with the requests. Memory goes up and down with the
 * garbage collector, so only the lows of equal parts count, and of them the
 * median of all slopes between two (Theil and Sen), which no single odd part
 * can move. Null when too little is left after the warm-up to say anything.
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
    isFlat: growthMb <= MAY_GROW_MB,
  }
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

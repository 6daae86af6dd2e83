import { MINUTE_MS } from '#domain/time/durations.ts'

/** Polling intervals of a visible page: `every` ms for the first `for` ms, and so on. */
const POLLING_INTERVALS: readonly { readonly every: number; readonly for: number }[] = [
  { every: 3000, for: 2 * MINUTE_MS },
  { every: 10_000, for: 15 * MINUTE_MS },
  { every: MINUTE_MS, for: Number.POSITIVE_INFINITY },
]

/** Returns the milliseconds until the next poll of a page that was opened `openForMs` ago. */
export function nextPollDelayMs(openForMs: number): number {
  let until = 0
  for (const { every, for: lasts } of POLLING_INTERVALS) {
    until += lasts
    if (openForMs < until) return every
  }
  return POLLING_INTERVALS[POLLING_INTERVALS.length - 1]?.every ?? MINUTE_MS
}

import { MINUTE_MS } from '#domain/time/durations.ts'

/** Upper limit of `backOffMs`. */
const MAX_BACK_OFF_MS = 15 * MINUTE_MS

/**
 * Computes the delay after the n-th failed attempt: 2, 4, 8 s and so on, at most 15 minutes, minus
 * up to a quarter of random jitter, so that jobs that failed together are not retried together.
 * @param attempt from 1
 * @param random 0 up to, not including, 1
 * @returns milliseconds
 */
export function backOffMs(attempt: number, random: number): number {
  const doubled = Math.min(MAX_BACK_OFF_MS, 1000 * 2 ** attempt)
  return Math.round(doubled * (1 - random / 4))
}

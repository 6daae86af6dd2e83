/** How many checks passed, failed and were skipped. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  /** Number of skipped checks by the reason. */
  readonly skipped: Readonly<Record<string, number>>
}

export const NO_CHECKS: Tally = { passed: 0, failed: 0, skipped: {} }

export function addTallies(a: Tally, b: Tally): Tally {
  const skipped = { ...a.skipped }
  for (const [reason, count] of Object.entries(b.skipped))
    skipped[reason] = (skipped[reason] ?? 0) + count
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped }
}

export const skippedCount = ({ skipped }: Tally): number =>
  Object.values(skipped).reduce((sum, count) => sum + count, 0)

/** The last line of `npm test`. */
export const tallyLine = (tally: Tally): string =>
  `${tally.passed} passed, ${tally.failed} failed, ${skippedCount(tally)} skipped`

/** Returns one line for each reason, the most frequent one first. */
export const skippedLines = ({ skipped }: Tally): readonly string[] =>
  Object.entries(skipped)
    .toSorted(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${count} skipped: ${reason}`)

/**
 * Tally of a runner. A run without any test, or a failed runner without a failing test, counts as
 * one failure.
 */
export function tallyOfRun(succeeded: boolean, tally: Tally): Tally {
  const isEmpty = tally.passed === 0 && skippedCount(tally) === 0
  return tally.failed === 0 && (!succeeded || isEmpty) ? { ...tally, failed: 1 } : tally
}

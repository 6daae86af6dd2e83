/** How many checks passed and were skipped, and which failed. */
export interface Tally {
  readonly passed: number
  /** A line for each failed check: file, test and the beginning of its message. */
  readonly failed: readonly string[]
  /** Number of skipped checks by the reason. */
  readonly skipped: Readonly<Record<string, number>>
}

export const NO_CHECKS: Tally = { passed: 0, failed: [], skipped: {} }

export function addTallies(a: Tally, b: Tally): Tally {
  const skipped = { ...a.skipped }
  for (const [reason, count] of Object.entries(b.skipped))
    skipped[reason] = (skipped[reason] ?? 0) + count
  return { passed: a.passed + b.passed, failed: [...a.failed, ...b.failed], skipped }
}

export const skippedCount = ({ skipped }: Tally): number =>
  Object.values(skipped).reduce((sum, count) => sum + count, 0)

/** The last line of `npm test`. */
export const tallyLine = (tally: Tally): string =>
  `${tally.passed} passed, ${tally.failed.length} failed, ${skippedCount(tally)} skipped`

/** Returns one line for each reason, the most frequent one first. */
export const skippedLines = ({ skipped }: Tally): readonly string[] =>
  Object.entries(skipped)
    .toSorted(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${count} skipped: ${reason}`)

/**
 * Tally of a runner. A run without any test, or a failed runner without a failing test, counts as
 * one failure.
 * @param name what is named as failed then
 */
export function tallyOfRun(name: string, succeeded: boolean, tally: Tally): Tally {
  const isEmpty = tally.passed === 0 && skippedCount(tally) === 0
  return tally.failed.length === 0 && (!succeeded || isEmpty)
    ? { ...tally, failed: [`${name}, as a whole`] }
    : tally
}

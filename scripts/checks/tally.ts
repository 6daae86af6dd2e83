/** How many checks passed and failed. */
export interface Tally {
  readonly passed: number
  readonly failed: number
}

export const addTallies = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
})

/** Formats the closing line of a log. */
export const tallyLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`

/**
 * Counts results.
 * @param report of Vitest's json reporter; null when there is none
 * @param succeeded whether the runner itself succeeded: a suite that could not start counts as one failure
 */
export function tallyOfVitest(report: unknown, succeeded: boolean): Tally {
  const { numPassedTests = 0, numFailedTests = 0 } = record(report)
  return withRunner({ passed: Number(numPassedTests), failed: Number(numFailedTests) }, succeeded)
}

/** Counts the results of Playwright's json reporter. */
export function tallyOfPlaywright(report: unknown, succeeded: boolean): Tally {
  const { expected = 0, unexpected = 0, flaky = 0 } = record(record(report)['stats'])
  return withRunner(
    { passed: Number(expected) + Number(flaky), failed: Number(unexpected) },
    succeeded,
  )
}

/** Counts a run without tests, or a failed runner without a failing test, as one failure. */
function withRunner(tally: Tally, succeeded: boolean): Tally {
  const ranNothing = tally.passed + tally.failed === 0
  return tally.failed === 0 && (!succeeded || ranNothing) ? { ...tally, failed: 1 } : tally
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** How many checks passed and failed. */
export interface Tally {
  readonly passed: number
  readonly failed: number
}

export const addTallies = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
})

/** The plain closing line that any reader of a log understands. */
export const tallyLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`

/**
 * @param report what Vitest's json reporter wrote; null when it wrote nothing
 * @param succeeded whether the runner itself ended well: a suite that could not start counts as one failure
 */
export function tallyOfVitest(report: unknown, succeeded: boolean): Tally {
  const { numPassedTests = 0, numFailedTests = 0 } = record(report)
  return withRunner({ passed: Number(numPassedTests), failed: Number(numFailedTests) }, succeeded)
}

/** The same for Playwright's json reporter. */
export function tallyOfPlaywright(report: unknown, succeeded: boolean): Tally {
  const { expected = 0, unexpected = 0, flaky = 0 } = record(record(report)['stats'])
  return withRunner(
    { passed: Number(expected) + Number(flaky), failed: Number(unexpected) },
    succeeded,
  )
}

/** No test at all, or a runner that failed without a failing test, is a failure too. */
function withRunner(tally: Tally, succeeded: boolean): Tally {
  const ranNothing = tally.passed + tally.failed === 0
  return tally.failed === 0 && (!succeeded || ranNothing) ? { ...tally, failed: 1 } : tally
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

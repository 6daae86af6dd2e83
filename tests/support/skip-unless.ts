import type { TestContext, TestOptions } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Why the test is skipped; the tally of `npm test` shows it. */
    skipReason?: string
  }
}

/**
 * Returns options of a test or a group of tests, which skip it unless the condition holds.
 * @param reason continues "12 skipped: …"
 */
export const skipUnless = (condition: boolean, reason: string): TestOptions =>
  condition ? {} : { skip: true, meta: { skipReason: reason } }

/**
 * Skips the running test unless the condition holds.
 * @param reason continues "12 skipped: …"
 */
export function skipRunningUnless(
  context: TestContext,
  condition: boolean,
  reason: string,
): asserts condition {
  if (condition) return
  context.task.meta.skipReason = reason
  context.skip(reason)
}

/** Returns why tests of a program are skipped; `npm test` tries to install what is missing. */
export function notInstalled(program: string): string {
  const problem = process.env['TEST_NOT_INSTALLED']
  const suffix = problem === undefined ? '' : ` and could not be installed: ${problem}`
  return `${program} is not installed${suffix}`
}

// Reasons that several files share.
export const ONLY_IN_FULL = 'part of npm run test:full'
export const ONLY_ON_LINUX = 'they need Linux'
export const NO_POSTGRES_SERVER = notInstalled('PostgreSQL')
export const NO_ARIAL_WIDTHS = notInstalled('a font with the widths of Arial')
export const ANOTHER_BUSINESS = 'they are about the delivered business'

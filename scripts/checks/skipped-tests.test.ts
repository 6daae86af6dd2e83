import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Skips of Vitest, which have no reason; skipUnless of tests/support has. */
const WITHOUT_REASON = /\.(?:skipIf|runIf|todo)\b|\b(?:test|it|describe|context)\.skip\b|\bskip\(\)/
/** Those of Playwright have one: test.skip(condition, reason). */
const PLAYWRIGHT = /\.(?:skipIf|runIf|todo|fixme)\b|\btest\.skip\((?![^;]*,\s*[^;\s])/

test.each([
  [
    'Vitest',
    '{app,art,bench,content,copy,domain,scripts,server,tests}/**/*.test.{ts,tsx}',
    WITHOUT_REASON,
  ],
  ['Playwright', 'tests/e2e/**/*.spec.ts', PLAYWRIGHT],
])('every skipped test of %s has a reason for the tally', (_runner, files, pattern) => {
  const names = globSync(files).filter((file) => !file.endsWith('skipped-tests.test.ts'))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((file) => pattern.test(readFileSync(file, 'utf8')))).toEqual([])
})

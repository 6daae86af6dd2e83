import { expect, test } from 'vitest'
import { skippedFor, tallyOfPlaywright, tallyOfVitest } from './reports.ts'
import { addTallies, NO_CHECKS, skippedLines, tallyLine, tallyOfRun } from './tally.ts'

test('counts the tests of Vitest, skipped ones by their reason', () => {
  const tally = tallyOfVitest({
    testResults: [
      {
        assertionResults: [
          { status: 'passed', meta: {} },
          { status: 'failed', meta: {} },
          { status: 'skipped', meta: { skipReason: 'git is not installed' } },
        ],
      },
      {
        assertionResults: [
          { status: 'skipped', meta: { skipReason: 'git is not installed' } },
          { status: 'skipped', meta: {} },
          { status: 'todo', meta: {} },
        ],
      },
    ],
  })
  expect(tallyLine(tally)).toBe('1 passed, 1 failed, 4 skipped')
  expect(skippedLines(tally)).toEqual([
    '2 skipped: git is not installed',
    '2 skipped: not reached after a failure before them',
  ])
})

test('counts the tests of Playwright in nested suites, flaky ones as passed', () => {
  const one = (status: 'expected' | 'flaky' | 'unexpected' | 'skipped', description?: string) => ({
    tests: [
      { status, annotations: description === undefined ? [] : [{ type: 'skip', description }] },
    ],
  })
  const tally = tallyOfPlaywright({
    suites: [
      {
        specs: [one('expected'), one('skipped', 'no town is on the map')],
        suites: [{ specs: [one('flaky'), one('unexpected'), one('skipped')] }],
      },
    ],
  })
  expect(tally).toEqual({
    passed: 2,
    failed: 1,
    skipped: { 'no town is on the map': 1, 'not reached after a failure before them': 1 },
  })
})

test('adds tallies, and prints no reason when nothing is skipped', () => {
  const sum = addTallies(addTallies(skippedFor('a', 2), skippedFor('b')), skippedFor('b', 4))
  expect(skippedLines(sum)).toEqual(['5 skipped: b', '2 skipped: a'])
  const passed = { ...NO_CHECKS, passed: 3 }
  expect([tallyLine(passed), skippedLines(passed)]).toEqual(['3 passed, 0 failed, 0 skipped', []])
})

test('a failed runner, or one without tests, counts as a failure', () => {
  expect(tallyOfRun(true, NO_CHECKS).failed).toBe(1)
  expect(tallyOfRun(false, { ...NO_CHECKS, passed: 3 }).failed).toBe(1)
  expect(tallyOfRun(false, { ...NO_CHECKS, failed: 2 }).failed).toBe(2)
  expect(tallyOfRun(true, skippedFor('a', 2)).failed).toBe(0)
})

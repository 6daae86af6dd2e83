import path from 'node:path'
import { expect, test } from 'vitest'
import { skippedFor, tallyOfPlaywright, tallyOfVitest } from './reports.ts'
import { addTallies, NO_CHECKS, skippedLines, tallyLine, tallyOfRun } from './tally.ts'

test('counts the tests of Vitest, skipped ones by their reason', () => {
  const tally = tallyOfVitest({
    testResults: [
      {
        name: path.resolve('a.test.ts'),
        assertionResults: [
          { fullName: 'holds', status: 'passed', meta: {} },
          {
            fullName: 'adds up',
            status: 'failed',
            meta: {},
            failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[0m\n  at a.test.ts'],
          },
          { fullName: 'commits', status: 'skipped', meta: { skipReason: 'git is not installed' } },
        ],
      },
      {
        name: path.resolve('b.test.ts'),
        assertionResults: [
          { fullName: 'clones', status: 'skipped', meta: { skipReason: 'git is not installed' } },
          { fullName: 'pulls', status: 'skipped', meta: {} },
          { fullName: 'pushes', status: 'todo', meta: {} },
        ],
      },
    ],
  })
  expect(tally.failed).toEqual(['a.test.ts › adds up: expected 1 to be 2'])
  expect(tallyLine(tally)).toBe('1 passed, 1 failed, 4 skipped')
  expect(skippedLines(tally)).toEqual([
    '2 skipped: git is not installed',
    '2 skipped: not reached after a failure before them',
  ])
})

test('counts the tests of Playwright in nested suites, flaky ones as passed', () => {
  const one = (status: 'expected' | 'flaky' | 'unexpected' | 'skipped', description?: string) => ({
    title: 'opens',
    file: 'page.spec.ts',
    line: 7,
    tests: [
      {
        status,
        annotations: description === undefined ? [] : [{ type: 'skip', description }],
        results: status === 'unexpected' ? [{ error: { message: 'timed out\nCall log' } }] : [{}],
      },
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
    failed: ['page.spec.ts:7 › opens: timed out'],
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
  const failed = ['page.spec.ts:7 › opens: timed out']
  expect(tallyOfRun('knip', true, NO_CHECKS).failed).toEqual(['knip, as a whole'])
  expect(tallyOfRun('knip', false, { ...NO_CHECKS, passed: 3 }).failed).toEqual([
    'knip, as a whole',
  ])
  expect(tallyOfRun('e2e', false, { ...NO_CHECKS, failed }).failed).toEqual(failed)
  expect(tallyOfRun('e2e', true, skippedFor('a', 2)).failed).toEqual([])
})

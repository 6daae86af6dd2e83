import { expect, test } from 'vitest'
import { addTallies, tallyLine, tallyOfPlaywright, tallyOfVitest } from './tally.ts'

test('the closing line is plain', () => {
  expect(tallyLine(addTallies({ passed: 2, failed: 0 }, { passed: 3, failed: 1 }))).toBe(
    '5 passed, 1 failed',
  )
})

test('a runner that ends badly without a failing test counts as one failure', () => {
  expect(tallyOfVitest({ numPassedTests: 7, numFailedTests: 0 }, false)).toEqual({
    passed: 7,
    failed: 1,
  })
  expect(tallyOfVitest(null, true)).toEqual({ passed: 0, failed: 1 })
})

test('flaky journeys count as passed, unexpected ones as failed', () => {
  expect(tallyOfPlaywright({ stats: { expected: 4, flaky: 1, unexpected: 2 } }, false)).toEqual({
    passed: 5,
    failed: 2,
  })
})

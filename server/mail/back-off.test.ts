import { expect, test } from 'vitest'
import { backOffMs } from './back-off.ts'

test('each failed try doubles the wait', () => {
  expect([1, 2, 3, 9].map((attempt) => backOffMs(attempt, 0))).toEqual([2000, 4000, 8000, 512_000])
})

test('no wait is longer than a quarter of an hour, however many tries', () => {
  expect([10, 50, 5000].map((attempt) => backOffMs(attempt, 0))).toEqual([
    900_000, 900_000, 900_000,
  ])
})

test('chance takes up to a quarter off', () => {
  expect(backOffMs(1, 0.5)).toBe(1750)
  expect(backOffMs(1, 0.999)).toBeGreaterThanOrEqual(1500)
})

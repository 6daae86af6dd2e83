import { expect, test } from 'vitest'
import { backOffMs } from './backoff.ts'

test('doubles the delay after each failed attempt, up to 15 minutes', () => {
  expect([1, 2, 3, 9].map((attempt) => backOffMs(attempt, 0))).toEqual([2000, 4000, 8000, 512_000])
  for (const attempt of [10, 50, 5000]) expect(backOffMs(attempt, 0)).toBe(900_000)
})

test('subtracts up to a quarter of random jitter', () => {
  expect(backOffMs(1, 0.5)).toBe(1750)
  expect(backOffMs(1, 0.999)).toBeGreaterThanOrEqual(1500)
})

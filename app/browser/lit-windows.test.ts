import { expect, test } from 'vitest'
import { isDay, litShare } from './lit-windows.ts'

test('most windows are lit in the evening, fewer at night, fewest by day', () => {
  expect([5, 6, 12, 16, 17, 22, 23, 0].map(litShare)).toEqual([75, 50, 50, 50, 100, 100, 75, 75])
})

test('the sky is that of the day from six in the morning to eight in the evening', () => {
  expect([0, 5, 6, 12, 19, 20, 23].map(isDay)).toEqual([
    ...[false, false],
    ...[true, true, true],
    ...[false, false],
  ])
})

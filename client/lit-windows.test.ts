import { expect, test } from 'vitest'
import { litShare, skyAt } from './lit-windows.ts'

test('most windows are lit in the evening, fewer at night, fewest by day', () => {
  expect([5, 6, 12, 16, 17, 22, 23, 0].map(litShare)).toEqual([75, 50, 50, 50, 100, 100, 75, 75])
})

test('the sky is that of the hour', () => {
  expect([0, 5, 6, 7, 8, 16, 17, 19, 20, 23].map(skyAt)).toEqual([
    ...['night', 'night', 'dusk', 'dusk', 'day'],
    ...['day', 'dusk', 'dusk', 'night', 'night'],
  ])
})

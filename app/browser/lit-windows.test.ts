import { expect, test } from 'vitest'
import { litShare } from './lit-windows.ts'

test('most windows are lit in the evening, fewer at night, fewest by day', () => {
  expect([5, 6, 12, 16, 17, 22, 23, 0].map(litShare)).toEqual([75, 50, 50, 50, 100, 100, 75, 75])
})

import { expect, test } from 'vitest'
import { swipeDistance, swipesAway } from './swipe.ts'

const START = { x: 100, y: 100, at: 0 }
const after = (x: number, y: number, ms: number) => ({ x: 100 + x, y: 100 + y, at: ms })

test.each([
  ['20 px, however slowly', after(0, 20, 10_000), true],
  ['19 px slowly', after(0, 19, 10_000), false],
  ['a speed above 0.11 px a millisecond', after(12, 0, 100), true],
  ['a speed of 0.11', after(11, 0, 100), false],
  ['far to the left', after(-200, 0, 100), false],
  ['far upwards', after(0, -200, 100), false],
  ['a press without a movement', after(0, 0, 0), false],
])('%s', (_, to, away) => {
  expect(swipesAway(START, to)).toBe(away)
})

test('the toast follows along one axis, and never into the page', () => {
  expect(swipeDistance(START, after(9, 4, 50))).toEqual({ x: 9, y: 0 })
  expect(swipeDistance(START, after(4, 9, 50))).toEqual({ x: 0, y: 9 })
  expect(swipeDistance(START, after(-9, 4, 50))).toEqual({ x: 0, y: 0 })
})

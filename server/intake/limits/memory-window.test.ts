import { expect, test } from 'vitest'
import { createMemoryWindow } from './memory-window.ts'

test('counts per key until the window ends', () => {
  const state = { now: 500 }
  const window = createMemoryWindow(1000, () => state.now)
  expect([window.hit('a'), window.hit('a'), window.hit('b')]).toEqual([1, 2, 1])
  expect([window.count('a'), window.count('c')]).toEqual([2, 0])
  expect(window.remainingMs()).toBe(500)
  state.now = 1000
  expect(window.count('a')).toBe(0)
  expect(window.hit('a')).toBe(1)
})

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

test('stays bounded under a flood of keys and does not count it against later keys', () => {
  const window = createMemoryWindow(1000, () => 0)
  for (let key = 0; key < 50_000; key++) window.hit(`key-${key}`)
  const newSenders = Array.from({ length: 1000 }, (_, index) => window.hit(`new-sender-${index}`))
  expect(Math.max(...newSenders)).toBeLessThan(10)
  expect(window.count('key-7')).toBeGreaterThan(0)
})

test('never counts a key too low, whatever the number of keys', () => {
  const window = createMemoryWindow(1000, () => 0)
  for (let round = 0; round < 3; round++)
    for (let key = 0; key < 30_000; key++) window.hit(`key-${key}`)
  const counts = Array.from({ length: 30_000 }, (_, key) => window.count(`key-${key}`))
  expect(Math.min(...counts)).toBe(3)
})

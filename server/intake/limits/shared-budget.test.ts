import { expect, test } from 'vitest'
import { createSharedBudget } from './shared-budget.ts'

function setUp() {
  const state = { now: 0 }
  const options = { hits: 10, reservedForNewSenders: 4, windowMs: 1000 }
  const budget = createSharedBudget(options, () => state.now)
  const countUses = (count: number, address: string): void => {
    for (let used = 0; used < count; used++) budget.countUse(address)
  }
  return { state, budget, countUses }
}

test('reserves a part of the budget for networks that have not used it', () => {
  const { budget, countUses } = setUp()
  countUses(5, '203.0.113.1')
  expect(budget.hasRoom('203.0.113.1')).toBe(true)
  countUses(1, '203.0.113.1')
  expect(budget.hasRoom('203.0.113.1')).toBe(false)
  expect(budget.hasRoom('203.0.113.2')).toBe(true)
})

test('treats another /64 of the same /48 as the same network', () => {
  const { budget, countUses } = setUp()
  countUses(6, '2001:db8:1:1::1')
  expect(budget.hasRoom('2001:db8:1:2::1')).toBe(false)
  expect(budget.hasRoom('2001:db8:2::1')).toBe(true)
})

test('refuses when it is used up and resets in the next window', () => {
  const { state, budget, countUses } = setUp()
  countUses(10, '203.0.113.1')
  expect(budget.hasRoom('203.0.113.2')).toBe(false)
  state.now = 400
  expect(budget.remainingMs()).toBe(600)
  state.now = 1000
  expect(budget.hasRoom('203.0.113.1')).toBe(true)
})

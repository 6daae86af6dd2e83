import { expect, test } from 'vitest'
import { withoutUnit, withUnit } from './address-unit.ts'

test('the unit stands at the end of the address, once, and is taken off again', () => {
  expect(withUnit('1 Main St', '4B')).toBe('1 Main St Unit 4B')
  expect(withUnit('1 Main St Unit 4B', '4B')).toBe('1 Main St Unit 4B')
  expect(withoutUnit('1 Main St Unit 4B', '4B')).toBe('1 Main St')
})

test('without a unit, or without an address, nothing is put anywhere', () => {
  expect(withUnit('1 Main St', '')).toBe('1 Main St')
  expect(withUnit('1 Main St', null)).toBe('1 Main St')
  expect(withUnit('', '4B')).toBe('')
  expect(withoutUnit('5 Unit Road', '9')).toBe('5 Unit Road')
  expect(withoutUnit('5 Unit Road', null)).toBe('5 Unit Road')
})

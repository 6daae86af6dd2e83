import { expect, test } from 'vitest'
import { joinUnit } from './address-unit.ts'

const JOINED = { street: '1 Main St', address: '1 Main St Unit 4B' }

test('appends the unit once and knows the street', () => {
  expect(joinUnit('1 Main St', '4B')).toEqual(JOINED)
  expect(joinUnit('1 Main St Unit 4B', '4B')).toEqual(JOINED)
})

test('changes nothing without a unit or without an address', () => {
  for (const unit of ['', null, undefined])
    expect(joinUnit('5 Unit Road', unit)).toEqual({ street: '5 Unit Road', address: '5 Unit Road' })
  expect(joinUnit('', '4B')).toEqual({ street: '', address: '' })
})

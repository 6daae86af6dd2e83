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

test.each([
  'Apt 4B',
  'apt. 4B',
  'Unit 4B',
  '#4B',
  'Suite 200',
  'Ste 200',
  'Floor 2',
  'Rear',
  'Apto 3',
  'Piso 2',
])('does not say twice that %s is a unit', (unit) => {
  const address = `1 Main St ${unit}`
  expect(joinUnit('1 Main St', unit)).toEqual({ street: '1 Main St', address })
  expect(joinUnit(address, unit)).toEqual({ street: '1 Main St', address })
})

test.each(['4B', '12', 'PH1', 'B', 'Aptos house', 'Flat 3', '3rd'])(
  'appends %s as the specification says',
  (unit) => {
    expect(joinUnit('1 Main St', unit).address).toBe(`1 Main St Unit ${unit}`)
  },
)

test('knows the street of an address that an older page joined', () => {
  const address = '1 Main St Unit Apt 4B'
  expect(joinUnit(address, 'Apt 4B')).toEqual({ street: '1 Main St', address })
})

import { expect, test } from 'vitest'
import { findCity } from './cities.ts'
import { townOfZip } from './zip-codes.ts'

test('finds the town of a ZIP code while the site serves it', () => {
  expect(townOfZip('07047')).toBe(findCity('north-bergen'))
  expect(townOfZip('07310')).toBe(findCity('jersey-city'))
  for (const zip of ['', '0704', '99999', 'constructor']) expect(townOfZip(zip)).toBeUndefined()
})

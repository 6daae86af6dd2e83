import { expect, test } from 'vitest'
import { statesOfZip } from './state-zip-codes.ts'
import { US_STATES } from './us-states.ts'

test.each([
  ['07047', 'NJ'],
  ['42101', 'KY'],
  ['10001-1234', 'NY'],
  ['20500', 'DC'],
  ['73301', 'TX'],
  ['99950', 'AK'],
])('finds the state of %s: %s', (zip, state) => {
  expect(statesOfZip(zip)).toEqual([state])
})

test('every state has prefixes; those at a border may have two, unused ones none', () => {
  const prefixes = Array.from({ length: 1000 }, (_, index) => String(index).padStart(3, '0'))
  const states = new Set(prefixes.flatMap(statesOfZip))
  expect([...states].toSorted()).toEqual(US_STATES.toSorted())
  const shared = prefixes.filter((prefix) => statesOfZip(prefix).length > 1)
  expect(shared).toEqual(['063', '201', '755', '834'])
  expect(statesOfZip('00000')).toEqual([])
})

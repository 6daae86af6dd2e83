import { expect, test } from 'vitest'
import { isZoneOfState, zonesOfState } from './state-time-zones.ts'
import { US_STATES } from './us-states.ts'

test('knows one or two time zones of every state', () => {
  for (const state of US_STATES) expect([1, 2], state).toContain(zonesOfState(state).length)
  expect(zonesOfState('KY')).toEqual(['America/New_York', 'America/Chicago'])
  expect(zonesOfState('AZ')[0]).toBe('America/Phoenix')
})

test.each([
  ['America/Chicago', 'SD', true],
  ['America/New_York', 'SD', false],
  ['America/Boise', 'ID', true],
  ['America/Detroit', 'MI', true],
  ['America/Denver', 'AZ', true],
  ['America/Los_Angeles', 'AZ', false],
  ['America/Puerto_Rico', 'PR', true],
])('finds whether %s is a time zone of %s', (zone, state, expected) => {
  expect(isZoneOfState(zone, state)).toBe(expected)
})

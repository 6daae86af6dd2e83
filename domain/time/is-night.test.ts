import { expect, test } from 'vitest'
import { isNight } from './is-night.ts'

const NORTH_BERGEN = { latitude: 40.795, longitude: -74.0253 }
const MINUTE_MS = 60_000

/** Ends of civil twilight as the almanac of the US Naval Observatory has them for 41 N, 74 W. */
test.each([
  ['dawn in summer', '2026-06-21T04:53:00-04:00', false],
  ['dusk in summer', '2026-06-21T21:03:00-04:00', true],
  ['dawn in winter', '2026-12-21T06:46:00-05:00', false],
  ['dusk in winter', '2026-12-21T17:01:00-05:00', true],
])('%s is within five minutes of the almanac', (_, at, isDarkAfter) => {
  const then = Date.parse(at)
  expect(isNight(then - 5 * MINUTE_MS, NORTH_BERGEN)).toBe(!isDarkAfter)
  expect(isNight(then + 5 * MINUTE_MS, NORTH_BERGEN)).toBe(isDarkAfter)
})

test('follows the place, and not the clock of whoever asks', () => {
  const at = Date.parse('2026-03-21T12:00:00Z')
  expect(isNight(at, { latitude: 51.5, longitude: 0 })).toBe(false)
  expect(isNight(at, { latitude: 51.5, longitude: 180 })).toBe(true)
})

test('knows the white night and the polar night', () => {
  const north = { latitude: 69.65, longitude: 18.96 }
  expect(isNight(Date.parse('2026-06-21T23:00:00Z'), north)).toBe(false)
  expect(isNight(Date.parse('2026-12-21T16:00:00Z'), north)).toBe(true)
})

import { expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { formatLocalMinute, parseTime, parseDuration, formatElapsed } from './format.ts'

// Times in these tests are New York times.
putInForce({ ...business, timeZone: 'America/New_York' })

const HOUR = 3_600_000
const NOW = Date.parse('2026-11-20T15:30:00Z')

test.each<[string, number | null]>([
  ['180d', 180 * 24 * HOUR],
  ['24h', 24 * HOUR],
  ['2w', 14 * 24 * HOUR],
  ['30min', HOUR / 2],
  ['0d', 0],
  ['180', null],
  ['d', null],
  ['-1d', null],
  ['1.5d', null],
  ['6months', null],
])('parses the duration %s', (text, expected) => {
  expect(parseDuration(text)).toBe(expected)
})

test.each<[string, 'start' | 'end', string | null]>([
  ['7d', 'start', '2026-11-13T15:30:00.000Z'],
  ['2026-11-20', 'start', '2026-11-20T05:00:00.000Z'],
  ['2026-11-20', 'end', '2026-11-21T05:00:00.000Z'],
  // Clocks go back in the night before: that day has 25 hours.
  ['2026-11-01', 'end', '2026-11-02T05:00:00.000Z'],
  ['2026-07-04', 'start', '2026-07-04T04:00:00.000Z'],
  ['2026-11-20T18:30', 'start', '2026-11-20T23:30:00.000Z'],
  ['2026-11-20T18:30Z', 'end', '2026-11-20T18:30:00.000Z'],
  ['2026-11-20T18:30+01:00', 'start', '2026-11-20T17:30:00.000Z'],
  ['2026-02-30', 'start', null],
  ['yesterday', 'start', null],
  ['', 'start', null],
])('parses the time %s at its %s', (text, edge, expected) => {
  const moment = parseTime(text, NOW, edge)
  expect(moment === null ? null : new Date(moment).toISOString()).toBe(expected)
})

test('uses New Jersey time, in summer and winter', () => {
  expect(formatLocalMinute(Date.parse('2026-11-20T05:07:59Z'))).toBe('2026-11-20 00:07')
  expect(formatLocalMinute(Date.parse('2026-07-04T16:00:00Z'))).toBe('2026-07-04 12:00')
})

test.each<[number, string]>([
  [0, '0 s'],
  [1499, '1 s'],
  [119_000, '119 s'],
  [12 * 60_000, '12 min'],
  [3.5 * HOUR, '3.5 h'],
  [144 * HOUR, '6 days'],
])('formats %i ms as %s', (milliseconds, words) => {
  expect(formatElapsed(milliseconds)).toBe(words)
})

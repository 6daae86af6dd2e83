import { expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { formatLocalTime } from './format-local-time.ts'

putInForce({ ...business, timeZone: 'America/New_York' })

/** Already November 23 in UTC. */
const NOV_22_LATE_EVENING = Date.parse('2026-11-23T04:15:00Z')

test.each([
  ['en', 'time', '11:15 PM'],
  ['es', 'time', '11:15 p.m.'],
  ['en', 'weekday', 'Sunday'],
  ['es', 'weekday', 'domingo'],
  ['en', 'date', 'Nov 22, 2026'],
  ['en', 'day', 'Sunday, November 22'],
  ['es', 'day', 'domingo 22 de noviembre'],
  ['es', 'date', '22 de noviembre de 2026'],
  ['en', 'full', 'Sun, Nov 22, 2026, 11:15 PM EST'],
] as const)("formats the hour in the business's time zone: %s, %s", (language, style, text) => {
  expect(formatLocalTime(NOV_22_LATE_EVENING, language, style)).toBe(text)
})

import { expect, test } from 'vitest'
import { confirmedBy } from './planned-confirmation.ts'

const NEW_YORK = { timeZone: 'America/New_York', opens: '00:00' }
const at = (text: string) => Date.parse(text)
const iso = (moment: number) => new Date(moment).toISOString()

test.each([
  ['at night', '2031-03-04T08:28:00Z', '2031-03-04T14:00:00.000Z'],
  ['less than an hour before nine', '2031-03-04T13:30:00Z', '2031-03-05T14:00:00.000Z'],
  ['in the afternoon', '2031-03-04T19:00:00Z', '2031-03-05T14:00:00.000Z'],
  ['the night when clocks go forward', '2031-03-09T06:30:00Z', '2031-03-09T13:00:00.000Z'],
])('confirms by 9:00 AM what came in %s', (_when, storedAt, by) => {
  expect(iso(confirmedBy(at(storedAt), NEW_YORK))).toBe(by)
})

test('confirms by the opening of a business that closes at night', () => {
  const opens = { ...NEW_YORK, opens: '07:30' }
  expect(iso(confirmedBy(at('2031-03-04T08:28:00Z'), opens))).toBe('2031-03-04T12:30:00.000Z')
})

test('confirms an hour before an earlier appointment', () => {
  const early = { ...NEW_YORK, appointmentStart: at('2031-03-05T13:00:00Z') }
  expect(iso(confirmedBy(at('2031-03-04T19:00:00Z'), early))).toBe('2031-03-05T12:00:00.000Z')
  expect(iso(confirmedBy(at('2031-03-05T12:30:00Z'), early))).toBe('2031-03-05T14:00:00.000Z')
})

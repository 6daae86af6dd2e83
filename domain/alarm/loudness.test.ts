import { expect, test } from 'vitest'
import { TIMEFRAMES } from '../submission/draft.ts'
import {
  allowedChannels,
  isEmergency,
  isPlanned,
  nightEnd,
  PLANNED_TIMEFRAMES,
} from './loudness.ts'

const timeZone = 'America/New_York'
const NIGHT = { now: Date.parse('2031-03-04T08:28:00Z'), timeZone }
const DAY = { now: Date.parse('2031-03-04T17:00:00Z'), timeZone }
const ANY_HOUR = { hours: null }

test('counts ASAP and Same Day as urgent, and the rest of the form as planned', () => {
  expect(TIMEFRAMES.filter((timeframe) => !isPlanned(timeframe))).toEqual(['ASAP', 'Same Day'])
  expect(TIMEFRAMES).toEqual(expect.arrayContaining([...PLANNED_TIMEFRAMES]))
})

test.each(PLANNED_TIMEFRAMES)('%s: no call, no emergency, and mail only at night', (timeframe) => {
  expect(allowedChannels(timeframe, ANY_HOUR, DAY)).not.toContain('call')
  expect(allowedChannels(timeframe, ANY_HOUR, DAY)).toContain('push')
  expect(allowedChannels(timeframe, ANY_HOUR, NIGHT)).toEqual(['mail'])
  for (const kind of ['created', 'waiting', 'offered'] as const)
    expect(isEmergency(kind, timeframe)).toBe(false)
})

test('leaves every channel to an urgent request at any hour', () => {
  expect(allowedChannels('ASAP', ANY_HOUR, NIGHT)).toContain('call')
  expect(isEmergency('created', 'Same Day')).toBe(true)
  expect(isEmergency('note', 'ASAP')).toBe(false)
  expect(isEmergency('test', '')).toBe(true)
})

test("ends the night at the plan's hours, at 7 by default", () => {
  expect(nightEnd(ANY_HOUR, NIGHT)).toBe(Date.parse('2031-03-04T12:00:00Z'))
  expect(nightEnd({ hours: { from: 9, to: 18 } }, NIGHT)).toBe(Date.parse('2031-03-04T14:00:00Z'))
  expect(nightEnd({ hours: { from: 9, to: 12 } }, DAY)).toBe(Date.parse('2031-03-05T14:00:00Z'))
  expect(nightEnd(ANY_HOUR, DAY)).toBeNull()
})

import { expect, test } from 'vitest'
import { CHANNEL_KINDS } from './channels.ts'
import { type NoticeKind, noticeKinds } from './notice-kind.ts'
import { TIMEFRAMES } from '../submission/draft.ts'
import { allowedChannels, nightEnd, type Priority, priorityOf } from './loudness.ts'
import { isPlanned, PLANNED_TIMEFRAMES } from '#domain/submission/urgency.ts'

const timeZone = 'America/New_York'
const NIGHT = { now: Date.parse('2031-03-04T08:28:00Z'), timeZone }
const DAY = { now: Date.parse('2031-03-04T17:00:00Z'), timeZone }
const ANY_HOUR = { hours: null }

test('counts ASAP and Same Day as urgent, and the rest of the form as planned', () => {
  expect(TIMEFRAMES.filter((timeframe) => !isPlanned(timeframe))).toEqual(['ASAP', 'Same Day'])
  expect(PLANNED_TIMEFRAMES).toEqual([
    'Within Couple of Days',
    'Within Couple of Weeks',
    'Just Curious',
  ])
})

test.each(PLANNED_TIMEFRAMES)('%s: no call, no emergency, and mail only at night', (timeframe) => {
  expect(allowedChannels(timeframe, ANY_HOUR, DAY)).not.toContain('call')
  expect(allowedChannels(timeframe, ANY_HOUR, DAY)).toContain('push')
  expect(allowedChannels(timeframe, ANY_HOUR, NIGHT)).toEqual(['mail'])
})

test('leaves every channel to an urgent request at any hour', () => {
  expect(allowedChannels('ASAP', ANY_HOUR, NIGHT)).toContain('call')
})

const KINDS = noticeKinds(() => true)
const EMERGENCIES = ['created', 'waiting', 'offered', 'expired', 'test']

test.each([...TIMEFRAMES, ''])('has one priority for each notice about %j', (timeframe) => {
  const expected = (kind: NoticeKind): Priority => {
    if (isPlanned(timeframe)) return 'normal'
    return EMERGENCIES.includes(kind) ? 'emergency' : 'high'
  }
  for (const kind of KINDS)
    expect([kind, priorityOf(kind, timeframe)]).toEqual([kind, expected(kind)])
})

test.each([...TIMEFRAMES, ''])(
  'has one list of channels by day and by night about %j',
  (timeframe) => {
    const [day, night] = [DAY, NIGHT].map((moment) => allowedChannels(timeframe, ANY_HOUR, moment))
    expect(day).toEqual(
      isPlanned(timeframe) ? CHANNEL_KINDS.filter((kind) => kind !== 'call') : CHANNEL_KINDS,
    )
    expect(night).toEqual(isPlanned(timeframe) ? ['mail'] : CHANNEL_KINDS)
  },
)

test("ends the night at the plan's hours, at 7 by default", () => {
  expect(nightEnd(ANY_HOUR, NIGHT)).toBe(Date.parse('2031-03-04T12:00:00Z'))
  expect(nightEnd({ hours: { from: 9, to: 18 } }, NIGHT)).toBe(Date.parse('2031-03-04T14:00:00Z'))
  expect(nightEnd({ hours: { from: 9, to: 12 } }, DAY)).toBe(Date.parse('2031-03-05T14:00:00Z'))
  expect(nightEnd(ANY_HOUR, DAY)).toBeNull()
})

import { expect, test } from 'vitest'
import { parseAlarmPlan } from './plan-reader.ts'
import { isFirstCallStep, nightStart } from './unverified-call.ts'

const ZONE = 'America/New_York'

test.each([
  ['2031-03-05T02:30:00-05:00', '2031-03-04T20:00:00-05:00'],
  ['2031-03-05T07:59:59-05:00', '2031-03-04T20:00:00-05:00'],
  ['2031-03-05T08:00:00-05:00', '2031-03-05T08:00:00-05:00'],
  ['2031-03-05T19:59:00-05:00', '2031-03-05T08:00:00-05:00'],
  ['2031-03-05T20:00:00-05:00', '2031-03-05T20:00:00-05:00'],
  // The clock is set forward in this night.
  ['2031-03-09T04:00:00-04:00', '2031-03-08T20:00:00-05:00'],
])('at %s the night or day began at %s', (now, began) => {
  expect(nightStart(Date.parse(now), ZONE)).toBe(Date.parse(began))
})

test('only the first step of the plan that calls is the first call step', () => {
  const reading = parseAlarmPlan('0s mail push all; 45s call next; 3m call next; repeat 2')
  if (!reading.ok) throw new Error('wrong plan')
  const at = (round: number, step: number) => isFirstCallStep(reading.plan, { round, step })
  expect([at(1, 1), at(1, 2), at(1, 3), at(2, 2)]).toEqual([false, true, false, false])
})

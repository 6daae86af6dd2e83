import { expect, test } from 'vitest'
import { DEFAULT_PLANS } from './plan.ts'
import { parseAlarmPlan } from './plan-reader.ts'
import { describePlan } from './plan-text.ts'

const wordsOf = (text: string): readonly string[] => {
  const reading = parseAlarmPlan(text)
  if (!reading.ok) throw new Error(reading.problem)
  return describePlan(reading.plan)
}

test('describes the default plan as the events of one night', () => {
  expect(wordsOf(DEFAULT_PLANS.alarm_plan)).toEqual([
    'A request at 3:12:00 AM that nobody takes:',
    '  3:12:00 AM  mail, push, webhook, pushover to everybody on call',
    '  3:12:45 AM  call to the next of those on call',
    '  3:15:45 AM  call to the next of those on call',
    '  3:18:45 AM  call to the next of those on call',
    '  3:21:45 AM  call to the owners',
    '  3:24:45 AM  call to everybody who is not off',
    '  the same again from 3:24:45 AM, 3:37:30 AM, 3:50:15 AM and 4:03:00 AM',
    '  4:12:00 AM  the end: a mail to everybody that nobody took it',
    'The next of those on call: in the order of the list, each at most once in a round; a round continues where the round before it stopped.',
    'The owners, and everybody: on call or not, but nobody who is off or declined, and nobody twice in a round; at once when everybody on call has declined.',
  ])
})

test('writes hours in 12-hour format and leaves out rounds after the end of the alarm', () => {
  expect(wordsOf('0s mail all; 25m sms 2; repeat 9; hours 7-22')).toEqual([
    'A request at 3:12:00 AM that nobody takes:',
    '  3:12:00 AM  mail to everybody on call',
    '  3:37:00 AM  sms to number 2 of those on call',
    '  the same again from 3:37:00 AM and 4:02:00 AM',
    '  4:12:00 AM  the end: a mail to everybody that nobody took it',
    'Calls and SMS only from 7 AM to 10 PM.',
  ])
})

/** Describes a plan as clock times, for staff and documentation (R102). */

import { ALARM_LIFETIME_MS, type AlarmPlan, type PlanStep, plannedSteps } from './plan.ts'

/** 3:12 AM, in seconds since midnight. */
const EXAMPLE_START_S = (3 * 60 + 12) * 60
const DAY_S = 24 * 60 * 60

/** Formats seconds since midnight as 3:12:45 AM. */
function clockAt(seconds: number): string {
  const day = seconds % DAY_S
  const two = (value: number): string => String(value).padStart(2, '0')
  const hour = Math.floor(day / 3600)
  const minutes = `${two(Math.floor(day / 60) % 60)}:${two(day % 60)}`
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

const exampleTime = (afterMs: number): string =>
  clockAt(EXAMPLE_START_S + Math.round(afterMs / 1000))

const hourName = (hour: number): string => clockAt(hour * 3600).replace(':00:00', '')

const RECIPIENT_TEXTS = { all: 'everybody on call', next: 'the next of those on call' } as const

const recipientText = (who: PlanStep['who']): string =>
  typeof who === 'number' ? `number ${who} of those on call` : RECIPIENT_TEXTS[who]

const joinTimes = (times: readonly string[]): string =>
  [times.slice(0, -1).join(', '), ...times.slice(-1)].filter(Boolean).join(' and ')

/** Returns one line per event after a submission at 3:12:00 AM. */
export function describePlan(plan: AlarmPlan): readonly string[] {
  const times = plannedSteps(plan)
  const firstRound = times.filter(({ round }) => round === 1)
  const laterRoundTimes = times
    .filter(({ round, step }) => round > 1 && step === 1)
    .map(({ atMs }) => exampleTime(atMs))
  return [
    `A request at ${exampleTime(0)} that nobody takes:`,
    ...firstRound.map(
      ({ atMs, channels, who }) =>
        `  ${exampleTime(atMs)}  ${channels.join(', ')} to ${recipientText(who)}`,
    ),
    ...(laterRoundTimes.length === 0
      ? []
      : [`  the same again from ${joinTimes(laterRoundTimes)}`]),
    `  ${exampleTime(ALARM_LIFETIME_MS)}  the end: a mail to everybody that nobody took it`,
    ...(plan.steps.some(({ who }) => who === 'next')
      ? [
          'The next of those on call: in the order of the list, each at most once in a round; a round continues where the round before it stopped.',
        ]
      : []),
    ...(plan.hours
      ? [`Calls and SMS only from ${hourName(plan.hours.from)} to ${hourName(plan.hours.to)}.`]
      : []),
  ]
}

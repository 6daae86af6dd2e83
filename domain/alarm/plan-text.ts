/** Describes a plan as clock times, for staff and documentation. */

import {
  ALARM_LIFETIME_MS,
  type AlarmPlan,
  goesBeyondOnCall,
  type PlanStep,
  plannedSteps,
} from './plan.ts'

const EXAMPLE_START = Temporal.PlainTime.from('03:12')

const exampleTime = (afterMs: number): string =>
  formatTime(EXAMPLE_START.add({ milliseconds: afterMs }), { timeStyle: 'medium' })

const hourName = (hour: number): string =>
  formatTime(new Temporal.PlainTime(hour % 24), { hour: 'numeric' })

const formatTime = (time: Temporal.PlainTime, format: Intl.DateTimeFormatOptions): string =>
  time.toLocaleString('en-US', format).replace('\u202f', ' ')

const RECIPIENT_TEXTS = {
  all: 'everybody on call',
  next: 'the next of those on call',
  owner: 'the owners',
  everybody: 'everybody who is not off',
} as const

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
    ...(plan.steps.some(({ who }) => goesBeyondOnCall(who))
      ? [
          'The owners, and everybody: on call or not, but nobody who is off or declined, and nobody twice in a round; at once when everybody on call has declined.',
        ]
      : []),
    ...(plan.hours
      ? [`Calls and SMS only from ${hourName(plan.hours.from)} to ${hourName(plan.hours.to)}.`]
      : []),
  ]
}

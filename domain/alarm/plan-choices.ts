/** The alarm plan as an owner chooses it on the board. */

import { MINUTE_MS } from '#domain/time/durations.ts'
import { ALARM_LIFETIME_MS, type AlarmPlan } from './plan.ts'
import { parseAlarmPlan } from './plan-reader.ts'

/** What can be chosen, in the order of the form; times in milliseconds, 0 for never. */
export const PLAN_CHOICES = {
  /** Until the first call. */
  first: [30_000, 45_000, MINUTE_MS, 2 * MINUTE_MS, 3 * MINUTE_MS, 5 * MINUTE_MS],
  /** From one call to the next. */
  between: [MINUTE_MS, 2 * MINUTE_MS, 3 * MINUTE_MS, 5 * MINUTE_MS],
  /** How many of those on call are called one after the other. */
  count: [1, 2, 3, 4, 5],
  /** From the last of these calls to the one to the owner. */
  owner: [0, MINUTE_MS, 2 * MINUTE_MS, 3 * MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS],
  /** From then to the call to everybody. */
  everybody: [0, MINUTE_MS, 2 * MINUTE_MS, 3 * MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS],
} as const satisfies Readonly<Record<string, readonly number[]>>

export type PlanChoiceName = keyof typeof PLAN_CHOICES
export const PLAN_CHOICE_NAMES = Object.keys(PLAN_CHOICES) as readonly PlanChoiceName[]

export type PlanChoices = Readonly<Record<PlanChoiceName, number>>

const MESSAGES = '0s mail push webhook pushover all'

const delay = (ms: number): string =>
  ms % MINUTE_MS === 0 ? `${ms / MINUTE_MS}m` : `${ms / 1000}s`

/** Writes the plan as the settings table stores it. It is repeated until the alarm ends. */
export function planOfChoices({ first, between, count, owner, everybody }: PlanChoices): string {
  const roundMs = first + between * (count - 1) + owner + everybody
  return [
    MESSAGES,
    `${delay(first)} call next`,
    ...Array.from({ length: count - 1 }, () => `${delay(between)} call next`),
    ...(owner > 0 ? [`${delay(owner)} call owner`] : []),
    ...(everybody > 0 ? [`${delay(everybody)} call everybody`] : []),
    `repeat ${Math.min(20, Math.ceil(ALARM_LIFETIME_MS / roundMs))}`,
  ].join('; ')
}

/** Reads the choices of a form; `null` if one is not offered. */
export function readPlanChoices(read: (name: PlanChoiceName) => string | null): PlanChoices | null {
  const chosen = PLAN_CHOICE_NAMES.map((name) => {
    const value = PLAN_CHOICES[name].find((one) => String(one) === read(name))
    return [name, value] as const
  })
  return chosen.some(([, value]) => value === undefined)
    ? null
    : (Object.fromEntries(chosen) as PlanChoices)
}

/** Finds the choices that make a plan; `null` for a plan that was written by hand. */
export function choicesOfPlan(plan: AlarmPlan): PlanChoices | null {
  const [, first, ...others] = plan.steps
  const next = plan.steps.filter(({ who }) => who === 'next')
  const afterMs = (who: 'owner' | 'everybody'): number =>
    others.find((step) => step.who === who)?.afterMs ?? 0
  const values: PlanChoices = {
    first: first?.afterMs ?? 0,
    between: next[1]?.afterMs ?? PLAN_CHOICES.between[2],
    count: next.length,
    owner: afterMs('owner'),
    everybody: afterMs('everybody'),
  }
  const choices = readPlanChoices((name) => String(values[name]))
  const reading = choices && parseAlarmPlan(planOfChoices(choices))
  return reading?.ok === true && JSON.stringify(reading.plan) === JSON.stringify(plan)
    ? choices
    : null
}

import type { ChannelKind } from './channels.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'

/**
 * Defines an alarm plan: who is notified by which channel, and when.
 * The owner writes it as the text of one settings row:
 *
 *     0s mail push all; 45s call next; 3m call next; repeat 5; hours 7-22
 *
 * Steps are separated by `;`, each `DELAY CHANNEL… WHO`. The delay counts from
 * the step before it, also from the last step of one round to the first of
 * the next. A step of a later round never comes before its planned time, even
 * where missed calls bring the steps before it forward.
 */
export interface PlanStep {
  /** Milliseconds since the step before it. */
  readonly afterMs: number
  readonly channels: readonly ChannelKind[]
  /**
   * Of those who are on call at this step: `all`; one position in the staff list, from 1; or `next`:
   * see `nextStaffMember`. `owner` and `everybody` go beyond those on call: see `goesBeyondOnCall`.
   */
  readonly who: 'all' | 'next' | 'owner' | 'everybody' | number
}

/**
 * Returns whether a step is for when those on call do not answer: to the owners, or to
 * everybody, on call or not. Nobody who is off is notified, and nobody twice in a round, unless
 * nobody else is left to call. It does not come before its planned time, in which steps that had
 * nobody to call do not count, unless everybody on call has declined.
 */
export const goesBeyondOnCall = (who: PlanStep['who']): boolean =>
  who === 'owner' || who === 'everybody'

export interface AlarmPlan {
  /** At least one. */
  readonly steps: readonly PlanStep[]
  /** How often all steps run, 1 or more. */
  readonly rounds: number
  /**
   * Full hours between which calls and SMS are allowed, in the business's time zone; `null` for any
   * hour.
   */
  readonly hours: { readonly from: number; readonly to: number } | null
}

export const DEFAULT_PLANS = {
  /** For the timeframe ASAP. */
  alarm_plan:
    '0s mail push webhook pushover all; 45s call next; 3m call next; 3m call next; 3m call owner; 3m call everybody; repeat 5',
  /** For every other timeframe. */
  alarm_plan_later: '0s mail push webhook pushover all; hours 7-22',
} as const

/** Names the settings row that holds the plan of a timeframe. */
export type PlanKey = keyof typeof DEFAULT_PLANS

/** Returns the plan that applies to a timeframe, as the form field names it. */
export const planKey = (timeframe: string): PlanKey =>
  timeframe === 'ASAP' ? 'alarm_plan' : 'alarm_plan_later'

/** An unanswered alarm ends after this time and reports the failure. */
export const ALARM_LIFETIME_MS = HOUR_MS

/** Position of an alarm in its plan: both from 1; 0 and 0 before the first step. */
export interface PlanPosition {
  readonly round: number
  readonly step: number
}

/**
 * Returns the following step and the delay until it; `null` after the last step of the last round.
 */
export function nextStep(
  { steps, rounds }: AlarmPlan,
  { round, step }: PlanPosition,
): (PlanPosition & { readonly afterMs: number }) | null {
  const isInRound = round > 0 && step < steps.length
  const next = isInRound ? { round, step: step + 1 } : { round: round + 1, step: 1 }
  const afterMs = steps[next.step - 1]?.afterMs
  return next.round > rounds || afterMs === undefined ? null : { ...next, afterMs }
}

/** Returns the time from the start of the alarm to the planned time of a step, in ms. */
export function stepStartMs({ steps }: AlarmPlan, { round, step }: PlanPosition): number {
  const sum = (some: readonly PlanStep[]): number =>
    some.reduce((total, { afterMs }) => total + afterMs, 0)
  return (round - 1) * sum(steps) + sum(steps.slice(0, step))
}

/** How long after a call the only one on call is called again. */
export const CALL_AGAIN_AFTER_MS = MINUTE_MS

/** A staff member whom a step of an alarm has notified. */
export interface NotifiedStaff extends PlanPosition {
  readonly staffMemberId: string
  /** When the step was. */
  readonly at: number
}

/**
 * Finds the staff member of a `next` step: the one whose last such step of this alarm is the
 * longest ago, in the order of the list. So a round continues where the one before it stopped, also
 * after others have come on call.
 * @param staff who can be notified now
 * @returns `null` when each was notified in this round
 */
export function nextStaffMember<Member extends { readonly id: string }>(
  { steps }: AlarmPlan,
  round: number,
  staff: readonly Member[],
  notified: readonly NotifiedStaff[],
): Member | null {
  const order = (at: PlanPosition): number => at.round * (steps.length + 1) + at.step
  const lastOf = ({ id }: Member): number =>
    Math.max(
      0,
      ...notified
        .filter(
          ({ staffMemberId, step }) => staffMemberId === id && steps[step - 1]?.who === 'next',
        )
        .map(order),
    )
  const [next = null] = staff
    .filter((member) => lastOf(member) < order({ round, step: 0 }))
    .toSorted((one, other) => lastOf(one) - lastOf(other))
  return next
}

/** Lists every step with its time since the submission, up to the end of the alarm. */
export function plannedSteps(
  plan: AlarmPlan,
): readonly (PlanStep & PlanPosition & { readonly atMs: number })[] {
  const times: (PlanStep & PlanPosition & { readonly atMs: number })[] = []
  let next = nextStep(plan, { round: 0, step: 0 })
  let atMs = 0
  while (next !== null) {
    const step = plan.steps[next.step - 1]
    atMs += next.afterMs
    if (step === undefined || atMs >= ALARM_LIFETIME_MS) break
    times.push({ ...step, round: next.round, step: next.step, atMs })
    next = nextStep(plan, next)
  }
  return times
}

/** Returns the first moment, from `now` on, at which a call or an SMS is allowed. */
export function phoneAllowedFrom(
  { hours }: Pick<AlarmPlan, 'hours'>,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): number {
  if (hours === null) return now
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone)
  if (local.hour >= hours.from && local.hour < hours.to) return now
  const day = local.toPlainDate().add({ days: local.hour < hours.from ? 0 : 1 })
  const start = day.toZonedDateTime({ timeZone, plainTime: { hour: hours.from } })
  return start.epochMilliseconds
}

/** Returns whether a call or an SMS is allowed at this moment. */
export const isPhoneAllowed = (
  plan: Pick<AlarmPlan, 'hours'>,
  moment: { readonly now: number; readonly timeZone: string },
): boolean => phoneAllowedFrom(plan, moment) === moment.now

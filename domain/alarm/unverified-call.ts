import type { AlarmPlan, PlanPosition } from './plan.ts'

/**
 * Calls about leads without a verified captcha, for the whole business. A person with an old
 * phone is heard, and a stranger can make us pay for no more than these.
 */
export const UNVERIFIED_CALLS = { perHour: 2, perNight: 8 } as const

/** Hours at which a night begins and ends; the day between counts in the same way. */
const NIGHT_HOURS = { from: 20, to: 8 } as const

/**
 * Returns when the current night (8 PM to 8 AM), or the day between, began.
 * @param now milliseconds since the epoch, like the result
 */
export function nightStart(now: number, timeZone: string): number {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone)
  const { from, to } = NIGHT_HOURS
  const isBeforeDawn = local.hour < to
  const day = local.toPlainDate().subtract({ days: isBeforeDawn ? 1 : 0 })
  const hour = isBeforeDawn || local.hour >= from ? from : to
  return day.toZonedDateTime({ timeZone, plainTime: { hour } }).epochMilliseconds
}

/** Returns whether a step is the first of the plan that calls: the only one that may call then. */
export const isFirstCallStep = ({ steps }: AlarmPlan, { round, step }: PlanPosition): boolean =>
  round === 1 && steps.findIndex(({ channels }) => channels.includes('call')) === step - 1

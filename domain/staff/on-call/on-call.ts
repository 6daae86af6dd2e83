import { type Interval, occurrences, type Shift } from './shift.ts'
import { WEEK_MS } from '#domain/time/durations.ts'

/** `first` is on call before all others. */
export const OVERRIDE_KINDS = ['off', 'on', 'first'] as const
export type OverrideKind = (typeof OVERRIDE_KINDS)[number]

/** Puts a staff member on or off call for a time, whatever the shifts say. */
export interface Override {
  readonly kind: OverrideKind
  /** Milliseconds since the epoch. */
  readonly from: number
  /** Excluded; the shifts apply again from then on. */
  readonly until: number
}

export interface ScheduledStaff {
  readonly id: string
  readonly shifts: readonly Shift[]
  /** In the order in which they were set: the last one that applies counts. */
  readonly overrides: readonly Override[]
  /**
   * Since somebody else signed them out everywhere, until they use a new invitation: a lost phone is
   * off call, whatever shifts and overrides say, and nothing is sent to it.
   */
  readonly isSignedOut?: boolean
}

/** Who is on call; everybody who is not off where nobody would be. */
export interface OnCall<Member> {
  /**
   * Those who are first, then in the order of the staff list; empty if that is empty or everybody is
   * off.
   */
  readonly members: readonly Member[]
  /** True if nobody is scheduled, so that everybody is on call who is not off. */
  readonly isUncovered: boolean
}

/** Who is asked first about a lead: the scheduled ones, everybody who is not off, or the owner. */
export type Asked = 'scheduled' | 'not-off' | 'owner'

/** Returns who is asked; the owner if everybody is off. */
export function askedOf({ members, isUncovered }: OnCall<unknown>): Asked {
  if (!isUncovered) return 'scheduled'
  return members.length === 0 ? 'owner' : 'not-off'
}

export type OnCallPeriod<Member> = Interval & OnCall<Member>

interface Schedule<Member> {
  readonly member: Member
  readonly shifts: readonly (Interval & { readonly isFirst: boolean })[]
  readonly overrides: readonly Override[]
  readonly isSignedOut?: boolean | undefined
}

/** Without any shift of any staff member, everybody is always scheduled. */
const ALWAYS = { from: -Infinity, to: Infinity, isFirst: false }

function schedulesOf<Member extends ScheduledStaff>(
  staff: readonly Member[],
  within: Interval,
  timeZone: string,
): readonly Schedule<Member>[] {
  const hasShifts = staff.some(({ shifts }) => shifts.length > 0)
  return staff.map((member) => ({
    member,
    overrides: member.overrides,
    isSignedOut: member.isSignedOut,
    shifts: hasShifts
      ? member.shifts.flatMap((shift) =>
          occurrences(shift, within, timeZone).map((interval) => ({
            ...interval,
            isFirst: shift.isFirst,
          })),
        )
      : [ALWAYS],
  }))
}

/** Returns the override that applies; `null` while the shifts do. */
export const overrideAt = (
  { overrides }: Pick<ScheduledStaff, 'overrides'>,
  at: number,
): Override | null => overrides.findLast(({ from, until }) => from <= at && at < until) ?? null

/** Returns whether a staff member is off: no call and no push wakes them then. */
export const isOff = (
  member: Pick<ScheduledStaff, 'overrides' | 'isSignedOut'>,
  at: number,
): boolean => member.isSignedOut === true || overrideAt(member, at)?.kind === 'off'

/** Returns whether everybody would be off without this staff member. */
export const isLastNotOff = (
  staff: readonly ScheduledStaff[],
  staffMemberId: string,
  at: number,
): boolean => staff.every((member) => (member.id === staffMemberId) !== isOff(member, at))

/** Returns how a staff member is scheduled. */
function kindAt<Member>(schedule: Schedule<Member>, at: number): OverrideKind {
  if (schedule.isSignedOut === true) return 'off'
  const override = overrideAt(schedule, at)
  if (override !== null) return override.kind
  const present = schedule.shifts.filter(({ from, to }) => from <= at && at < to)
  if (present.some(({ isFirst }) => isFirst)) return 'first'
  return present.length > 0 ? 'on' : 'off'
}

function onCallIn<Member>(schedules: readonly Schedule<Member>[], at: number): OnCall<Member> {
  const of = (kind: OverrideKind) => schedules.filter((one) => kindAt(one, at) === kind)
  const scheduled = [...of('first'), ...of('on')]
  const isUncovered = scheduled.length === 0 && schedules.length > 0
  const onCall = isUncovered
    ? schedules.filter((one) => !isOff({ ...one, isSignedOut: one.isSignedOut === true }, at))
    : scheduled
  return { members: onCall.map(({ member }) => member), isUncovered }
}

/**
 * Returns who is on call.
 * @param staff in alarm order
 * @param at milliseconds since the epoch
 */
export const onCallAt = <Member extends ScheduledStaff>(
  staff: readonly Member[],
  at: number,
  timeZone: string,
): OnCall<Member> => onCallIn(schedulesOf(staff, { from: at, to: at }, timeZone), at)

/** Splits an interval into periods in which the same staff members are on call. */
export function onCallPeriods<Member extends ScheduledStaff>(
  staff: readonly Member[],
  within: Interval,
  timeZone: string,
): readonly OnCallPeriod<Member>[] {
  const schedules = schedulesOf(staff, within, timeZone)
  const changes = schedules
    .flatMap(({ shifts, overrides }) => [
      ...shifts.flatMap(({ from, to }) => [from, to]),
      ...overrides.flatMap(({ from, until }) => [from, until]),
    ])
    .filter((at) => within.from < at && at < within.to)
  const periods: OnCallPeriod<Member>[] = []
  for (const from of [...new Set([within.from, ...changes])].toSorted((a, b) => a - b)) {
    const onCall = onCallIn(schedules, from)
    const before = periods.at(-1)
    const to = within.to
    if (before === undefined) periods.push({ from, to, ...onCall })
    else if (!isSame(before, onCall))
      periods.splice(-1, 1, { ...before, to: from }, { from, to, ...onCall })
  }
  return periods
}

const isSame = <Member extends ScheduledStaff>(
  one: OnCall<Member>,
  other: OnCall<Member>,
): boolean =>
  one.isUncovered === other.isUncovered &&
  one.members.length === other.members.length &&
  one.members.every(({ id }, index) => id === other.members[index]?.id)

/** Returns the periods of the seven days from `now` on; the first is the present one. */
export const onCallNextWeek = <Member extends ScheduledStaff>(
  staff: readonly Member[],
  now: number,
  timeZone: string,
): readonly OnCallPeriod<Member>[] =>
  onCallPeriods(staff, { from: now, to: now + WEEK_MS }, timeZone)

/** Returns the next time at which the local clock shows a time of day such as 06:00. */
export function nextLocalTime(time: string, now: number, timeZone: string): number {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone)
  const today = local.withPlainTime(time)
  const next = today.epochMilliseconds > now ? today : today.add({ days: 1 })
  return next.epochMilliseconds
}

/** Returns the next 6:00 of the local clock, when "Not me tonight" ends. */
export const nextMorning = (now: number, timeZone: string): number =>
  nextLocalTime('06:00', now, timeZone)

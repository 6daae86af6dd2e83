/** Changes of who is on call when: what is allowed, and who hears of it. */

import { DAY_MS } from '#domain/time/durations.ts'
import { isAllowed, type Role } from '#domain/staff/roles.ts'
import { isOff, onCallAt, type Override, type ScheduledStaff } from './on-call.ts'
import type { Shift } from './shift.ts'

export type ScheduleChange =
  | { readonly kind: 'override' | 'override-removed'; readonly override: Override }
  | { readonly kind: 'shift' | 'shift-removed'; readonly shift: Shift }

/**
 * How far ahead a time off or on may end. A phone that was found must not set its owner off call for
 * good, nor an owner's everybody.
 */
const OVERRIDE_LIMIT_MS: Readonly<Record<Role, number>> = {
  locksmith: 14 * DAY_MS,
  owner: 400 * DAY_MS,
}

export type OverrideProblem = 'past' | 'empty' | 'too-far'

/** Checks the times of an override; `null` if they are allowed. */
export function overrideProblem(
  { from, until }: Pick<Override, 'from' | 'until'>,
  { role, now }: { readonly role: Role; readonly now: number },
): OverrideProblem | null {
  if (until <= now) return 'past'
  if (until <= from) return 'empty'
  return until > now + OVERRIDE_LIMIT_MS[role] ? 'too-far' : null
}

interface ScheduleNews<Member> {
  readonly change: ScheduleChange
  /** Whose schedule changed. */
  readonly id: string
  /** Who changed it; `null` for the command. */
  readonly byId: string | null
  readonly before: readonly Member[]
  readonly after: readonly Member[]
  readonly now: number
  readonly timeZone: string
}

/**
 * Lists who is notified of a change: the staff member and the owners, and those on call when the staff
 * member goes off or comes back. `null` if it is no news: who comes on call for a time without being
 * off changes nothing for the others.
 */
export function toldOfChange<Member extends ScheduledStaff & { readonly role: Role }>(
  news: ScheduleNews<Member>,
): readonly Member[] | null {
  const { change, id, byId, before, after, now, timeZone } = news
  const startsAt = 'override' in change ? Math.max(now, change.override.from) : now
  const isOffIn = (staff: readonly Member[]): boolean =>
    staff.some((member) => member.id === id && isOff(member, startsAt))
  const [wasOff, isNowOff] = [isOffIn(before), isOffIn(after)]
  const isGoingOn = change.kind === 'override' && change.override.kind === 'on'
  if (byId === id && isGoingOn && !wasOff) return null
  const onCall =
    wasOff === isNowOff ? [] : onCallAt(after, startsAt, timeZone).members.map((one) => one.id)
  return after.filter(
    (member) =>
      member.id !== byId &&
      (member.id === id || isAllowed(member.role, 'schedules') || onCall.includes(member.id)),
  )
}

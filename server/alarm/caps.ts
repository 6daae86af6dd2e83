import { telephoneFrom } from '#domain/alarm-plan.ts'
import { readAlarmPlan } from '#domain/alarm-plan-reader.ts'
import { business } from '#domain/business.ts'
import type { Caps, TelephoneRules } from '#server/store/alarm/notice.ts'
import type { ChannelKind, NoticeKind } from './channel.ts'
import { newNotice, staffTarget, targetsOf } from './new-notice.ts'

const MINUTE_MS = 60_000

/** How often one number is called (R106); the figures are GoAlert's. */
const CALLS: Caps['perNumber'] = [
  { most: 3, withinMs: 15 * MINUTE_MS },
  { most: 7, withinMs: 60 * MINUTE_MS },
  { most: 15, withinMs: 180 * MINUTE_MS },
]
const MESSAGES: Caps['perNumber'] = [
  { most: 5, withinMs: 15 * MINUTE_MS },
  { most: 11, withinMs: 60 * MINUTE_MS },
  { most: 21, withinMs: 180 * MINUTE_MS },
]

/** As long as a call rings and is listened to: what comes due meanwhile is part of it (R106). */
const MERGE_MS = MINUTE_MS

export interface TelephoneOptions {
  /** ALARM_CALLS_PER_DAY */
  readonly callsPerDay: number
  /** STAFF_EMAIL */
  readonly staffEmail: readonly string[]
  /** A new UUID. */
  readonly randomId: () => string
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

/** The rules of a call or an SMS; null for other channels, which cost nothing and wake nobody. */
export function telephoneRules(
  kind: ChannelKind | null,
  { callsPerDay, staffEmail, randomId, clock }: TelephoneOptions,
): TelephoneRules | null {
  if (kind !== 'call' && kind !== 'sms') return null
  return {
    caps: {
      perNumber: kind === 'call' ? CALLS : MESSAGES,
      perDay: callsPerDay,
      mergeWithinMs: MERGE_MS,
    },
    allowedFrom(text, at) {
      const reading = readAlarmPlan(text ?? '')
      if (!reading.ok) return at
      return telephoneFrom(reading.plan, { now: at, timeZone: business.timeZone })
    },
    callInstead(people, asked, { kind: noticeKind, notAfter }) {
      const targets = people
        .filter(({ id }) => !asked.has(id))
        .map((person) => targetsOf(person, 'call'))
        .find(({ length }) => length > 0)
      // Kinds of notices are written by this server and stored as they are.
      const about = { kind: noticeKind as NoticeKind, notAfter }
      return (targets ?? []).map((target) => newNotice(target, { id: randomId(), ...about }))
    },
    runningLow: () =>
      newNotice(staffTarget(staffEmail), {
        id: randomId(),
        kind: 'calls-low',
        notAfter: clock() + 60 * MINUTE_MS,
      }),
  }
}

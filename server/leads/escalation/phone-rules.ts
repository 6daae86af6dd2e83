import type { ChannelKind } from '#domain/alarm/channels.ts'
import { phoneAllowedFrom } from '#domain/alarm/plan.ts'
import { parseAlarmPlan } from '#domain/alarm/plan-reader.ts'
import { business } from '#domain/business/business.ts'
import type { CallCaps, PhoneRules } from '#server/store/notice.ts'
import { newNotice, staffMailboxTarget, staffTargets } from './new-notice.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** Caps on calls to one number (R106), with GoAlert's figures. */
const CALL_CAPS: CallCaps['perNumber'] = [
  { limit: 3, windowMs: 15 * MINUTE_MS },
  { limit: 7, windowMs: 60 * MINUTE_MS },
  { limit: 15, windowMs: 180 * MINUTE_MS },
]
const SMS_CAPS: CallCaps['perNumber'] = [
  { limit: 5, windowMs: 15 * MINUTE_MS },
  { limit: 11, windowMs: 60 * MINUTE_MS },
  { limit: 21, windowMs: 180 * MINUTE_MS },
]

/** How long after a call has begun another notice to the same number is merged into it. */
const MERGE_WINDOW_MS = MINUTE_MS

/** Returns the caps on calls (also on connections to customers) or on SMS. */
export const callCaps = (kind: 'call' | 'sms', perDay: number): CallCaps => ({
  perNumber: kind === 'call' ? CALL_CAPS : SMS_CAPS,
  perDay,
  mergeWithinMs: MERGE_WINDOW_MS,
})

export interface PhoneRulesDeps {
  readonly callsPerDay: number
  readonly staffEmail: readonly string[]
  readonly randomId: () => string
  readonly clock: () => number
}

/** Returns the rules of a call or SMS; `null` for other channels, which have no caps. */
export function phoneRules(
  kind: ChannelKind | null,
  { callsPerDay, staffEmail, randomId, clock }: PhoneRulesDeps,
): PhoneRules | null {
  if (kind !== 'call' && kind !== 'sms') return null
  return {
    caps: callCaps(kind, callsPerDay),
    allowedFrom(text, at) {
      const reading = parseAlarmPlan(text ?? '')
      if (!reading.ok) return at
      return phoneAllowedFrom(reading.plan, { now: at, timeZone: business.timeZone })
    },
    alternativeCalls(staff, calledStaffIds, options) {
      const targets = staff
        .filter(({ id }) => !calledStaffIds.has(id))
        .map((staffMember) => staffTargets(staffMember, 'call'))
        .find(({ length }) => length > 0)
      return (targets ?? []).map((target) => newNotice(target, { id: randomId(), ...options }))
    },
    lowCallsNotice: () =>
      newNotice(staffMailboxTarget(staffEmail), {
        id: randomId(),
        kind: 'calls-low',
        notAfter: clock() + 60 * MINUTE_MS,
      }),
  }
}

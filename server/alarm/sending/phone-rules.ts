import { type ChannelKind, CHANNELS } from '#domain/alarm/channels.ts'
import { phoneAllowedFrom } from '#domain/alarm/plan.ts'
import { parseAlarmPlan } from '#domain/alarm/plan-reader.ts'
import type { App } from '#server/app.ts'
import { business } from '#domain/business/business.ts'
import type { CallCaps, PhoneRules } from '#server/db/tables/notice.ts'
import { newNotice, staffTargets } from '#server/alarm/notices/new-notice.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** How long after a call has begun another notice to the same number is merged into it. */
const MERGE_WINDOW_MS = MINUTE_MS

/** Returns the caps on calls, which also hold for connections to customers. */
export const callCaps = (perDay: number): CallCaps => ({
  perNumber: CHANNELS.call.caps,
  perDay,
  mergeWithinMs: MERGE_WINDOW_MS,
})

/** Returns the rules of a channel with caps; `null` for any other. */
export function phoneRules(
  kind: ChannelKind | null,
  {
    environment,
    noticeSettings: settings,
    randomId,
  }: Pick<App, 'noticeSettings' | 'randomId'> & {
    readonly environment: Pick<App['environment'], 'alarmCallsPerDay'>
  },
): PhoneRules | null {
  const perNumber = kind && CHANNELS[kind].caps
  if (perNumber === null) return null
  return {
    caps: { perNumber, perDay: environment.alarmCallsPerDay, mergeWithinMs: MERGE_WINDOW_MS },
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
    settings,
  }
}

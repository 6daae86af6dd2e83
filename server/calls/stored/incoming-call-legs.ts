/** Which phones a call rings, and which rang. Twilio says the same several times, and late. */

import { OWNER_WARNINGS, type UnrungReason } from '#copy/server/owner-warnings.ts'
import { comparableDigits } from '#domain/phone/phone.ts'
import { LOW_CALLS_SHARE } from '#domain/alarm/channels.ts'
import { tellOwners } from '#server/alarm/notices/tell-owners.ts'
import { execute, hasRows, type Tx } from '#server/db/db.ts'
import type { CallLeg, IncomingCall } from '#server/db/tables/incoming-call.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import { callerHasRoom, countRung, isUnheard } from './incoming-call-limits.ts'

/**
 * Records that legs are to ring now, as far as the day's budget has room; beyond it the first of a
 * caller for whom no phone has rung. Owners are told when the budget runs low, and when a
 * call rings nobody at all.
 * @param chosen the legs of a step; the first ones of the call if `isFirst`
 * @param callsPerDay ALARM_CALLS_PER_DAY, of which callers have as many as the alarm
 * @returns the legs to ring, also those that were begun before
 */
export async function beginLegs(
  tx: Tx,
  call: Pick<IncomingCall, 'id' | 'caller'>,
  chosen: readonly CallLeg[],
  {
    isFirst,
    callsPerDay,
    now,
    settings,
  }: {
    readonly isFirst: boolean
    readonly callsPerDay: number
    readonly now: number
    readonly settings: NoticeSettings
  },
): Promise<readonly CallLeg[]> {
  const digits = call.caller === null ? null : comparableDigits(call.caller)
  const rung = await countRung(tx, now)
  const room = callsPerDay - rung
  const isNew = room < chosen.length && callsPerDay > 0 && (await isUnheard(tx, digits, now))
  const allowed = Math.max(room, isNew ? 1 : 0)
  const begun: CallLeg[] = []
  let added = 0
  for (const leg of chosen) {
    const { id } = leg
    const isBegun = await hasRows(
      tx,
      `SELECT id FROM incoming_call_legs WHERE id = :id AND begun_at IS NOT NULL`,
      { id },
    )
    if (!isBegun && added >= allowed) continue
    if (!isBegun) added++
    await execute(
      tx,
      `UPDATE incoming_call_legs SET begun_at = coalesce(begun_at, :now) WHERE id = :id`,
      { id, now },
    )
    begun.push(leg)
  }
  const told = { now, settings }
  if (rung + added >= callsPerDay * LOW_CALLS_SHARE && added > 0)
    await tellOwners(tx, (language) => OWNER_WARNINGS[language].ringsLow, told)
  if (isFirst && begun.length === 0) {
    const reason = await unrungReason(tx, { digits, hasLegs: chosen.length > 0, now })
    await tellOwners(tx, (language) => OWNER_WARNINGS[language].unrung(reason), told)
  }
  return begun
}

async function unrungReason(
  tx: Tx,
  { digits, hasLegs, now }: { digits: string | null; hasLegs: boolean; now: number },
): Promise<UnrungReason> {
  if (hasLegs) return 'budget'
  if (await callerHasRoom(tx, digits, now)) return 'nobody'
  return digits === null ? 'hidden' : 'caller'
}

/** Records that a staff member's phone rang; Twilio says so by several of its requests. */
export const markRang = (tx: Tx, legId: string, now: number): Promise<void> =>
  execute(
    tx,
    `UPDATE incoming_call_legs SET rang_at = coalesce(rang_at, :now)
     WHERE id = :legId AND begun_at IS NOT NULL`,
    { legId, now },
  )

/** Records that the phones rang to which a call was put through. */
export const markAllRang = (tx: Tx, callId: string, now: number): Promise<void> =>
  execute(
    tx,
    `UPDATE incoming_call_legs SET rang_at = :now
     WHERE call_id = :callId AND begun_at IS NOT NULL AND rang_at IS NULL`,
    { callId, now },
  )

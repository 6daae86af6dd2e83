/** Tells who comes on call what waits. */

import { QUIET_CHANNELS } from '#domain/alarm/channels.ts'
import { business } from '#domain/business/business.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { onCallPeriods } from '#domain/staff/on-call/on-call.ts'
import { addNotices } from '#server/alarm/notices/follow-ups.ts'
import { ESCALATION_LEVEL } from '#server/db/tables/alarms.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import { type Db, first, hasRows, type Tx } from '#server/db/db.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { PLANNED, WAITING_STATUSES } from '#server/db/tables/status-lists.ts'
import { staffTargets } from '#server/alarm/notices/new-notice.ts'

/** How long after its beginning a shift is still announced, such as by a server that was stopped. */
const ANNOUNCED_WITHIN_MS = HOUR_MS
/** Older leads that nobody closed are no news. */
const WAITING_FOR_MS = 7 * DAY_MS

const WAITING = `FROM alarms a JOIN submissions s ON s.id = a.submission_id
  WHERE s.status IN (${WAITING_STATUSES})
    AND a.escalation = ${ESCALATION_LEVEL.full} AND a.started_at > :since`

const anyLeadWaiting = (tx: Tx, now: number): Promise<boolean> =>
  hasRows(tx, `SELECT 1 AS waiting ${WAITING} LIMIT 1`, { since: now - WAITING_FOR_MS })

interface Beginning {
  readonly member: StaffMember
  readonly at: number
}

/** Lists who has come on call within the last hour and still is. */
function beginnings(staff: readonly StaffMember[], now: number): readonly Beginning[] {
  const within = { from: now - ANNOUNCED_WITHIN_MS, to: now + 1 }
  const periods = onCallPeriods(staff, within, business.timeZone).map(
    ({ from, members, isUncovered }) => ({ from, members: isUncovered ? [] : members }),
  )
  const onCallNow = periods.at(-1)?.members ?? []
  return onCallNow.flatMap((member) => {
    const lastWithout = periods.findLastIndex(({ members }) =>
      members.every(({ id }) => id !== member.id),
    )
    const at = periods[lastWithout + 1]?.from
    return lastWithout < 0 || at === undefined ? [] : [{ member, at }]
  })
}

/**
 * Tells each staff member who has come on call of the lead that has waited longest, once: urgent ones
 * first, and none that they declined.
 */
export async function announceShifts(db: Db, now: number, settings: NoticeSettings): Promise<void> {
  // Reading first avoids waiting for writes at an idle poll.
  if (await db.read((tx) => anyLeadWaiting(tx, now)))
    await db.write((tx) => announce(tx, now, settings))
}

async function announce(tx: Tx, now: number, settings: NoticeSettings): Promise<void> {
  const kinds = QUIET_CHANNELS.filter((kind) => settings.configuredChannels.has(kind))
  for (const { member, at } of beginnings(await listStaff(tx), now)) {
    if (kinds.every((kind) => staffTargets(member, kind).length === 0)) continue
    const isTold = await hasRows(
      tx,
      `SELECT 1 AS told FROM notices WHERE kind = 'shift' AND staff_member_id = :id AND created_at >= :at
       LIMIT 1`,
      { id: member.id, at },
    )
    const waiting = isTold ? null : await longestWaiting(tx, member.id, at)
    if (waiting === null) continue
    const notice = { kind: 'shift', to: 'colleague', channels: QUIET_CHANNELS } as const
    await addNotices(tx, [notice], {
      submissionId: waiting.id,
      assignee: null,
      colleagueId: member.id,
      settings,
      now,
      step: Math.floor(at / MINUTE_MS),
    })
  }
}

const longestWaiting = (
  tx: Tx,
  staffMemberId: string,
  before: number,
): Promise<{ readonly id: string } | null> =>
  first<{ id: string }>(
    tx,
    `SELECT s.id ${WAITING} AND a.started_at < :before
       AND NOT EXISTS (SELECT 1 FROM events e WHERE e.submission_id = s.id AND e.kind = 'declined'
         AND e.staff_member_id = :staffMemberId AND e.at >= a.started_at)
     ORDER BY CASE WHEN s.timeframe IN (${PLANNED}) THEN 1 ELSE 0 END, a.started_at, s.id LIMIT 1`,
    { staffMemberId, before, since: before - WAITING_FOR_MS },
  )

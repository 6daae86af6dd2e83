/** Leads that wait for a staff member, as a call counts and offers them. */

import { ESCALATION_LEVEL } from '#server/db/tables/alarms.ts'
import { countOpen } from '#server/leads/board-leads.ts'
import { saidOf } from '#server/leads/said.ts'
import { openDuplicates, otherLeadOf } from '#server/leads/same-customer.ts'
import type { LeadCountsOfNotice, NoticeJob } from '#server/db/tables/notice.ts'
import { findNotice } from '#server/db/tables/notices.ts'
import { first, rows, type Tx } from '#server/db/db.ts'
import { PLANNED, WAITING_STATUSES } from '#server/db/tables/status-lists.ts'
import {
  ALARM_LEAD_COLUMNS,
  type AlarmLeadRow,
  toAlarmLead,
} from '#server/db/tables/alarm-lead-rows.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** Of `alarms a JOIN submissions s`: urgent leads on every channel that nobody accepted since `:since`. */
const WAITING_CONDITION = `s.status IN (${WAITING_STATUSES}) AND a.escalation = ${ESCALATION_LEVEL.full}
  AND s.timeframe NOT IN (${PLANNED}) AND a.state IN ('escalating', 'expired') AND a.started_at > :since`

/** How many leads wait; those that use push and mail only are not among them. */
export async function countWaiting(tx: Tx, now: number): Promise<number> {
  const row = await first<{ waiting: number }>(
    tx,
    `SELECT count(*) AS waiting FROM alarms a JOIN submissions s ON s.id = a.submission_id
     WHERE ${WAITING_CONDITION}`,
    { since: now - DAY_MS },
  )
  return row?.waiting ?? 0
}

/** Returns what a notice says about other leads. */
export async function leadCounts(
  tx: Tx,
  submissionId: string | null,
  readerId: string | null,
  now: number,
): Promise<LeadCountsOfNotice> {
  const said = submissionId === null ? null : await saidOf(tx, submissionId)
  return {
    ...(said !== null && { said }),
    waiting: await countWaiting(tx, now),
    open: await countOpen(tx, now),
    otherLead:
      submissionId === null ? null : otherLeadOf(await openDuplicates(tx, submissionId), readerId),
  }
}

/**
 * Returns the lead that a call offers after its own: of those that wait, the longest waiting
 * first.
 * @param after the lead that was offered last; `null` for the call's own
 * @returns its id; `null` when none is left
 */
export async function nextWaiting(
  tx: Tx,
  callId: string,
  after: string | null,
  now: number,
): Promise<string | null> {
  const found = await rows<{ id: string }>(
    tx,
    `SELECT a.submission_id AS id FROM alarms a JOIN submissions s ON s.id = a.submission_id
       LEFT JOIN alarms last ON last.submission_id = :after
     WHERE ${WAITING_CONDITION}
       AND a.submission_id <> (SELECT submission_id FROM notices WHERE id = :callId)
       AND NOT EXISTS (SELECT 1 FROM events e JOIN notices n ON n.staff_member_id = e.staff_member_id
         WHERE n.id = :callId AND e.submission_id = a.submission_id AND e.kind = 'declined'
           AND e.at >= a.started_at)
       AND (last.submission_id IS NULL OR a.started_at > last.started_at
         OR (a.started_at = last.started_at AND a.submission_id > last.submission_id))
     ORDER BY a.started_at, a.submission_id LIMIT 1`,
    { since: now - DAY_MS, after, callId },
  )
  return found[0]?.id ?? null
}

/** A call as it would be about another lead; `null` when either is gone. */
export async function callForLead(
  tx: Tx,
  callId: string,
  submissionId: string,
): Promise<NoticeJob | null> {
  const call = await findNotice(tx, callId)
  const row = await first<AlarmLeadRow>(
    tx,
    `SELECT ${ALARM_LEAD_COLUMNS} FROM submissions s WHERE s.id = :submissionId`,
    { submissionId },
  )
  return call && row && { ...call, lead: toAlarmLead(row.lead) }
}

/**
 * The budget of calls about leads without a verified captcha: anybody can post such a lead,
 * and each call costs money and wakes somebody.
 */

import { nightStart, UNVERIFIED_CALLS } from '#domain/alarm/unverified-call.ts'
import { business } from '#domain/business/business.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import { PLAN_KINDS_SQL } from '#server/db/tables/notice.ts'
import { WAITING_STATUSES } from '#server/db/tables/status-lists.ts'
import { first, hasRows, type Tx } from '#server/db/db.ts'

/** Calls about unverified leads that were begun, for a count in `notices n`. */
const UNVERIFIED_CALLS_SQL = `FROM notices n JOIN submissions s ON s.id = n.submission_id
  LEFT JOIN alarms a ON a.submission_id = n.submission_id
  WHERE n.channel = 'call' AND n.kind IN (${PLAN_KINDS_SQL}) AND s.verification <> 'verified'`

/**
 * Returns whether the one call about an unverified lead may be made now: none was made about it,
 * none in 24 hours about another one of its network that still waits, and the business's budget has room. Answered
 * calls count too, because they cost as much. Within the mutex of `reserveSend`.
 */
export async function hasUnverifiedCallRoom(
  tx: Tx,
  { submissionId, network }: { submissionId: string | null; network: string | null },
  now: number,
): Promise<boolean> {
  const isRepeated = await hasRows(
    tx,
    `SELECT n.id ${UNVERIFIED_CALLS_SQL} AND n.begun_at IS NOT NULL
       AND (n.submission_id = :submissionId
         OR (a.network = :network AND s.status IN (${WAITING_STATUSES}) AND n.begun_at > :dayAgo))
     LIMIT 1`,
    { submissionId, network, dayAgo: now - DAY_MS },
  )
  if (isRepeated) return false
  const nightBegan = nightStart(now, business.timeZone)
  const hourAgo = now - HOUR_MS
  const used = await first<{ hour: number | null; night: number | null }>(
    tx,
    `SELECT sum(CASE WHEN n.begun_at > :hourAgo THEN 1 ELSE 0 END) AS hour,
       sum(CASE WHEN n.begun_at >= :nightBegan THEN 1 ELSE 0 END) AS night
     ${UNVERIFIED_CALLS_SQL} AND n.begun_at > :since`,
    { hourAgo, nightBegan, since: Math.min(hourAgo, nightBegan - 1) },
  )
  return (
    (used?.hour ?? 0) < UNVERIFIED_CALLS.perHour && (used?.night ?? 0) < UNVERIFIED_CALLS.perNight
  )
}

/** The latest call to staff about a lead, as its customer's page tells (R241). */

import { MINUTE_MS } from '#domain/time/durations.ts'
import { ACCEPTANCE_REQUEST_KINDS_SQL } from '#server/db/tables/notice.ts'
import { first, type Tx } from '#server/db/db.ts'

/** A call whose end nobody reported does not ring any more. */
const RINGS_AT_MOST_MS = 2 * MINUTE_MS

/** The latest call to staff about a lead; `isRinging` while its end is not known. */
export interface LatestCall {
  readonly at: number
  readonly isRinging: boolean
}

/**
 * Returns the latest call that asked to accept a lead; `null` without one. A call may be about
 * several leads, whose own notices were merged into it.
 */
export async function latestCall(tx: Tx, submissionId: string): Promise<LatestCall | null> {
  const call = await first<{ begunAt: number; state: string; answeredAt: number | null }>(
    tx,
    `SELECT n.begun_at, n.state, n.answered_at FROM notices n
     WHERE n.channel = 'call' AND n.begun_at IS NOT NULL AND n.state <> 'merged'
       AND n.kind IN (${ACCEPTANCE_REQUEST_KINDS_SQL}) AND (n.submission_id = :submissionId
         OR n.id IN (SELECT m.merged_into FROM notices m WHERE m.submission_id = :submissionId))
     ORDER BY n.begun_at DESC LIMIT 1`,
    { submissionId },
  )
  if (call === null) return null
  const isOpen = call.answeredAt === null && ['unknown', 'sent'].includes(call.state)
  return { at: call.begunAt, isRinging: isOpen }
}

/** Returns whether phones ring now, as far as the provider has told. */
export const isRingingAt = ({ at, isRinging }: LatestCall, now: number): boolean =>
  isRinging && now - at <= RINGS_AT_MOST_MS

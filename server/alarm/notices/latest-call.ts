/** The latest call to staff about a lead, as its customer's page tells. */

import { MINUTE_MS } from '#domain/time/durations.ts'
import { ACCEPTANCE_REQUEST_KINDS_SQL } from '#server/db/tables/notice.ts'
import { rows, type Tx } from '#server/db/db.ts'

/** A call whose end nobody reported does not ring any more. */
const RINGS_AT_MOST_MS = 2 * MINUTE_MS

/** The latest call to staff about a lead; `isRinging` while its end is not known. */
export interface LatestCall {
  readonly at: number
  readonly isRinging: boolean
  /** How many staff members its alarm has called since it began, and when it called the first one. */
  readonly people: number
  readonly firstAt: number
}

interface Call {
  readonly begunAt: number
  readonly state: string
  readonly answeredAt: number | null
  readonly staffMemberId: string | null
}

/**
 * Returns the latest call that asked to accept a lead; `null` without one. A call may be about
 * several leads, whose own notices were merged into it.
 */
export async function latestCall(tx: Tx, submissionId: string): Promise<LatestCall | null> {
  const calls = await rows<Call>(
    tx,
    `SELECT n.begun_at, n.state, n.answered_at, n.staff_member_id FROM notices n
     WHERE n.channel = 'call' AND n.begun_at IS NOT NULL AND n.state <> 'merged'
       AND n.kind IN (${ACCEPTANCE_REQUEST_KINDS_SQL}) AND (n.submission_id = :submissionId
         OR n.id IN (SELECT m.merged_into FROM notices m WHERE m.submission_id = :submissionId))
       AND n.begun_at >= (SELECT a.started_at FROM alarms a WHERE a.submission_id = :submissionId)
     ORDER BY n.begun_at DESC, n.id`,
    { submissionId },
  )
  const [last] = calls
  if (last === undefined) return null
  const isOpen = last.answeredAt === null && ['unknown', 'sent'].includes(last.state)
  return {
    at: last.begunAt,
    isRinging: isOpen,
    people: new Set(calls.map(({ staffMemberId }) => staffMemberId)).size,
    firstAt: calls.at(-1)?.begunAt ?? last.begunAt,
  }
}

/** Returns whether phones ring now, as far as the provider has told. */
export const isRingingAt = (
  { at, isRinging }: Pick<LatestCall, 'at' | 'isRinging'>,
  now: number,
): boolean => isRinging && now - at <= RINGS_AT_MOST_MS

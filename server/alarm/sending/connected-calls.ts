import { nextFreeTime } from './call-caps.ts'
import { type CallCaps, CONNECTED_CALL } from '#server/db/tables/notice.ts'
import { countedCalls } from './counted-calls.ts'
import { execute, hasRows, type Tx } from '#server/db/db.ts'
import { ASSIGNED_STATUSES } from '#server/db/tables/status-lists.ts'

/**
 * Reserves the connection of a call to the customer of a lead, once per call and lead; it counts
 * towards the caps.
 * @returns 'refused' unless `staffMemberId` has the lead; 'capped' if the caps have no room
 */
export async function reserveConnectedCall(
  tx: Tx,
  connectedCall: {
    readonly id: string
    readonly callId: string
    readonly staffMemberId: string
    readonly submissionId: string
    /** E.164. */
    readonly number: string
    readonly caps: CallCaps
    readonly now: number
  },
): Promise<'reserved' | 'refused' | 'capped'> {
  const { id, callId, staffMemberId, submissionId, number, caps, now } = connectedCall
  const isOwn = await hasRows(
    tx,
    `SELECT s.id FROM submissions s JOIN alarms a ON a.submission_id = s.id
     WHERE s.id = :submissionId AND s.status IN (${ASSIGNED_STATUSES}) AND a.accepted_by = :staffMemberId
       AND NOT EXISTS (SELECT 1 FROM notices n WHERE n.merged_into = :callId
         AND n.submission_id = :submissionId AND n.kind = '${CONNECTED_CALL}')`,
    { submissionId, staffMemberId, callId },
  )
  if (!isOwn) return 'refused'
  const call = { number, channel: CONNECTED_CALL, mayUseReserve: false }
  if (nextFreeTime(call, await countedCalls(tx, 'customers', caps, now), { caps, now }) > now)
    return 'capped'
  await execute(
    tx,
    `INSERT INTO notices (id, submission_id, kind, channel, target, staff_member_id, address, number,
       round, step, state, due_at, created_at, begun_at, not_after, merged_into)
     VALUES (:id, :submissionId, '${CONNECTED_CALL}', '${CONNECTED_CALL}', :id, :staffMemberId, '{}', :number,
       0, 0, 'sent', :now, :now, :now, :now, :callId)`,
    { id, submissionId, staffMemberId, number, now, callId },
  )
  return 'reserved'
}

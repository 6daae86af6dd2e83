/** Leads that staff or the owner enter by hand. */

import type { RecordOptions } from '#server/db/tables/lead.ts'
import { record } from '#server/leads/record.ts'
import { execute, type Tx } from '#server/db/db.ts'

/**
 * Stores a lead that somebody entered; returns its id, also at a repeat.
 * @param alarm whether the alarm runs as for a submission
 * @param staffMemberId who entered it, for the history; `null` for the command
 * @param callId the incoming call that the lead is about, which is then no longer offered
 */
export async function addLeadByHand(
  tx: Tx,
  lead: RecordOptions,
  {
    alarm,
    staffMemberId = null,
    callId = null,
  }: {
    readonly alarm: boolean
    readonly staffMemberId?: string | null
    readonly callId?: string | null
  },
): Promise<string> {
  const result = await record(tx, lead)
  if (result.outcome === 'nonce-spent') throw new TypeError('A lead by hand has no captcha')
  const submissionId = result.submission.id
  if (result.outcome === 'stored' && !alarm)
    await execute(
      tx,
      `UPDATE alarms SET state = 'none', next_at = NULL WHERE submission_id = :submissionId`,
      { submissionId },
    )
  if (result.outcome === 'stored' && staffMemberId !== null)
    await execute(
      tx,
      `UPDATE events SET staff_member_id = :staffMemberId, via = 'board'
       WHERE submission_id = :submissionId AND kind = 'stored'`,
      { submissionId, staffMemberId },
    )
  if (callId !== null)
    await execute(
      tx,
      `UPDATE incoming_calls SET submission_id = :submissionId
       WHERE id = :callId AND submission_id IS NULL`,
      { submissionId, callId },
    )
  return submissionId
}

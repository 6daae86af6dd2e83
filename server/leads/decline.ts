import { addEvent } from '#server/store/events.ts'
import { execute, first, type Program } from '#server/store/sql-program.ts'

/**
 * Makes the next step of an alarm due now for a staff member who declines.
 * @param otherLeadId another lead that the call offered; `null` for the one of the notice
 * @returns the id of the declined lead; `null` if its alarm does not escalate any more
 */
export function* decline(
  id: string,
  otherLeadId: string | null,
  now: number,
): Program<string | null> {
  const place = yield* first<{
    submissionId: string
    staffMemberId: string | null
    channel: string
  }>(
    `SELECT a.submission_id, n.staff_member_id, n.channel
     FROM notices n JOIN alarms a ON a.submission_id = coalesce(CAST(:otherLeadId AS text), n.submission_id)
     WHERE n.id = :id AND a.state = 'escalating'`,
    { id, otherLeadId },
  )
  if (place === null) return null
  const { submissionId, staffMemberId, channel } = place
  // The latest step is not waited for, also after a decline by a mail that is older than the call.
  yield* execute(
    `UPDATE alarms SET next_at = :now
     WHERE submission_id = :submissionId AND state = 'escalating'
       AND next_at > :now AND next_at < not_after
       AND EXISTS (SELECT 1 FROM notices n
         WHERE n.submission_id = :submissionId AND n.transition_id = alarms.transition_id
           AND n.round = alarms.round AND n.step = alarms.step
           AND (n.id = :id OR n.staff_member_id = :staffMemberId))`,
    { id, submissionId, staffMemberId, now },
  )
  yield* addEvent({ submissionId, kind: 'declined', by: { staffMemberId, via: channel }, at: now })
  return submissionId
}

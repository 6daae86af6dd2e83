import { isJoined, type LeadStatus } from '#domain/lead/lifecycle.ts'
import { execute, type Tx } from '#server/db/db.ts'
import {
  updateAcceptanceMail,
  updateReviewInvitation,
} from '#server/outbox/queued/visitor-mails.ts'

/** Writes the status of a lead, and queues or withdraws the mails to the visitor that follow. */
export async function writeStatus(
  tx: Tx,
  submissionId: string,
  status: LeadStatus,
  now: number,
): Promise<void> {
  await execute(tx, `UPDATE submissions SET status = :status WHERE id = :submissionId`, {
    status,
    submissionId,
  })
  if (!isJoined(status))
    await execute(
      tx,
      `UPDATE alarms SET joined_with = NULL
       WHERE submission_id = :submissionId AND joined_with IS NOT NULL`,
      { submissionId },
    )
  await updateAcceptanceMail(tx, submissionId, status, now)
  await updateReviewInvitation(tx, submissionId, status, now)
}

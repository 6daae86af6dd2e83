import { isJoined, type LeadStatus } from '#domain/lead/lifecycle.ts'
import { execute, type Program } from '#server/store/sql-program.ts'
import { updateAcceptanceMail } from './outgoing/acceptance-mail.ts'
import { updateReviewInvitation } from './outgoing/review-invitation.ts'

/** Writes the status of a lead, and queues or withdraws the mails to the visitor that follow. */
export function* writeStatus(submissionId: string, status: LeadStatus, now: number): Program<void> {
  yield* execute(`UPDATE submissions SET status = :status WHERE id = :submissionId`, {
    status,
    submissionId,
  })
  if (!isJoined(status))
    yield* execute(
      `UPDATE alarms SET joined_with = NULL
       WHERE submission_id = :submissionId AND joined_with IS NOT NULL`,
      { submissionId },
    )
  yield* updateAcceptanceMail(submissionId, status, now)
  yield* updateReviewInvitation(submissionId, status, now)
}

import { randomUUIDv7 } from 'node:crypto'
import { LEAD_LIFECYCLE, type LeadStatus } from '#domain/lead/lifecycle.ts'
import { execute, type Program } from '../store/sql-program.ts'
import { MINUTE_MS } from '#domain/durations.ts'

/**
 * How long after "done" the mail is due, so that a wrong press can be corrected. Below the longest
 * back-off of mails, above which the mail worker assumes a wrong clock.
 */
const INVITATION_DELAY_MS = 10 * MINUTE_MS

/**
 * Queues the mail that asks the visitor for a review (R195), in the transaction that completes the
 * lead: once per lead, to a visitor whose status page was mailed. Withdraws it when the lead is
 * reopened before it is sent.
 */
export function* updateReviewInvitation(
  submissionId: string,
  status: LeadStatus,
  now: number,
): Program<void> {
  if (LEAD_LIFECYCLE[status].statusPage !== 'done')
    return yield* withdrawReviewInvitation(submissionId)
  yield* execute(
    `INSERT INTO visitor_mails (id, submission_id, kind, message_id, due_at, queued_at)
     SELECT CAST(:id AS text), submission_id, 'review', replace(message_id, '<receipt.', '<review.'),
       CAST(:dueAt AS bigint), CAST(:now AS bigint)
     FROM visitor_mails
     WHERE submission_id = :submissionId AND kind = 'status' AND state <> 'dead'
     ON CONFLICT DO NOTHING`,
    { id: randomUUIDv7(), submissionId, dueAt: now + INVITATION_DELAY_MS, now },
  )
}

/** Deletes an invitation that no server has tried to send. */
export const withdrawReviewInvitation = (submissionId: string): Program<void> =>
  execute(
    `DELETE FROM visitor_mails
     WHERE submission_id = :submissionId AND kind = 'review' AND state = 'queued' AND attempts = 0`,
    { submissionId },
  )

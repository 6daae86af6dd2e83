import { isCompleted, type LeadStatus } from '#domain/lead/lifecycle.ts'
import type { Program } from '#server/store/sql-program.ts'
import { queueVisitorMail, withdrawVisitorMail } from './visitor-mails.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

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
  if (!isCompleted(status)) return yield* withdrawReviewInvitation(submissionId)
  yield* queueVisitorMail(submissionId, {
    kind: 'review',
    now,
    dueAt: now + INVITATION_DELAY_MS,
  })
}

/** Deletes an invitation that no server has tried to send. */
export const withdrawReviewInvitation = (submissionId: string): Program<void> =>
  withdrawVisitorMail(submissionId, 'review')

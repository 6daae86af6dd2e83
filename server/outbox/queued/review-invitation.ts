import { isCompleted, type LeadStatus } from '#domain/lead/lifecycle.ts'
import { type Tx } from '#server/db/db.ts'
import { queueVisitorMail, withdrawVisitorMail } from './visitor-mails.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

/**
 * How long after "done" the mail is due, so that a wrong press can be corrected. Below the longest
 * back-off of mails, above which the mail worker assumes a wrong clock.
 */
const INVITATION_DELAY_MS = 10 * MINUTE_MS

/**
 * Queues the mail that asks the visitor for a review, in the transaction that completes the
 * lead: once per lead, to a visitor whose status page was mailed. Withdraws it when the lead is
 * reopened before it is sent.
 */
export async function updateReviewInvitation(
  tx: Tx,
  submissionId: string,
  status: LeadStatus,
  now: number,
): Promise<void> {
  if (!isCompleted(status)) return await withdrawReviewInvitation(tx, submissionId)
  await queueVisitorMail(tx, submissionId, {
    kind: 'review',
    now,
    dueAt: now + INVITATION_DELAY_MS,
  })
}

/** Deletes an invitation that no server has tried to send. */
export const withdrawReviewInvitation = (tx: Tx, submissionId: string): Promise<void> =>
  withdrawVisitorMail(tx, submissionId, 'review')

import { isPlanned } from '#domain/submission/urgency.ts'
import {
  hasAssignee,
  isAcceptance,
  isClosed,
  type LeadStatus,
  UNDO_ACCEPTED_MS,
} from '#domain/lead/lifecycle.ts'
import { first, type Tx } from '#server/db/db.ts'
import { queueVisitorMail, withdrawVisitorMail } from './visitor-mails.ts'

/**
 * Queues the mail that tells a visitor who planned ahead that a locksmith has accepted, in
 * the transaction of the acceptance: once per lead. Withdraws it when the lead has no assignee any
 * more before it is sent. An urgent visitor sees it on the status page.
 */
export async function updateAcceptanceMail(
  tx: Tx,
  submissionId: string,
  status: LeadStatus,
  now: number,
): Promise<void> {
  if (!hasAssignee(status) || isClosed(status))
    return await withdrawVisitorMail(tx, submissionId, 'accepted')
  if (!isAcceptance(status)) return
  const lead = await first<{ timeframe: string; appointmentStart: string | null }>(
    tx,
    `SELECT timeframe, appointment_start FROM submissions WHERE id = :submissionId`,
    { submissionId },
  )
  if (lead === null || (lead.appointmentStart === null && !isPlanned(lead.timeframe))) return
  const dueAt = now + UNDO_ACCEPTED_MS
  await queueVisitorMail(tx, submissionId, { kind: 'accepted', now, dueAt })
}

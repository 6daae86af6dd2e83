import type { LeadPayment } from '#domain/lead/payment.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { execute, hasRows, type Tx } from '#server/db/db.ts'
import { queueVisitorMail, withdrawVisitorMail } from './visitor-mails.ts'

/** How long after the payment was recorded the mail is due, so that a slip can be corrected. */
const RECEIPT_DELAY_MS = 2 * MINUTE_MS

/**
 * Queues the receipt for a payment, in the transaction that records it: once per lead. When
 * the payment changes after a server has tried to send it, a corrected one follows.
 */
export async function queueReceiptMail(
  tx: Tx,
  submissionId: string,
  { payment, now }: { readonly payment: LeadPayment; readonly now: number },
): Promise<void> {
  await withdrawVisitorMail(tx, submissionId, 'receipt')
  const isCorrection = await hasRows(
    tx,
    `SELECT 1 AS receipt FROM outbox
     WHERE submission_id = :submissionId AND lane = 'visitor' AND kind = 'receipt'`,
    { submissionId },
  )
  if (!isCorrection && !payment.paidCents) return
  const kind = isCorrection ? 'receipt-corrected' : 'receipt'
  await execute(
    tx,
    `DELETE FROM outbox
     WHERE submission_id = :submissionId AND lane = 'visitor' AND kind = 'receipt-corrected'`,
    { submissionId },
  )
  const dueAt = now + RECEIPT_DELAY_MS
  await queueVisitorMail(tx, submissionId, { kind, now, dueAt, number: now })
}

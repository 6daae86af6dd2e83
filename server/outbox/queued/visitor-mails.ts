/** The mails to a customer that follow from what happens to the lead; each once per lead. */

import { randomUUIDv7 } from 'node:crypto'
import type { MailJob } from '#server/db/tables/lead.ts'
import { execute, first, hasRows, type Tx } from '#server/db/db.ts'
import { isPlanned } from '#domain/submission/urgency.ts'
import {
  hasAssignee,
  isAcceptance,
  isClosed,
  isCompleted,
  type LeadStatus,
  UNDO_ACCEPTED_MS,
} from '#domain/lead/lifecycle.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { LeadPayment } from '#domain/lead/payment.ts'

type FollowingKind = Exclude<MailJob['kind'], 'staff' | 'status'>

/**
 * Queues a mail that follows the one with the link of the status page, to a visitor to whom that
 * one was mailed; once per lead and kind.
 */
export const queueVisitorMail = (
  tx: Tx,
  submissionId: string,
  {
    kind,
    now,
    dueAt,
    number = null,
  }: {
    readonly kind: FollowingKind
    readonly now: number
    readonly dueAt: number
    /** Distinguishes mails of one kind for mail clients; `null` where there is one. */
    readonly number?: number | null
  },
): Promise<void> =>
  execute(
    tx,
    `INSERT INTO outbox (id, lane, submission_id, kind, message_id, due_at, written_at, queued_at)
     SELECT CAST(:id AS text), lane, submission_id, CAST(:kind AS text),
       replace(message_id, '<receipt.', CAST(:prefix AS text)),
       CAST(:dueAt AS bigint), CAST(:now AS bigint), CAST(:now AS bigint)
     FROM outbox
     WHERE submission_id = :submissionId AND lane = 'visitor' AND kind = 'status' AND state <> 'dead'
     ON CONFLICT DO NOTHING`,
    {
      id: randomUUIDv7(),
      submissionId,
      kind,
      prefix: `<${[kind, number].filter((part) => part !== null).join('.')}.`,
      dueAt,
      now,
    },
  )

/** Deletes a mail that no server has tried to send. */
const withdrawVisitorMail = (tx: Tx, submissionId: string, kind: FollowingKind): Promise<void> =>
  execute(
    tx,
    `DELETE FROM outbox
     WHERE submission_id = :submissionId AND lane = 'visitor' AND kind = :kind AND state = 'queued' AND attempts = 0`,
    { submissionId, kind },
  )

/** Mails of which only the newest is right. */
const QUOTE_KINDS = ['quote'] as const
const WINDOW_KINDS = ['window-proposed', 'window-moved', 'window-declined'] as const

/** Queues the mail about a written quote, in the transaction that adds it. */
export const queueQuoteMail = (tx: Tx, submissionId: string, now: number): Promise<void> =>
  replaceVisitorMail(tx, submissionId, { kind: 'quote', replaced: QUOTE_KINDS, now })

/** Queues the mail about the time of an appointment, in the transaction of the change. */
export const queueWindowMail = (
  tx: Tx,
  submissionId: string,
  kind: (typeof WINDOW_KINDS)[number],
  now: number,
): Promise<void> => replaceVisitorMail(tx, submissionId, { kind, replaced: WINDOW_KINDS, now })

/** Queues the reminder of the evening before; of an appointment that was moved there another evening. */
export const queueReminderMail = (tx: Tx, submissionId: string, now: number): Promise<void> =>
  replaceVisitorMail(tx, submissionId, { kind: 'tomorrow', replaced: ['tomorrow'], now })

/** Those about an earlier state go, sent or not: their server then has nothing to record. */
async function replaceVisitorMail(
  tx: Tx,
  submissionId: string,
  {
    kind,
    replaced,
    now,
  }: {
    readonly kind: FollowingKind
    readonly replaced: readonly FollowingKind[]
    readonly now: number
  },
): Promise<void> {
  const kinds = replaced.map((one) => `'${one}'`).join(', ')
  await execute(
    tx,
    `DELETE FROM outbox
     WHERE submission_id = :submissionId AND lane = 'visitor' AND kind IN (${kinds})`,
    { submissionId },
  )
  await queueVisitorMail(tx, submissionId, { kind, now, dueAt: now, number: now })
}

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

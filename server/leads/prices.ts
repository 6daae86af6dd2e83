/**
 * Prices that staff record: the quote to the visitor, and at the end what was paid. Each change is
 * an event.
 */

import { assigneeOf } from '#server/store/alarms.ts'
import { isDeepStrictEqual } from 'node:util'
import { eventsOf } from '#domain/lead/events.ts'
import { hasAssignee, isClosed, isCompleted, storedLeadStatus } from '#domain/lead/lifecycle.ts'
import type { LeadPayment } from '#domain/lead/payment.ts'
import type { Quote } from '#domain/lead/quote.ts'
import { queueReceiptMail } from './outgoing/receipt-mail.ts'
import { queueQuoteMail } from './outgoing/visitor-mails.ts'
import { addEvent, listEvents } from '#server/store/events.ts'
import { findStatus } from '#server/store/lead-status.ts'
import { execute, type Tx } from '#server/store/db.ts'

/**
 * Adds a written quote and tells the visitor by mail.
 * 'refused': the staff member does not have the lead any more; 'full': it has `limit` quotes.
 */
export async function addQuote(
  tx: Tx,
  submissionId: string,
  {
    limit,
    staffMemberId,
    now,
    ...quote
  }: Pick<Quote, 'totalCents' | 'includes'> & {
    readonly limit: number
    readonly staffMemberId: string
    readonly now: number
  },
): Promise<'added' | 'refused' | 'full' | 'unknown'> {
  const lead = await findStatus(tx, submissionId)
  if (lead === null) return 'unknown'
  const status = storedLeadStatus(lead.status)
  const assignee = await assigneeOf(tx, submissionId)
  const isAssignee = assignee !== null && assignee.staffMemberId === staffMemberId
  if (!isAssignee || !hasAssignee(status) || isClosed(status)) return 'refused'
  const quoted = (await listEvents(tx, submissionId)).filter(({ kind }) => kind === 'quoted')
  if (quoted.length >= limit) return 'full'
  const by = { staffMemberId, via: 'board' }
  await addEvent(tx, { submissionId, kind: 'quoted', by, at: now, payload: quote })
  await queueQuoteMail(tx, submissionId, now)
  return 'added'
}

/**
 * Replaces what is recorded about the price of a closed lead, and sends a receipt for what was paid
 * for a job that is done; 'refused' for an open lead.
 */
export async function savePayment(
  tx: Tx,
  submissionId: string,
  change: {
    readonly payment: LeadPayment
    readonly staffMemberId: string
    readonly now: number
  },
): Promise<'saved' | 'refused' | 'unknown'> {
  const { payment, staffMemberId, now } = change
  const lead = await findStatus(tx, submissionId)
  if (lead === null) return 'unknown'
  const status = storedLeadStatus(lead.status)
  if (!isClosed(status)) return 'refused'
  const last = eventsOf(await listEvents(tx, submissionId), 'payment').at(-1)
  if (last !== undefined && isDeepStrictEqual(last.payload, payment)) return 'saved'
  await execute(
    tx,
    `UPDATE submissions SET price_agreed_cents = :agreedCents, price_paid_cents = :paidCents,
       payment_method = :method, payment_note = :note
     WHERE id = :submissionId`,
    { submissionId, ...payment },
  )
  const by = { staffMemberId, via: 'board' }
  await addEvent(tx, { submissionId, kind: 'payment', by, at: now, payload: payment })
  const { paidCents, method } = last?.payload ?? { paidCents: null, method: null }
  const isOther = paidCents !== payment.paidCents || method !== payment.method
  if (isCompleted(status) && isOther) await queueReceiptMail(tx, submissionId, { payment, now })
  return 'saved'
}

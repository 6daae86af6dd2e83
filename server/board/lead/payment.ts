import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { eventsOf } from '#domain/lead/events.ts'
import { isClosed, storedLeadStatus } from '#domain/lead/lifecycle.ts'
import { type LeadPayment, parsePaymentMethod } from '#domain/lead/payment.ts'
import { queueReceiptMail } from '#server/outbox/queued/visitor-mails.ts'
import { PAYMENT_NOTE_LENGTH } from '#server/board/field-lengths.ts'
import { execute, type Tx } from '#server/db/db.ts'
import { addEvent, listEvents } from '#server/db/tables/events.ts'
import { findStatus } from '#server/db/tables/lead-queries.ts'
import { amount, board, line, type Press } from '#server/board/form.ts'
import { type LeadForm, type Outcome } from './lead-form.ts'

/** POST /staff/l/ID/payment: what was agreed and paid for a closed lead; a receipt follows. */
export const payment: LeadForm<LeadPayment> = {
  path: 'payment',
  form: 'payment',
  access: ({ paymentAccess }) => paymentAccess,
  fields: ({ price }) =>
    z
      .object({
        agreed: amount(price.amountWrong),
        paid: amount(price.amountWrong),
        method: z.string().default(''),
        note: line(PAYMENT_NOTE_LENGTH),
      })
      .transform(({ agreed, paid, method, note }) => ({
        agreedCents: agreed,
        paidCents: paid,
        method: parsePaymentMethod(method),
        note: note || null,
      })),
  save: savePayment,
  saved: () => 'payment',
  refusals: {},
}

export async function savePayment(
  tx: Tx,
  submissionId: string,
  paid: LeadPayment,
  press: Pick<Press, 'staffMemberId' | 'now'>,
): Promise<Outcome> {
  const lead = await findStatus(tx, submissionId)
  if (lead === null) return 'unknown'
  const status = storedLeadStatus(lead.status)
  if (!isClosed(status)) return 'conflict'
  const events = await listEvents(tx, submissionId)
  const last = eventsOf(events, 'payment').at(-1)?.payload
  if (last !== undefined && isDeepStrictEqual(last, paid)) return 'saved'
  await execute(
    tx,
    `UPDATE submissions SET price_agreed_cents = :agreedCents, price_paid_cents = :paidCents,
       payment_method = :method, payment_note = :note
     WHERE id = :submissionId`,
    { submissionId, ...paid },
  )
  const { now } = press
  await addEvent(tx, { submissionId, kind: 'payment', by: board(press), at: now, payload: paid })
  const { paidCents, method } = last ?? { paidCents: null, method: null }
  const isOther = paidCents !== paid.paidCents || method !== paid.method
  // Of any ending: a trip can be paid without a job.
  if (isOther) await queueReceiptMail(tx, submissionId, { payment: paid, now })
  return 'saved'
}

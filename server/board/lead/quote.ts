import { z } from 'zod'
import { eventsOf } from '#domain/lead/events.ts'
import { hasAssignee, isClosed, storedLeadStatus } from '#domain/lead/lifecycle.ts'
import { MAX_INCLUDES_CHARACTERS } from '#domain/lead/quote.ts'
import { queueQuoteMail } from '#server/outbox/queued/visitor-mails.ts'
import { assigneeOf } from '#server/db/tables/alarms.ts'
import type { Tx } from '#server/db/db.ts'
import { addEvent, listEvents } from '#server/db/tables/events.ts'
import { findStatus } from '#server/db/tables/lead-queries.ts'
import { amount, board, type Press, prose } from '#server/board/form.ts'
import { type LeadForm, type Outcome } from './lead-form.ts'

const MAX_QUOTES = 20

interface Fields {
  readonly totalCents: number
  readonly includes: string
}

/** POST /staff/l/ID/quote: the assignee's written price, of which the customer is told by mail. */
export const quote: LeadForm<Fields, 'full'> = {
  path: 'quote',
  form: 'quote',
  fields: ({ price }) =>
    z
      .object({
        total: amount(price.amountWrong).refine((cents) => (cents ?? 0) > 0, price.amountWrong),
        includes: prose(MAX_INCLUDES_CHARACTERS, price.includesWrong(MAX_INCLUDES_CHARACTERS)),
      })
      .transform(({ total, includes }) => ({ totalCents: total ?? 0, includes })),
  save: addQuote,
  saved: () => 'quote',
  refusals: { full: ({ price }) => price.quotesFull },
}

export async function addQuote(
  tx: Tx,
  submissionId: string,
  { totalCents, includes }: Fields,
  press: Pick<Press, 'staffMemberId' | 'now'>,
): Promise<Outcome<'full'>> {
  const lead = await findStatus(tx, submissionId)
  if (lead === null) return 'unknown'
  const status = storedLeadStatus(lead.status)
  const assignee = await assigneeOf(tx, submissionId)
  const isMine = assignee !== null && assignee.staffMemberId === press.staffMemberId
  if (!isMine || !hasAssignee(status) || isClosed(status)) return 'conflict'
  const events = await listEvents(tx, submissionId)
  if (eventsOf(events, 'quoted').length >= MAX_QUOTES) return 'full'
  const payload = { totalCents, includes }
  await addEvent(tx, { submissionId, kind: 'quoted', by: board(press), at: press.now, payload })
  await queueQuoteMail(tx, submissionId, press.now)
  return 'saved'
}

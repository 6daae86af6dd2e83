import { z } from 'zod'
import { CUSTOMER_CALL_KINDS, type CustomerCallKind } from '#domain/lead/customer-calls.ts'
import { isClosed, storedLeadStatus } from '#domain/lead/lifecycle.ts'
import { CUSTOMER_CALL_FIELD } from '#server/pages/form-names.ts'
import type { Tx } from '#server/db/db.ts'
import { addEvent, listEvents } from '#server/db/tables/events.ts'
import { findStatus } from '#server/db/tables/lead-queries.ts'
import { board, type Press } from '#server/board/form.ts'
import { type LeadForm, type Outcome } from './lead-form.ts'

/** A second press within this time is the same call. */
const SAME_CALL_MS = 30_000
/** Of one lead; further ones are not recorded. */
const MAX_CALLS = 50

/** POST /staff/l/ID/customer-call: whether the customer answered the staff member's own phone. */
export const customerCall: LeadForm<CustomerCallKind> = {
  path: 'customer-call',
  form: null,
  fields: () =>
    z
      .object({ [CUSTOMER_CALL_FIELD]: z.enum(CUSTOMER_CALL_KINDS) })
      .transform((typed) => typed[CUSTOMER_CALL_FIELD]),
  save: recordCustomerCall,
  refusals: {},
}

async function recordCustomerCall(
  tx: Tx,
  submissionId: string,
  kind: CustomerCallKind,
  press: Press,
): Promise<Outcome> {
  const lead = await findStatus(tx, submissionId)
  if (lead === null) return 'unknown'
  if (isClosed(storedLeadStatus(lead.status))) return 'conflict'
  const calls = (await listEvents(tx, submissionId)).filter((event) =>
    CUSTOMER_CALL_KINDS.some((each) => each === event.kind),
  )
  const last = calls.at(-1)
  const isRepeated = last?.kind === kind && press.now - last.at < SAME_CALL_MS
  if (!isRepeated && calls.length < MAX_CALLS)
    await addEvent(tx, { submissionId, kind, by: board(press), at: press.now })
  return 'saved'
}

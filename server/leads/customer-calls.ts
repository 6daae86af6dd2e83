/** What staff say of a call to the customer that they made with their own phone (R240). */

import { CUSTOMER_CALL_KINDS, type CustomerCallKind } from '#domain/lead/customer-calls.ts'
import { isClosed, storedLeadStatus } from '#domain/lead/lifecycle.ts'
import { addEvent, listEvents } from '#server/store/events.ts'
import { findStatus } from '#server/store/lead-status.ts'
import { type Tx } from '#server/store/db.ts'

/** A second press within this time is the same call. */
const SAME_CALL_MS = 30_000
/** Of one lead; further ones are not recorded. */
const MAX_CUSTOMER_CALLS = 50

export interface CustomerCall {
  readonly kind: CustomerCallKind
  readonly staffMemberId: string
  readonly now: number
}

/** Records that the customer of an open lead was reached, or was not. */
export async function recordCustomerCall(
  tx: Tx,
  submissionId: string,
  { kind, staffMemberId, now }: CustomerCall,
): Promise<'recorded' | 'closed' | 'unknown'> {
  const lead = await findStatus(tx, submissionId)
  if (lead === null || lead.type === 'canary') return 'unknown'
  if (isClosed(storedLeadStatus(lead.status))) return 'closed'
  const calls = (await listEvents(tx, submissionId)).filter((event) =>
    CUSTOMER_CALL_KINDS.some((each) => each === event.kind),
  )
  const last = calls.at(-1)
  const isRepeated = last?.kind === kind && now - last.at < SAME_CALL_MS
  if (!isRepeated && calls.length < MAX_CUSTOMER_CALLS)
    await addEvent(tx, { submissionId, kind, by: { staffMemberId, via: 'board' }, at: now })
  return 'recorded'
}

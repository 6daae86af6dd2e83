/** Our calls to the customer, as the history records them. */

import type { EventKind, LeadEvent } from './events.ts'

/** Whether the customer answered our call. */
export const CUSTOMER_CALL_KINDS = ['not_reached', 'connected'] as const
export type CustomerCallKind = (typeof CUSTOMER_CALL_KINDS)[number]

/** After any of these the customer has been reached, or has another number. */
const ANSWERS: readonly EventKind[] = ['connected', 'note', 'corrected']

/**
 * Returns when we called the customer in vain; `null` if we never did, reached them since, or they
 * wrote since.
 */
export function missedCustomerAt(events: readonly LeadEvent[]): number | null {
  const last = events.findLast(({ kind }) => kind === 'not_reached' || ANSWERS.includes(kind))
  return last?.kind === 'not_reached' ? last.at : null
}

/** Names and values of fields and buttons, which pages write and routes read. */

import { HONEYPOT_FIELD, IDEMPOTENCY_KEY_FIELD } from '#domain/submission/draft.ts'

/** Name of the buttons that say in how many minutes the assignee arrives. */
export const ETA_FIELD = 'eta'

/** Name of the buttons of the accept page. */
export const INTENT_FIELD = 'intent'
/** Values of the buttons of the accept page; a step of the work has its status. */
export const ACCEPT_INTENTS = { accept: 'accept', decline: 'decline', code: 'code' } as const

/** Name of the buttons that say whether the customer answered a call. */
export const CUSTOMER_CALL_FIELD = 'call'

/** Fields of the form without scripts in addition to those of the draft. */
export const HIDDEN_FIELDS = {
  key: IDEMPOTENCY_KEY_FIELD,
  honeypot: HONEYPOT_FIELD,
  page: 'page',
} as const

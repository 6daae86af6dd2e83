import { z } from 'zod'
import { acceptLead } from '#server/leads/accept-lead.ts'
import { ACCEPT_INTENTS, INTENT_FIELD } from '#server/pages/form-names.ts'
import type { AcceptPress } from './press.ts'

/** Accepts the lead, or answers a test: also a press without any field, as some readers of mail send it. */
export const accept: AcceptPress<unknown> = {
  fields: z.object({
    [INTENT_FIELD]: z.literal(ACCEPT_INTENTS.accept).default(ACCEPT_INTENTS.accept),
  }),
  async save(tx, subject, _fields, press) {
    const { outcome } = await acceptLead(tx, subject, press)
    return outcome === 'closed' || outcome === 'unknown' ? 'gone' : 'page'
  },
}

/** A lead that staff enter on the board, or the owner by a command. */

import { z } from 'zod'
import { formatPhone, isCompletePhone } from '#domain/phone/phone.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { RecordOptions } from '#server/db/tables/lead.ts'
import { buildLead, sourceOf } from './new-lead.ts'

/** A longer text is cut. */
export const MAX_BY_HAND_LENGTH = 200

const line = () =>
  z
    .string()
    .default('')
    .transform((text) => cleanLine(text.slice(0, MAX_BY_HAND_LENGTH)))

/** What is asked about a lead by hand, by the form of the board and by the command. */
export const leadByHand = (phoneProblem: string) =>
  z.object({
    phone: line().refine(isCompletePhone, phoneProblem),
    name: line(),
    address: line(),
    service: line(),
    /** Where it came from. */
    source: line().transform((source) => source || 'by-hand'),
  })

/**
 * Builds what `addLeadByHand` stores.
 * @param options.formId identifies a second press of the same form
 */
export const buildLeadByHand = (
  app: Parameters<typeof buildLead>[0],
  { phone, source, ...fields }: z.infer<ReturnType<typeof leadByHand>>,
  { formId = app.randomId(), now }: { readonly formId?: string; readonly now: number },
): Promise<RecordOptions> =>
  buildLead(app, {
    ...fields,
    type: 'booking',
    phone: formatPhone(phone),
    traffic_source: sourceOf(source, 'by-hand'),
    idempotencyKey: `by-hand ${formId}`,
    isVerified: true,
    now,
  })

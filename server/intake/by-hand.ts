/** A lead that staff enter on the board, or the owner by a command. */

import { TIMEFRAMES } from '#domain/submission/draft.ts'
import type { VehicleInfo } from '#domain/submission/input.ts'
import { toAppointment } from '#domain/time/appointment.ts'
import { z } from 'zod'
import { formatPhone, isCompletePhone } from '#domain/phone/phone.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { RecordOptions } from '#server/db/tables/lead.ts'
import { buildLead, sourceOf } from './new-lead.ts'

/** A longer text is cut. */
const MAX_BY_HAND_LENGTH = 200

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
    timeframe: line().transform((typed) => TIMEFRAMES.find((one) => one === typed) ?? 'ASAP'),
    /** Such as `2019 Honda Civic`. */
    vehicle: line(),
    notes: line(),
    /** Date and hour of an appointment, as the form of the site names them. */
    day: line(),
    window: line(),
    /** Whether the customer reads Spanish. */
    spanish: z.string().nullable().default(null),
  })

/** Reads a vehicle that was typed in one line. */
function vehicleOf(text: string): VehicleInfo | null {
  if (text === '') return null
  const words = text.split(/\s+/)
  const hasYear = words.length > 1 && /^(?:19|20)\d\d$/.test(words[0] ?? '')
  const [make = '', ...model] = hasYear ? words.slice(1) : words
  return { year: hasYear ? (words[0] ?? '') : '', make, model: model.join(' ') }
}

/**
 * Builds what `addLeadByHand` stores.
 * @param options.formId identifies a second press of the same form
 */
export const buildLeadByHand = (
  app: Parameters<typeof buildLead>[0],
  {
    phone,
    source,
    vehicle,
    notes,
    day,
    window,
    spanish,
    ...fields
  }: z.infer<ReturnType<typeof leadByHand>>,
  { formId = app.randomId(), now }: { readonly formId?: string; readonly now: number },
): Promise<RecordOptions> =>
  buildLead(app, {
    ...fields,
    ...toAppointment(day, window),
    vehicle_info: vehicleOf(vehicle),
    notes: notes === '' ? null : notes,
    source_url: spanish === null ? '/' : '/es',
    type: 'booking',
    phone: formatPhone(phone),
    traffic_source: sourceOf(source, 'by-hand'),
    idempotencyKey: `by-hand ${formId}`,
    isVerified: true,
    now,
  })

import { z } from 'zod'
import { cleanField } from '#domain/submission/clean-field.ts'
import { type NewLead, sourceOf } from '#server/intake/new-lead.ts'

const text = z.union([z.string(), z.number()]).transform(String).catch('')

/** What Google's lead form posts (Google Ads Help, "Lead form webhook"). */
export const googleForm = z.object({
  lead_id: text,
  user_column_data: z
    .array(z.object({ column_id: text, column_name: text, string_value: text }))
    .catch([]),
  google_key: text,
  // Google sends a boolean; programs that send it on write it in other ways.
  is_test: z
    .union([z.boolean(), z.string(), z.number()])
    .transform((value) => /^(?:true|1|yes)$/i.test(String(value).trim()))
    .catch(false),
  gcl_id: text,
  campaign_id: text,
})

type GoogleForm = z.infer<typeof googleForm>

const MAX_ANSWER = 500

/** Columns that have a field of their own; all others are questions of the owner's. */
const KNOWN = new Set([
  'FULL_NAME',
  'FIRST_NAME',
  'LAST_NAME',
  'PHONE_NUMBER',
  'WORK_PHONE',
  'EMAIL',
  'WORK_EMAIL',
  'STREET_ADDRESS',
  'CITY',
  'REGION',
  'POSTAL_CODE',
])

/** Reads the lead; `null` without any way to reach the person. */
export function leadOfGoogleForm(form: GoogleForm, now: number): NewLead | null {
  const answers = new Map(
    form.user_column_data.map(({ column_id, string_value }) => [
      column_id,
      string_value.slice(0, MAX_ANSWER).trim(),
    ]),
  )
  const answer = (...ids: readonly string[]): string =>
    ids.map((id) => answers.get(id) ?? '').find((value) => value !== '') ?? ''
  const joined = (separator: string, ...ids: readonly string[]): string =>
    ids
      .map((id) => answer(id))
      .filter((value) => value !== '')
      .join(separator)
  const phone = cleanField('phone', answer('PHONE_NUMBER', 'WORK_PHONE'))
  const email = cleanField('email', answer('EMAIL', 'WORK_EMAIL'))
  if (phone === '' && email === '') return null
  const questions = form.user_column_data
    .filter(({ column_id }) => !KNOWN.has(column_id))
    .map(
      ({ column_id, column_name, string_value }) =>
        `${column_name || column_id}: ${string_value.slice(0, MAX_ANSWER)}`,
    )
    .join('\n')
  const notes = cleanField('notes', questions)
  const source = sourceOf('google', 'lead-form')
  return {
    type: 'booking',
    name: cleanField('name', answer('FULL_NAME') || joined(' ', 'FIRST_NAME', 'LAST_NAME')),
    phone,
    email: email === '' ? null : email,
    address: cleanField('address', joined(', ', 'STREET_ADDRESS', 'CITY', 'REGION', 'POSTAL_CODE')),
    notes: notes === '' ? null : notes,
    traffic_source: source && {
      ...source,
      campaign: cleanField('name', form.campaign_id),
      ...(form.gcl_id !== '' && { gclid: form.gcl_id.slice(0, MAX_ANSWER) }),
    },
    idempotencyKey: `google-form ${form.lead_id.slice(0, 200)}`,
    isVerified: true,
    now,
  }
}

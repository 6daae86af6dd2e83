/** Maps submissions and leads to rows and back, for both engines. */

import type { TownSource } from '#domain/places/lead-town.ts'
import { type FieldColumn, FIELDS, type Submission } from '#domain/submission/fields.ts'
import { STORED_COLUMNS, SUBMISSION_FIELDS } from '#domain/submission/field-lists.ts'
import { comparableDigits } from '#domain/phone/phone.ts'
import { parsePaymentMethod } from '#domain/lead/payment.ts'
import { storedLeadStatus } from '#domain/lead/lifecycle.ts'
import { camelCase, type Row } from './db.ts'
import type { Lead, RecordOptions } from './tables/lead.ts'
import { searchTexts } from './tables/search-text.ts'
import { cleanJson, cleanText } from './storable-text.ts'

/** The columns of a lead, for a SELECT from `outbox o JOIN submissions s`. */
export const LEAD_COLUMNS = `s.*, o.state AS "mail.state", o.attempts AS "mail.attempts",
  o.sent_at AS "mail.sent_at", o.last_error AS "mail.last_error",
  (SELECT max(c.pressed) FROM incoming_calls c WHERE c.submission_id = s.id) AS "asked.pressed",
  (SELECT CAST(sum(m.pictures) AS bigint) FROM incoming_messages m WHERE m.submission_id = s.id)
    AS "asked.pictures"`

/** A row of `submissions` joined with its mail. */
export type LeadRow = Row &
  Pick<Lead, 'street' | 'verification' | 'suspicion' | 'captchaProvider' | 'mail'> & {
    readonly town: string | null
    readonly townSource: TownSource | null
    readonly priceAgreedCents: number | null
    readonly pricePaidCents: number | null
    readonly paymentMethod: string | null
    readonly paymentNote: string | null
    readonly asked: { readonly pressed: number | null; readonly pictures: number | null } | null
  }

const JSON_TYPES: readonly string[] = ['vehicle', 'tracking', 'reasons']

/** Reads a value as either driver returns it: SQLite gives times and JSON as text. */
function readValue(name: FieldColumn, value: unknown): unknown {
  const { type } = FIELDS[name]
  if (name === 'status') return storedLeadStatus(String(value))
  if (type === 'time') return isoTime(value)
  return JSON_TYPES.includes(type) && typeof value === 'string' ? JSON.parse(value) : value
}

const isoTime = (time: unknown): string | null =>
  time == null ? null : (time instanceof Date ? time : new Date(time as string)).toISOString()

/** Reads fields of a submission from a row. */
export function readFields<Name extends keyof Submission>(
  row: Row,
  names: readonly Name[],
): Pick<Submission, Name> {
  const fields = names.map((name) => [name, readValue(name, row[camelCase(name)])])
  // The table of fields gives both the names and their types.
  return Object.fromEntries(fields) as Pick<Submission, Name>
}

export const toSubmission = (row: Row): Submission => readFields(row, SUBMISSION_FIELDS)

/** Reads the reasons for suspicion, which are JSON. */
export const readReasons = (value: unknown): Lead['suspicionReasons'] =>
  readValue('suspicion_reasons', value) as Lead['suspicionReasons']

export function toLead(row: LeadRow): Lead {
  const { street, town, townSource, verification, captchaProvider, suspicion, mail } = row
  return {
    ...toSubmission(row),
    street,
    town: town === null || townSource === null ? null : { name: town, source: townSource },
    verification,
    captchaProvider,
    suspicion,
    suspicionReasons: readReasons(row['suspicionReasons']),
    payment: {
      agreedCents: row.priceAgreedCents,
      paidCents: row.pricePaidCents,
      method: parsePaymentMethod(row.paymentMethod),
      note: row.paymentNote,
    },
    asked: { callBack: row.asked?.pressed === 1, pictures: row.asked?.pictures ?? 0 },
    mail,
  }
}

/**
 * Returns the row to store, in the order of the table: as both engines can hold it and will return
 * it, with JSON as values.
 */
export function submissionRow({
  row,
  checks,
  idempotencyKey,
  captchaTokenHash,
}: RecordOptions): Row {
  const values: Readonly<Record<FieldColumn, unknown>> = {
    ...row,
    street: checks.street,
    town: checks.town?.name ?? null,
    town_source: checks.town?.source ?? null,
    verification: checks.verification,
    captcha_provider: checks.captchaProvider,
    suspicion: checks.suspicion,
    suspicion_reasons: checks.suspicionReasons,
    idempotency_key: idempotencyKey,
    token_hash: captchaTokenHash,
    phone_digits: comparableDigits(row.phone),
    ...searchTexts({ ...row, town: checks.town?.name ?? null }),
    price_agreed_cents: null,
    price_paid_cents: null,
    payment_method: null,
    payment_note: null,
  }
  return Object.fromEntries(STORED_COLUMNS.map((name) => [name, cleanValue(name, values[name])]))
}

function cleanValue(name: FieldColumn, value: unknown): unknown {
  if (FIELDS[name].type === 'time') return isoTime(value)
  return typeof value === 'string' ? cleanText(value) : cleanJson(value)
}

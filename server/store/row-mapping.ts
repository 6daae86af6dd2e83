import { type FieldColumn, FIELDS, type Submission } from '#domain/submission/fields.ts'
import { isJson, SUBMISSION_FIELDS } from '#domain/submission/field-lists.ts'
import type { Lead, MailState, SubmissionRecord, SubmissionChecks } from './store.ts'
import { cleanJson, cleanOptional, cleanText } from './clean-text.ts'

/** Rows of both engines and what they stand for: the one place that knows how they map. */

/** Mails to staff, and mails to visitors (R124). */
export type MailTable = 'outbox' | 'visitor_mails'

/** The columns of a lead, for a SELECT from `leadTables`. */
export const LEAD_COLUMNS = `s.*, o.state AS mail_state, o.attempts AS mail_attempts,
  o.sent_at AS mail_sent_at, o.last_error AS mail_last_error`

export const leadJoin = (mails: MailTable): string =>
  `${mails} o JOIN submissions s ON s.id = o.submission_id`

/** SQLite returns JSON as text, PostgreSQL as the value. */
type JsonColumn<Value> = string | Value | null

/** The stored columns as either driver returns them: times and JSON as each has them. */
export type SubmissionRow = { readonly [Name in keyof Submission]: string | Date | object | null }

/** A row of `submissions` joined with its mail. */
export type LeadRow = SubmissionRow & {
  readonly verification: SubmissionChecks['verification']
  readonly captcha_provider: SubmissionChecks['captchaProvider']
  readonly suspicion: number
  readonly suspicion_reasons: JsonColumn<readonly string[]>
  readonly mail_state: MailState
  readonly mail_attempts: number
  readonly mail_sent_at: number | null
  readonly mail_last_error: string | null
}

function fromJson<Value>(value: JsonColumn<Value>): Value | null {
  return typeof value === 'string' ? (JSON.parse(value) as Value) : value
}

/** One value of a row as everything else knows it. */
function fromColumn(name: FieldColumn, value: SubmissionRow[keyof Submission]): unknown {
  if (isJson(name)) return fromJson(value)
  return value instanceof Date || FIELDS[name].type === 'time' ? isoTime(value) : value
}

const isoTime = (value: SubmissionRow[keyof Submission]): string =>
  new Date(value as string | Date).toISOString()

/** The request that a row holds, without anything else the row may carry. */
export function toSubmission(row: SubmissionRow): Submission {
  // Column by column, so the answer holds what its type says.
  return Object.fromEntries(
    SUBMISSION_FIELDS.map((name) => [name, fromColumn(name, row[name])]),
  ) as unknown as Submission
}

/** The request with verdict and mail, as the owner sees it. */
export function toLead(row: LeadRow): Lead {
  return {
    ...toSubmission(row),
    verification: row.verification,
    captchaProvider: row.captcha_provider,
    suspicion: row.suspicion,
    suspicionReasons: fromJson(row.suspicion_reasons) ?? [],
    mail: {
      state: row.mail_state,
      attempts: row.mail_attempts,
      sentAt: row.mail_sent_at,
      lastError: row.mail_last_error,
    },
  }
}

/**
 * The submission as both engines can hold it and will return it: the texts
 * that become part of JSON cleaned, the time in its one canonical form.
 */
export function cleanSubmission(submission: SubmissionRecord): SubmissionRecord {
  const { row, verdict, idempotencyKey, tokenHash } = submission
  return {
    ...submission,
    row: Object.fromEntries(
      SUBMISSION_FIELDS.map((name) => [name, cleanValue(name, row[name])]),
    ) as unknown as Submission,
    verdict: { ...verdict, suspicionReasons: verdict.suspicionReasons.map(cleanText) },
    idempotencyKey: cleanOptional(idempotencyKey),
    tokenHash: cleanOptional(tokenHash),
  }
}

function cleanValue(name: keyof Submission, value: Submission[keyof Submission]): unknown {
  if (typeof value !== 'string') return cleanJson(value)
  return FIELDS[name].type === 'time' ? isoTime(value) : cleanText(value)
}

/** A cleaned submission as a row of the table, JSON still as values; in the order of the table. */
export function submissionRow({
  row,
  verdict,
  idempotencyKey,
  tokenHash,
}: SubmissionRecord): Readonly<Record<FieldColumn, unknown>> {
  return {
    ...row,
    verification: verdict.verification,
    captcha_provider: verdict.captchaProvider,
    suspicion: verdict.suspicion,
    suspicion_reasons: verdict.suspicionReasons,
    idempotency_key: idempotencyKey,
    token_hash: tokenHash,
  }
}

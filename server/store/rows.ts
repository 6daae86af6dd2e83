import type {
  Lead,
  MailState,
  NewMail,
  NewSubmission,
  OutboxStats,
  StoredSubmission,
  Verdict,
} from './store.ts'
import { cleanJson, cleanOptional, cleanText } from './text.ts'

/** Rows of both engines and what they stand for: the one place that knows how they map. */

const TEXT_COLUMNS = [
  'id',
  'created_at',
  'type',
  'status',
  'name',
  'phone',
  'email',
  'address',
  'unit_number',
  'gate_code',
  'service',
  'timeframe',
  'notes',
  'source_url',
  'recaptcha_token',
] as const

const JSON_COLUMNS = ['vehicle_info', 'visitor_info', 'traffic_source', 'page_metrics'] as const

/** The columns that are answered to whoever sent the request, in the order of the table (R50, R60). */
export const STORED_COLUMNS: readonly string[] = [...TEXT_COLUMNS, ...JSON_COLUMNS]

/** All columns of `submissions`, in the order of `submissionValues`. */
export const SUBMISSION_COLUMNS: readonly string[] = [
  ...STORED_COLUMNS,
  'verification',
  'captcha_provider',
  'suspicion',
  'suspicion_reasons',
  'idempotency_key',
  'token_hash',
]

/** SQLite returns JSON as text, PostgreSQL as the value. */
type Json<Value> = string | Value | null

type JsonColumn = (typeof JSON_COLUMNS)[number]

/** The stored columns as either driver returns them. */
export type StoredRow = Omit<StoredSubmission, JsonColumn | 'created_at'> & {
  readonly created_at: string | Date
} & { readonly [Column in JsonColumn]: Json<NonNullable<StoredSubmission[Column]>> }

/** A row of `submissions` joined with its mail. */
export type LeadRow = StoredRow & {
  readonly verification: Verdict['verification']
  readonly captcha_provider: Verdict['captchaProvider']
  readonly suspicion: number
  readonly suspicion_reasons: Json<readonly string[]>
  readonly mail_state: MailState
  readonly mail_attempts: number
  readonly mail_sent_at: number | null
  readonly mail_last_error: string | null
}

function fromJson<Value>(value: Json<Value>): Value | null {
  return typeof value === 'string' ? (JSON.parse(value) as Value) : value
}

/** The request that a row holds, without anything else the row may carry. */
export function toStored(row: StoredRow): StoredSubmission {
  return {
    id: row.id,
    created_at: new Date(row.created_at).toISOString(),
    type: row.type,
    status: row.status,
    name: row.name,
    phone: row.phone,
    email: row.email,
    address: row.address,
    unit_number: row.unit_number,
    gate_code: row.gate_code,
    service: row.service,
    timeframe: row.timeframe,
    notes: row.notes,
    source_url: row.source_url,
    recaptcha_token: row.recaptcha_token,
    vehicle_info: fromJson(row.vehicle_info),
    visitor_info: fromJson(row.visitor_info),
    traffic_source: fromJson(row.traffic_source),
    page_metrics: fromJson(row.page_metrics),
  }
}

/** The request with verdict and mail, as the owner sees it. */
export function toLead(row: LeadRow): Lead {
  return {
    ...toStored(row),
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

/** The outbox in numbers as either driver returns them. */
export interface StatsRow {
  readonly every: number
  readonly queued: number
  readonly dead: number
  readonly oldest: number | null
}

export function toStats({ every, queued, dead, oldest }: StatsRow): OutboxStats {
  return { queued, sent: every - queued - dead, dead, oldestQueuedAt: oldest }
}

/**
 * The submission as both engines can hold it and will return it: texts
 * cleaned, the time in its one canonical form.
 */
export function cleanSubmission(submission: NewSubmission): NewSubmission {
  const { row, verdict, nonce } = submission
  return {
    row: {
      id: cleanText(row.id),
      created_at: new Date(row.created_at).toISOString(),
      type: row.type,
      status: cleanText(row.status),
      name: cleanText(row.name),
      phone: cleanText(row.phone),
      email: cleanOptional(row.email),
      address: cleanText(row.address),
      unit_number: cleanOptional(row.unit_number),
      gate_code: cleanOptional(row.gate_code),
      service: cleanText(row.service),
      timeframe: cleanText(row.timeframe),
      notes: cleanOptional(row.notes),
      source_url: cleanText(row.source_url),
      recaptcha_token: cleanText(row.recaptcha_token),
      vehicle_info: cleanJson(row.vehicle_info),
      visitor_info: cleanJson(row.visitor_info),
      traffic_source: cleanJson(row.traffic_source),
      page_metrics: cleanJson(row.page_metrics),
    },
    verdict: { ...verdict, suspicionReasons: verdict.suspicionReasons.map(cleanText) },
    idempotencyKey: cleanOptional(submission.idempotencyKey),
    tokenHash: cleanOptional(submission.tokenHash),
    nonce: nonce && { value: cleanText(nonce.value), expiresAt: nonce.expiresAt },
    mail: cleanMail(submission.mail),
    visitorMail: submission.visitorMail && cleanMail(submission.visitorMail),
    receiptHash: submission.receiptHash,
    now: submission.now,
  }
}

const cleanMail = ({ id, messageId }: NewMail): NewMail => ({
  id: cleanText(id),
  messageId: cleanText(messageId),
})

/** The values of a cleaned submission in the order of SUBMISSION_COLUMNS, JSON as text. */
export function submissionValues(submission: NewSubmission): (string | number | null)[] {
  const { row, verdict } = submission
  return [
    ...TEXT_COLUMNS.map((column) => row[column]),
    ...JSON_COLUMNS.map((column) => (row[column] === null ? null : JSON.stringify(row[column]))),
    verdict.verification,
    verdict.captchaProvider,
    verdict.suspicion,
    JSON.stringify(verdict.suspicionReasons),
    submission.idempotencyKey,
    submission.tokenHash,
  ]
}

import type { SubmissionInput } from '#domain/submission/input.ts'
import { requestJson, type RequestResult, isRecord, NOT_OURS } from './backend.ts'

/** Milliseconds per attempt, before the next one with the same key. */
export const INSERT_TIME_LIMIT_MS = 15_000
const EMAIL_TIME_LIMIT_MS = 10_000

/** A submission as confirmed by the server. */
export interface InsertResult {
  readonly id: string
  /** Time at which it was stored, ISO 8601 by the server's clock; `null` if not stated. */
  readonly storedAt: string | null
  /** Time at which the confirmation arrived, in milliseconds of this page's `performance.now()`. */
  readonly receivedAt: number
}

/**
 * Stores the submission. Only a 201 with a row that has an id counts: proxies and captive portals
 * answer 200 with pages of their own.
 * @param idempotencyKey the same for every attempt of one filled form
 */
export async function insertSubmission(
  submission: SubmissionInput,
  idempotencyKey: string,
): Promise<RequestResult<InsertResult>> {
  const result = await requestJson({
    method: 'POST',
    path: '/rest/v1/submissions?select=*',
    headers: { prefer: 'return=representation', 'idempotency-key': idempotencyKey },
    body: submission,
    timeLimitMs: INSERT_TIME_LIMIT_MS,
    // The request continues if the visitor leaves the page.
    keepalive: true,
  })
  if (!result.ok) return result
  const { status, body, receivedAt } = result.value
  const row: unknown = Array.isArray(body) ? body[0] : undefined
  if (status === 201 && isRecord(row) && typeof row['id'] === 'string') {
    const storedAt = typeof row['created_at'] === 'string' ? row['created_at'] : null
    return { ok: true, value: { id: row['id'], storedAt, receivedAt } }
  }
  return { ok: false, failure: NOT_OURS }
}

/** Requests the staff mail. Failures are ignored: the server queues the mail anyway. */
export async function requestStaffEmail(
  submission: SubmissionInput,
  idempotencyKey: string,
): Promise<void> {
  await requestJson({
    method: 'POST',
    path: '/functions/v1/send-form-email',
    headers: { 'idempotency-key': idempotencyKey },
    body: submission,
    timeLimitMs: EMAIL_TIME_LIMIT_MS,
    keepalive: true,
  })
}

import type { SubmissionInput } from '#domain/submission.ts'
import { type Backend, call, type CallResult, isRecord, NOT_OURS } from './backend.ts'

/** Milliseconds that one try may take before the next one starts with the same key. */
export const INSERT_TIME_LIMIT = 15_000
const EMAIL_TIME_LIMIT = 10_000

/** What the server says of a submission that it has stored. */
export interface StoredSubmission {
  readonly id: string
  /** When it was stored, ISO 8601 by the server's clock; null where the answer does not say. */
  readonly storedAt: string | null
}

/**
 * Records the request. Only a 201 with a row that has an id counts: a
 * proxy or captive portal that answers 200 with a page of its own does not.
 * @param idempotencyKey the same for every try of one filled form
 */
export async function insertSubmission(
  backend: Backend,
  submission: SubmissionInput,
  idempotencyKey: string,
): Promise<CallResult<StoredSubmission>> {
  const result = await call(backend, {
    method: 'POST',
    path: '/rest/v1/submissions?select=*',
    headers: { prefer: 'return=representation', 'idempotency-key': idempotencyKey },
    body: submission,
    timeLimit: INSERT_TIME_LIMIT,
    // A page that is left in the middle of it takes nothing back.
    keepalive: true,
  })
  if (!result.ok) return result
  const { status, body } = result.value
  const row: unknown = Array.isArray(body) ? body[0] : undefined
  if (status === 201 && isRecord(row) && typeof row['id'] === 'string') {
    const storedAt = typeof row['created_at'] === 'string' ? row['created_at'] : null
    return { ok: true, value: { id: row['id'], storedAt } }
  }
  return { ok: false, failure: NOT_OURS }
}

/** Asks for the staff mail. The mail is queued with the request anyway, so a failure changes nothing. */
export async function requestStaffEmail(
  backend: Backend,
  submission: SubmissionInput,
  idempotencyKey: string,
): Promise<void> {
  await call(backend, {
    method: 'POST',
    path: '/functions/v1/send-form-email',
    headers: { 'idempotency-key': idempotencyKey },
    body: submission,
    timeLimit: EMAIL_TIME_LIMIT,
    keepalive: true,
  })
}

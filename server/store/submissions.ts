/** The SQL that finds a submission that was recorded before (R64). */

import { SUBMISSION_FIELDS } from '#domain/submission/field-lists.ts'
import type { Submission } from '#domain/submission/fields.ts'
import { first, type Program, type SqlValue } from './sql-program.ts'
import { toSubmission } from './row-mapping.ts'
import type { RecordOptions } from './lead.ts'

export const findByIdempotencyKey = (key: string): Program<Submission | null> =>
  findOne('idempotency_key = :key', { key })

export const findByCaptchaTokenHash = (captchaTokenHash: string): Program<Submission | null> =>
  findOne('token_hash = :captchaTokenHash ORDER BY created_at LIMIT 1', { captchaTokenHash })

/**
 * Finds the recorded submission that this one repeats: by its key or, without one, by its token.
 */
export function* findEarlier({
  idempotencyKey,
  captchaTokenHash,
}: RecordOptions): Program<Submission | null> {
  if (idempotencyKey !== null) return yield* findByIdempotencyKey(idempotencyKey)
  return captchaTokenHash === null ? null : yield* findByCaptchaTokenHash(captchaTokenHash)
}

function* findOne(
  condition: string,
  values: Readonly<Record<string, SqlValue>>,
): Program<Submission | null> {
  const row = yield* first(
    `SELECT ${SUBMISSION_FIELDS.join(', ')} FROM submissions WHERE ${condition}`,
    values,
  )
  return row && toSubmission(row)
}

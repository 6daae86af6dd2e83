import { ANSWERED_COLUMNS } from '#domain/submission/fields.ts'
import { first, type Program, type SqlValue } from './sql-program.ts'
import { type SubmissionRow, toSubmission } from './row-mapping.ts'
import type { SubmissionRecord, StoredSubmission } from './store.ts'

/** The SQL that finds a submission that was recorded before (R64). */

export const findByKey = (key: string): Program<StoredSubmission | null> =>
  findOne('idempotency_key = :key', { key })

export const findByToken = (tokenHash: string): Program<StoredSubmission | null> =>
  findOne('token_hash = :tokenHash ORDER BY created_at LIMIT 1', { tokenHash })

/** Finds the recorded submission that this one repeats: by its key or, without one, by its token. */
export function* findEarlier({
  idempotencyKey,
  tokenHash,
}: SubmissionRecord): Program<StoredSubmission | null> {
  if (idempotencyKey !== null) return yield* findByKey(idempotencyKey)
  return tokenHash === null ? null : yield* findByToken(tokenHash)
}

function* findOne(
  condition: string,
  values: Readonly<Record<string, SqlValue>>,
): Program<StoredSubmission | null> {
  const row = yield* first<SubmissionRow>(
    `SELECT ${ANSWERED_COLUMNS.join(', ')} FROM submissions WHERE ${condition}`,
    values,
  )
  return row && toSubmission(row)
}

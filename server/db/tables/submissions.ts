/** The SQL that finds a submission that was recorded before. */

import { SUBMISSION_FIELDS } from '#domain/submission/field-lists.ts'
import type { Submission } from '#domain/submission/fields.ts'
import { type Db, execute, first, type SqlValue, type Tx } from '#server/db/db.ts'
import { toSubmission } from '#server/db/row-mapping.ts'
import type { RecordOptions } from './lead.ts'

const withKey = (tx: Tx, key: string): Promise<Submission | null> =>
  findOne(tx, 'idempotency_key = :key', { key })

const withToken = (tx: Tx, captchaTokenHash: string): Promise<Submission | null> =>
  findOne(tx, 'token_hash = :captchaTokenHash ORDER BY created_at LIMIT 1', { captchaTokenHash })

/** Rejects once the database is deleted, because the visitor takes what is found for stored. */
export async function findByIdempotencyKey(db: Db, key: string): Promise<Submission | null> {
  db.verify()
  return await db.read((tx) => withKey(tx, key))
}

/** As `findByIdempotencyKey`. */
export async function findByCaptchaTokenHash(db: Db, hash: string): Promise<Submission | null> {
  db.verify()
  return await db.read((tx) => withToken(tx, hash))
}

/**
 * Finds the recorded submission that this one repeats: by its key or, without one, by its token.
 */
export async function findEarlier(
  tx: Tx,
  { idempotencyKey, captchaTokenHash }: RecordOptions,
): Promise<Submission | null> {
  if (idempotencyKey !== null) return await withKey(tx, idempotencyKey)
  return captchaTokenHash === null ? null : await withToken(tx, captchaTokenHash)
}

/** Stores the gate code of a submission that was sent again with another one; `null` for none. */
export async function keepGateCode(tx: Tx, id: string, gateCode: string | null): Promise<void> {
  await execute(tx, `UPDATE submissions SET gate_code = :gateCode WHERE id = :id`, {
    id,
    gateCode,
  })
}

async function findOne(
  tx: Tx,
  condition: string,
  values: Readonly<Record<string, SqlValue>>,
): Promise<Submission | null> {
  const row = await first(
    tx,
    `SELECT ${SUBMISSION_FIELDS.join(', ')} FROM submissions WHERE ${condition}`,
    values,
  )
  return row && toSubmission(row)
}

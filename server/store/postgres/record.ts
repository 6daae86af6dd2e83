import {
  STORED_COLUMNS,
  type StoredRow,
  SUBMISSION_COLUMNS,
  submissionValues,
  toStored,
} from '../rows.ts'
import type { NewSubmission, RecordResult, StoredSubmission } from '../store.ts'
import { type Queries, retrying } from './connection.ts'

/** Nonce with its expiry, mail id, Message-ID and time follow the columns. */
const PARAMETERS = Array.from(
  { length: SUBMISSION_COLUMNS.length + 5 },
  (_, index) => `$${index + 1}`,
)
const RECORD = `SELECT record_submission_1(${PARAMETERS.join(', ')}) AS outcome`

const columns = STORED_COLUMNS.join(', ')

export async function findByKey(queries: Queries, key: string): Promise<StoredSubmission | null> {
  const { rows } = await queries.query<StoredRow>(
    `SELECT ${columns} FROM submissions WHERE idempotency_key = $1`,
    [key],
  )
  return rows[0] ? toStored(rows[0]) : null
}

export async function findByToken(
  queries: Queries,
  tokenHash: string,
): Promise<StoredSubmission | null> {
  const { rows } = await queries.query<StoredRow>(
    `SELECT ${columns} FROM submissions WHERE token_hash = $1 ORDER BY created_at LIMIT 1`,
    [tokenHash],
  )
  return rows[0] ? toStored(rows[0]) : null
}

/** Records a cleaned submission; see `Store.record`. */
export async function record(queries: Queries, submission: NewSubmission): Promise<RecordResult> {
  const { idempotencyKey, tokenHash, nonce, mail, now } = submission
  const { rows } = await retrying(() =>
    queries.query<{ outcome: RecordResult['outcome'] }>(RECORD, [
      ...submissionValues(submission),
      nonce?.value ?? null,
      nonce?.expiresAt ?? null,
      mail.id,
      mail.messageId,
      now,
    ]),
  )
  const outcome = rows[0]?.outcome
  if (outcome === 'stored') return { outcome, submission: submission.row }
  if (outcome === 'nonce-spent') return { outcome }
  const earlier =
    idempotencyKey !== null
      ? await findByKey(queries, idempotencyKey)
      : await findByToken(queries, tokenHash ?? '')
  // It can only be gone when the owner purged it in between: then it is new after all.
  return earlier ? { outcome: 'repeated', submission: earlier } : await record(queries, submission)
}

import { STORED_COLUMNS, type StoredRow, SUBMISSION_COLUMNS, submissionValues, toStored } from '../rows.ts'
import type { NewSubmission, RecordResult, StoredSubmission } from '../store.ts'
import { type Postgres, type Queries, retrying } from './connection.ts'

const JSON_CAST = new Set(['vehicle_info', 'visitor_info', 'traffic_source', 'page_metrics', 'suspicion_reasons'])
const CAST: Readonly<Record<string, string>> = { created_at: 'timestamptz', suspicion: 'float8' }
const castOf = (column: string): string => (JSON_CAST.has(column) ? 'jsonb' : (CAST[column] ?? 'text'))

const parameters = SUBMISSION_COLUMNS.map((column, index) => `$${index + 1}::${castOf(column)}`)
const parameter = (column: string): string => parameters[SUBMISSION_COLUMNS.indexOf(column)] ?? ''
const [id, key, token] = [parameter('id'), parameter('idempotency_key'), parameter('token_hash')]
const next = SUBMISSION_COLUMNS.length + 1
const nonce = `$${next}::text`

/**
 * Everything in one statement, therefore one round trip and one transaction.
 * `held` comes first for all that write: while a request without a key looks
 * for its token (see below), nobody commits another with that token. It also
 * makes the commit wait for the disk where the database is set up not to.
 */
const RECORD = `
  WITH held AS MATERIALIZED (
    SELECT pg_advisory_xact_lock_shared(hashtextextended(${token}, 0)),
      CASE current_setting('synchronous_commit')
        WHEN 'off' THEN set_config('synchronous_commit', 'on', true)
      END
  ), earlier AS MATERIALIZED (
    SELECT 1 FROM submissions
    WHERE idempotency_key = ${key} OR (${key} IS NULL AND token_hash = ${token}) LIMIT 1
  ), spent AS (
    INSERT INTO captcha_nonces (value, expires_at)
    SELECT ${nonce}, $${next + 1}::bigint FROM held
    WHERE ${nonce} IS NOT NULL AND NOT EXISTS (SELECT FROM earlier)
    ON CONFLICT DO NOTHING RETURNING 1
  ), stored AS (
    INSERT INTO submissions (${SUBMISSION_COLUMNS.join(', ')})
    SELECT ${parameters.join(', ')} FROM held
    WHERE NOT EXISTS (SELECT FROM earlier) AND (${nonce} IS NULL OR EXISTS (SELECT FROM spent))
    ON CONFLICT DO NOTHING RETURNING 1
  ), queued AS (
    INSERT INTO outbox (id, submission_id, message_id, due_at, queued_at)
    SELECT $${next + 2}::text, ${id}, $${next + 3}::text, $${next + 4}::bigint, $${next + 4}::bigint
    FROM stored
  )
  SELECT EXISTS (SELECT FROM stored) AS stored, EXISTS (SELECT FROM spent) AS spent`

const columns = STORED_COLUMNS.join(', ')

export async function findByKey(queries: Queries, value: string): Promise<StoredSubmission | null> {
  const { rows } = await queries.query<StoredRow>(
    `SELECT ${columns} FROM submissions WHERE idempotency_key = $1`,
    [value],
  )
  return rows[0] ? toStored(rows[0]) : null
}

export async function findByToken(queries: Queries, hash: string): Promise<StoredSubmission | null> {
  const { rows } = await queries.query<StoredRow>(
    `SELECT ${columns} FROM submissions WHERE token_hash = $1 ORDER BY created_at LIMIT 1`,
    [hash],
  )
  return rows[0] ? toStored(rows[0]) : null
}

/** Records a cleaned submission; see `Store.record`. */
export async function record(postgres: Postgres, submission: NewSubmission): Promise<RecordResult> {
  const { idempotencyKey, tokenHash } = submission
  const done = await retrying(() =>
    idempotencyKey === null && tokenHash !== null
      ? alone(postgres, submission, tokenHash)
      : write(postgres, submission),
  )
  if (done.stored) return { outcome: 'stored', submission: submission.row }
  // Whoever was first has committed by now, so a new look finds the row.
  const earlier =
    idempotencyKey !== null
      ? await findByKey(postgres, idempotencyKey)
      : tokenHash !== null
        ? await findByToken(postgres, tokenHash)
        : null
  if (earlier) return { outcome: 'repeated', submission: earlier }
  if (submission.nonce && !done.spent) return { outcome: 'nonce-spent' }
  throw new Error('a submission with this id is recorded already')
}

/**
 * Without a key the token alone says whether this is a repeat, and rows with
 * a key count too, so no index can: the look must follow the lock.
 */
async function alone(
  postgres: Postgres,
  submission: NewSubmission,
  tokenHash: string,
): Promise<Written> {
  return await postgres.transaction(async (queries) => {
    await queries.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [tokenHash])
    return await write(queries, submission)
  })
}

interface Written {
  readonly stored: boolean
  readonly spent: boolean
}

async function write(queries: Queries, submission: NewSubmission): Promise<Written> {
  const { nonce: mark, mail, now } = submission
  const { rows } = await queries.query<Written>(RECORD, [
    ...submissionValues(submission),
    mark?.value ?? null,
    mark?.expiresAt ?? null,
    mail.id,
    mail.messageId,
    now,
  ])
  return rows[0] ?? { stored: false, spent: false }
}

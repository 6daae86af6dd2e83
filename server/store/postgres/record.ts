import { randomUUIDv7 } from 'node:crypto'
import { ANSWERED_COLUMNS } from '#domain/columns.ts'
import { newAlarm } from '../alarm/steps.ts'
import { type StoredRow, submissionRow, toStored } from '../rows.ts'
import type { NewSubmission, RecordResult, StoredSubmission } from '../store.ts'
import { type Queries, retrying } from './connection.ts'

/**
 * The row, its nonce with the expiry, id and Message-ID of the mail to staff, and the time; then
 * id of the request, hash of its receipt, end of its alarm, id of its first event, id and
 * Message-ID of the mail to the visitor; hash of the network, escalation.
 */
const [ROW, NONCE, NONCE_END, MAIL, MESSAGE, NOW] = ['$1', '$2', '$3', '$4', '$5', '$6']
const [ID, RECEIPT, NOT_AFTER, EVENT, VISITOR_MAIL, VISITOR_MESSAGE] = [
  '$7',
  '$8',
  '$9',
  '$10',
  '$11',
  '$12',
]
const [NETWORK, ESCALATION] = ['$13', '$14']

/** The alarm of a request that was stored, and the mail to its visitor; one statement, so one transaction and one round trip (R100). */
const RECORD = `
  WITH recorded AS MATERIALIZED (
    SELECT record_submission_2(${ROW}, ${NONCE}, ${NONCE_END}, ${MAIL}, ${MESSAGE},
      CAST(${NOW} AS bigint)) AS outcome
  ), alarm AS (
    INSERT INTO alarms (submission_id, receipt_hash, next_at, started_at, stepped_at, not_after,
      network, escalation)
    SELECT CAST(${ID} AS text), CAST(${RECEIPT} AS text), CAST(${NOW} AS bigint),
      CAST(${NOW} AS bigint), CAST(${NOW} AS bigint), CAST(${NOT_AFTER} AS bigint),
      CAST(${NETWORK} AS text), CAST(${ESCALATION} AS bigint)
    FROM recorded WHERE outcome = 'stored'
  ), told AS (
    INSERT INTO events (id, submission_id, at, kind)
    SELECT CAST(${EVENT} AS text), CAST(${ID} AS text), CAST(${NOW} AS bigint), 'stored'
    FROM recorded WHERE outcome = 'stored'
  ), visitor AS (
    INSERT INTO visitor_mails (id, submission_id, message_id, due_at, queued_at)
    SELECT CAST(${VISITOR_MAIL} AS text), CAST(${ID} AS text), CAST(${VISITOR_MESSAGE} AS text),
      CAST(${NOW} AS bigint), CAST(${NOW} AS bigint)
    FROM recorded WHERE outcome = 'stored' AND CAST(${VISITOR_MAIL} AS text) IS NOT NULL
  )
  SELECT outcome FROM recorded`

const columns = ANSWERED_COLUMNS.join(', ')

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
  const { idempotencyKey, tokenHash, nonce, mail, visitorMail, now } = submission
  const { notAfter, network, escalation } = newAlarm(submission)
  const { rows } = await retrying(() =>
    queries.query<{ outcome: RecordResult['outcome'] }>(RECORD, [
      JSON.stringify(submissionRow(submission)),
      nonce?.value ?? null,
      nonce?.expiresAt ?? null,
      mail.id,
      mail.messageId,
      now,
      submission.row.id,
      submission.receiptHash,
      notAfter,
      randomUUIDv7(),
      visitorMail?.id ?? null,
      visitorMail?.messageId ?? null,
      network,
      escalation,
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

import { STORED_COLUMNS } from '#domain/submission/field-lists.ts'
import { startAlarm } from './alarm/alarm-steps.ts'
import type { RecordOptions, RecordResult } from './lead.ts'
import { addMail } from './mail-queue.ts'
import { submissionRow, toSubmission } from './row-mapping.ts'
import {
  changesRows,
  execute,
  lockNames,
  type Program,
  readColumns,
  type Row,
  type SqlValue,
} from './sql-program.ts'
import { findEarlier } from './submissions.ts'

/**
 * Stores submission, mails, alarm and spent nonce. Submissions with the same key or token wait for
 * each other, so nothing that is read here can change before the writes.
 */
export function* record(submission: RecordOptions): Program<RecordResult> {
  const { row, idempotencyKey, captchaTokenHash, nonce, mail, visitorMail, now } = submission
  yield lockNames(captchaTokenHash, idempotencyKey)
  const earlier = yield* findEarlier(submission)
  if (earlier) return { outcome: 'repeated', submission: earlier }
  if (nonce && !(yield* spendNonce(nonce))) return { outcome: 'nonce-spent' }
  const stored = submissionRow(submission)
  yield* execute(INSERT, sqlValues(stored))
  yield* addMail('outbox', { ...mail, submissionId: row.id, now })
  if (visitorMail) yield* addMail('visitor_mails', { ...visitorMail, submissionId: row.id, now })
  yield* startAlarm(submission)
  return { outcome: 'stored', submission: toSubmission(readColumns(stored)) }
}

const INSERT = `INSERT INTO submissions (${STORED_COLUMNS.join(', ')})
  VALUES (${STORED_COLUMNS.map((name) => `:${name}`).join(', ')})`

const sqlValues = (row: Row): Readonly<Record<string, SqlValue>> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' || typeof value === 'number' || value === null
        ? value
        : JSON.stringify(value),
    ]),
  )

/** False when it was spent before. */
const spendNonce = (nonce: NonNullable<RecordOptions['nonce']>): Program<boolean> =>
  changesRows(
    `INSERT INTO captcha_nonces (value, expires_at) VALUES (:value, :expiresAt)
     ON CONFLICT DO NOTHING`,
    { ...nonce },
  )

import { newAlarm, startAlarm } from './alarms.ts'
import { STORED_COLUMNS } from '#domain/submission/field-lists.ts'
import { addMail } from './mail-queue.ts'
import { changesRows, execute, readColumns, type Row, type SqlValue, type Tx } from './db.ts'
import { submissionRow, toSubmission } from './row-mapping.ts'
import type { RecordOptions, RecordResult } from './lead.ts'
import { findEarlier } from './submissions.ts'

/**
 * Records a submission on SQLite; see `Store.record`. PostgreSQL has one statement that writes the
 * same rows (`postgres/record.ts`). Runs under the write lock, so nothing it reads can
 * change before it writes.
 */
export async function record(tx: Tx, submission: RecordOptions): Promise<RecordResult> {
  const { row, nonce, mail, visitorMail, now } = submission
  const earlier = await findEarlier(tx, submission)
  if (earlier) return { outcome: 'repeated', submission: earlier }
  if (nonce && !(await spendNonce(tx, nonce))) return { outcome: 'nonce-spent' }
  const stored = submissionRow(submission)
  await execute(tx, INSERT, sqlValues(stored))
  await addMail(tx, 'staff_mails', { ...mail, submissionId: row.id, now })
  if (visitorMail) await addMail(tx, 'visitor_mails', { ...visitorMail, submissionId: row.id, now })
  await startAlarm(tx, newAlarm(submission))
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
const spendNonce = (tx: Tx, nonce: NonNullable<RecordOptions['nonce']>): Promise<boolean> =>
  changesRows(
    tx,
    `INSERT INTO captcha_nonces (value, expires_at) VALUES (:value, :expiresAt)
     ON CONFLICT DO NOTHING`,
    { ...nonce },
  )

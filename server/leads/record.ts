import { newAlarm, startAlarm } from '#server/db/tables/alarms.ts'
import { STORED_COLUMNS } from '#domain/submission/field-lists.ts'
import { addMail } from '#server/db/tables/outbox.ts'
import {
  changesRows,
  type Db,
  execute,
  readColumns,
  type Row,
  type SqlValue,
  type Tx,
} from '#server/db/db.ts'
import { submissionRow, toSubmission } from '#server/db/row-mapping.ts'
import type { RecordOptions, RecordResult } from '#server/db/tables/lead.ts'
import { findEarlier } from '#server/db/tables/submissions.ts'

/** Runs `record` in a transaction of its own; durable when it resolves. */
export const storeSubmission = (db: Db, submission: RecordOptions): Promise<RecordResult> =>
  db.writeUnlocked((tx) => record(tx, submission))

/**
 * Stores a submission with its mails, its alarm and its spent nonce, unless it was stored before; see
 * `RecordResult`. Of any number at once, on any number of servers, unique indexes let one through.
 */
export async function record(tx: Tx, submission: RecordOptions): Promise<RecordResult> {
  const { row, nonce, mail, visitorMail, now } = submission
  const earlier = await findEarlier(tx, submission)
  if (earlier !== null) return { outcome: 'repeated', submission: earlier }
  if (nonce !== null && !(await spendNonce(tx, nonce))) {
    // It may have been spent by the same submission a moment ago.
    const same = await findEarlier(tx, submission)
    return same === null ? { outcome: 'nonce-spent' } : { outcome: 'repeated', submission: same }
  }
  const stored = submissionRow(submission)
  if (!(await changesRows(tx, INSERT, sqlValues(stored)))) {
    const meanwhile = await findEarlier(tx, submission)
    if (meanwhile === null) throw new Error(`a submission has the id ${row.id} already`)
    if (nonce !== null) await giveBackNonce(tx, nonce)
    return { outcome: 'repeated', submission: meanwhile }
  }
  await addMail(tx, 'staff', { ...mail, submissionId: row.id, now })
  if (visitorMail) await addMail(tx, 'visitor', { ...visitorMail, submissionId: row.id, now })
  await startAlarm(tx, newAlarm(submission))
  return { outcome: 'stored', submission: toSubmission(readColumns(stored)) }
}

const INSERT = `INSERT INTO submissions (${STORED_COLUMNS.join(', ')})
  VALUES (${STORED_COLUMNS.map((name) => `:${name}`).join(', ')}) ON CONFLICT DO NOTHING`

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

const giveBackNonce = (tx: Tx, { value }: NonNullable<RecordOptions['nonce']>): Promise<void> =>
  execute(tx, `DELETE FROM captcha_nonces WHERE value = :value`, { value })

import { isJson, STORED_COLUMNS } from '#domain/submission/field-lists.ts'
import { newAlarm, startAlarm } from '../alarm/alarm-steps.ts'
import { addMail } from '../mail-queue.ts'
import { countChanges, execute, type Program, type SqlValue } from '../sql-program.ts'
import { submissionRow } from '../row-mapping.ts'
import type { SubmissionRecord, RecordResult } from '../store.ts'
import { findEarlier } from '../submissions.ts'

/**
 * Records a cleaned submission; see `Store.record`. Runs under the write lock,
 * so nothing it reads can change before it writes.
 */
export function* record(submission: SubmissionRecord): Program<RecordResult> {
  const { row, nonce, mail, visitorMail, now } = submission
  const earlier = yield* findEarlier(submission)
  if (earlier) return { outcome: 'repeated', submission: earlier }
  if (nonce && !(yield* spendNonce(nonce))) return { outcome: 'nonce-spent' }
  yield* execute(INSERT, sqlValues(submission))
  yield* addMail('outbox', { ...mail, submissionId: row.id, now })
  if (visitorMail) yield* addMail('visitor_mails', { ...visitorMail, submissionId: row.id, now })
  yield* startAlarm(newAlarm(submission))
  return { outcome: 'stored', submission: row }
}

const INSERT = `INSERT INTO submissions (${STORED_COLUMNS.join(', ')})
  VALUES (${STORED_COLUMNS.map((name) => `:${name}`).join(', ')})`

/** The row by the names of its columns, JSON as text. */
function sqlValues(submission: SubmissionRecord): Readonly<Record<string, SqlValue>> {
  const row = submissionRow(submission)
  const values = STORED_COLUMNS.map((name) => {
    const value = row[name]
    return [name, isJson(name) && value !== null ? JSON.stringify(value) : value]
  })
  return Object.fromEntries(values) as Readonly<Record<string, SqlValue>>
}

/** False when it was spent before. */
function* spendNonce(nonce: NonNullable<SubmissionRecord['nonce']>): Program<boolean> {
  return (
    (yield* countChanges(
      `INSERT INTO captcha_nonces (value, expires_at) VALUES (:value, :expiresAt)
     ON CONFLICT DO NOTHING`,
      { ...nonce },
    )) > 0
  )
}

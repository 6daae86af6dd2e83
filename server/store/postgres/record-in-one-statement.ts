import { newAlarm } from '#server/store/alarms.ts'
import { randomUUIDv7 } from 'node:crypto'
import { first, type Db, readColumns, type Row, type Tx } from '../db.ts'
import { submissionRow, toSubmission } from '../row-mapping.ts'
import type { RecordOptions, RecordResult } from '../lead.ts'
import { findEarlier } from '../submissions.ts'

/**
 * Stores the submission, its alarm and its mails by one statement: one transaction, one round trip
 * (R100). The program of `../record.ts`, which SQLite runs, needs ten round trips: 2.3 times as long
 * on the database's own machine, 6 to 7 times with 1 to 5 ms between the two, while the visitor waits.
 * A test compares what both write, in every column of every table (tests/database/postgres.test.ts).
 */
const RECORD = `
  WITH recorded AS MATERIALIZED (
    SELECT record_submission_1(:row, :nonce, :nonceExpiresAt, :mailId, :messageId,
      CAST(:now AS bigint)) AS outcome
  ), alarm AS (
    INSERT INTO alarms (submission_id, status_page_hash, next_at, started_at, stepped_at, not_after,
      network, escalation, reminder_at, stored_at)
    SELECT CAST(:submissionId AS text), CAST(:statusPageTokenHash AS text), CAST(:now AS bigint),
      CAST(:now AS bigint), CAST(:now AS bigint), CAST(:notAfter AS bigint),
      CAST(:network AS text), CAST(:escalation AS bigint), CAST(:reminderAt AS bigint),
      CAST(:now AS bigint)
    FROM recorded WHERE outcome = 'stored'
  ), event AS (
    INSERT INTO events (id, submission_id, at, kind)
    SELECT CAST(:eventId AS text), CAST(:submissionId AS text), CAST(:now AS bigint), 'stored'
    FROM recorded WHERE outcome = 'stored'
  ), visitor_mail AS (
    INSERT INTO visitor_mails (id, submission_id, message_id, due_at, queued_at)
    SELECT CAST(:visitorMailId AS text), CAST(:submissionId AS text),
      CAST(:visitorMessageId AS text), CAST(:now AS bigint), CAST(:now AS bigint)
    FROM recorded WHERE outcome = 'stored' AND CAST(:visitorMailId AS text) IS NOT NULL
  )
  SELECT outcome FROM recorded`

async function recordOnce(
  tx: Tx,
  submission: RecordOptions,
  stored: Row,
): Promise<RecordResult['outcome'] | null> {
  const { nonce, mail, visitorMail } = submission
  const row = await first<{ outcome: RecordResult['outcome'] }>(tx, RECORD, {
    ...newAlarm(submission),
    row: JSON.stringify(stored),
    nonce: nonce?.value ?? null,
    nonceExpiresAt: nonce?.expiresAt ?? null,
    mailId: mail.id,
    messageId: mail.messageId,
    eventId: randomUUIDv7(),
    visitorMailId: visitorMail?.id ?? null,
    visitorMessageId: visitorMail?.messageId ?? null,
  })
  return row?.outcome ?? null
}

/** Records a submission; see `Store.record`. The statement's function makes it durable. */
export async function record(db: Db, submission: RecordOptions): Promise<RecordResult> {
  const stored = submissionRow(submission)
  const outcome = await db.single((tx) => recordOnce(tx, submission, stored))
  if (outcome === 'stored') return { outcome, submission: toSubmission(readColumns(stored)) }
  if (outcome === 'nonce-spent') return { outcome }
  const earlier = await db.read((tx) => findEarlier(tx, submission))
  if (earlier) return { outcome: 'repeated', submission: earlier }
  // The owner purged the earlier submission meanwhile, so this one is new.
  return await record(db, submission)
}

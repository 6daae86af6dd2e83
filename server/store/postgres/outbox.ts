import { randomUUIDv7 } from 'node:crypto'
import { type LeadRow, type StatsRow, toLead, toStats } from '../rows.ts'
import type { MailJob, OutboxStats } from '../store.ts'
import type { Queries } from './connection.ts'
import { LEAD_COLUMNS } from './leads.ts'

/** The SQL of the table `outbox`; rows are added where requests are recorded. */

/** A leased mail is due when its lease ends. Rows that another server is taking at this moment are passed over, not waited for. */
const CLAIM = `
  WITH due AS (
    SELECT id, due_at FROM outbox
    WHERE state = 'queued' AND due_at <= $1
    ORDER BY due_at, queued_at, id LIMIT $2
    FOR UPDATE SKIP LOCKED
  ), o AS (
    UPDATE outbox SET attempts = attempts + 1, lease_until = $3, due_at = $3
    FROM due WHERE outbox.id = due.id
    RETURNING outbox.*, due.due_at AS was_due_at
  )
  SELECT o.id AS mail_id, o.message_id, ${LEAD_COLUMNS}
  FROM o JOIN submissions s ON s.id = o.submission_id
  ORDER BY o.was_due_at, o.queued_at, o.id`

export async function claimMail(
  queries: Queries,
  options: { now: number; leaseMs: number; limit: number },
): Promise<readonly MailJob[]> {
  const { rows } = await queries.query<LeadRow & { mail_id: string; message_id: string }>(CLAIM, [
    options.now,
    options.limit,
    options.now + options.leaseMs,
  ])
  return rows.map((row) => ({
    id: row.mail_id,
    messageId: row.message_id,
    attempt: row.mail_attempts,
    lead: toLead(row),
  }))
}

export async function renewMailLease(
  queries: Queries,
  id: string,
  lease: { attempt: number; until: number },
): Promise<boolean> {
  const { rowCount } = await queries.query(
    `UPDATE outbox SET lease_until = $3, due_at = $3
     WHERE id = $1 AND state = 'queued' AND attempts = $2 AND lease_until IS NOT NULL`,
    [id, lease.attempt, lease.until],
  )
  return rowCount === 1
}

export async function recallMail(
  queries: Queries,
  { now, latestQueued, latestDue }: { now: number; latestQueued: number; latestDue: number },
): Promise<number> {
  const { rowCount } = await queries.query(
    `UPDATE outbox SET due_at = $1, lease_until = NULL, queued_at = least(queued_at, $1)
     WHERE state = 'queued' AND (queued_at > $2 OR due_at > $3)`,
    [now, latestQueued, latestDue],
  )
  return rowCount ?? 0
}

export async function markMailSent(queries: Queries, id: string, now: number): Promise<void> {
  await queries.query(
    `WITH sent AS (
       UPDATE outbox SET state = 'sent', sent_at = $2, lease_until = NULL, last_error = NULL
       WHERE id = $1 RETURNING submission_id
     )
     INSERT INTO events (id, submission_id, at, kind)
     SELECT CAST($3 AS text), submission_id, CAST($2 AS bigint), 'mailed' FROM sent WHERE NOT EXISTS
       (SELECT 1 FROM events e WHERE e.submission_id = sent.submission_id AND e.kind = 'mailed')`,
    [id, now, randomUUIDv7()],
  )
}

export async function retryMail(
  queries: Queries,
  id: string,
  failure: { attempt: number; dueAt: number; error: string },
): Promise<void> {
  await queries.query(
    `UPDATE outbox SET due_at = $2, lease_until = NULL, last_error = $3
     WHERE id = $1 AND state = 'queued' AND attempts = $4`,
    [id, failure.dueAt, failure.error, failure.attempt],
  )
}

export async function buryMail(queries: Queries, id: string, error: string): Promise<void> {
  await queries.query(
    `UPDATE outbox SET state = 'dead', lease_until = NULL, last_error = $2
     WHERE id = $1 AND state = 'queued'`,
    [id, error],
  )
}

export async function requeueMail(
  queries: Queries,
  submissionId: string,
  now: number,
): Promise<boolean> {
  const { rowCount } = await queries.query(
    `UPDATE outbox SET
       attempts = CASE WHEN state = 'queued' AND lease_until > $2 THEN attempts ELSE 0 END,
       due_at = CASE WHEN state = 'queued' AND lease_until > $2 THEN lease_until ELSE $2 END,
       lease_until = CASE WHEN state = 'queued' THEN lease_until END,
       state = 'queued', queued_at = $2, sent_at = NULL, last_error = NULL
     WHERE submission_id = $1`,
    [submissionId, now],
  )
  return rowCount === 1
}

export async function outboxStats(queries: Queries): Promise<OutboxStats> {
  const { rows } = await queries.query<StatsRow>(
    `SELECT (SELECT count(*) FROM outbox) AS every,
            (SELECT count(*) FROM outbox WHERE state = 'queued') AS queued,
            (SELECT count(*) FROM outbox WHERE state = 'dead') AS dead,
            (SELECT min(queued_at) FROM outbox WHERE state = 'queued') AS oldest`,
  )
  return toStats(rows[0] ?? { every: 0, queued: 0, dead: 0, oldest: null })
}

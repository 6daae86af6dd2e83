import { randomUUIDv7 } from 'node:crypto'
import { type LeadRow, type StatsRow, toLead, toStats } from '../rows.ts'
import type { MailJob, MailQueue } from '../store.ts'
import { cleanText } from '../text.ts'
import { type Postgres, type Queries, retrying } from './connection.ts'
import { LEAD_COLUMNS } from './leads.ts'

/** The SQL of the tables of mails; rows are added where requests are recorded. */

/** Those to staff, and those to visitors (R124). */
type MailTable = 'outbox' | 'visitor_mails'

/** A leased mail is due when its lease ends. Rows that another server is taking at this moment are passed over, not waited for. */
const claim = (table: MailTable): string => `
  WITH due AS (
    SELECT id, due_at FROM ${table}
    WHERE state = 'queued' AND due_at <= $1
    ORDER BY due_at, queued_at, id LIMIT $2
    FOR UPDATE SKIP LOCKED
  ), o AS (
    UPDATE ${table} SET attempts = attempts + 1, lease_until = $3, due_at = $3
    FROM due WHERE ${table}.id = due.id
    RETURNING ${table}.*, due.due_at AS was_due_at
  )
  SELECT o.id AS mail_id, o.message_id, ${LEAD_COLUMNS}
  FROM o JOIN submissions s ON s.id = o.submission_id
  ORDER BY o.was_due_at, o.queued_at, o.id`

const sent = (table: MailTable): string => `
  UPDATE ${table} SET state = 'sent', sent_at = $2, lease_until = NULL, last_error = NULL
  WHERE id = $1`

const SENT_TO_STAFF = `
  WITH sent AS (${sent('outbox')} RETURNING submission_id)
  INSERT INTO events (id, submission_id, at, kind)
  SELECT CAST($3 AS text), submission_id, CAST($2 AS bigint), 'mailed' FROM sent WHERE NOT EXISTS
    (SELECT 1 FROM events e WHERE e.submission_id = sent.submission_id AND e.kind = 'mailed')`

type ClaimedRow = LeadRow & {
  readonly mail_id: string
  readonly message_id: string
  readonly idempotency_key: string | null
}

const toJob = (row: ClaimedRow): MailJob => ({
  id: row.mail_id,
  messageId: row.message_id,
  attempt: row.mail_attempts,
  lead: toLead(row),
  idempotencyKey: row.idempotency_key,
})

/** A table of mails as the worker sees it. */
export function createMailQueue(postgres: Postgres, table: MailTable): MailQueue {
  return {
    claimMail: ({ now, limit, leaseMs }) =>
      retrying(async () => {
        const { rows } = await postgres.query<ClaimedRow>(claim(table), [now, limit, now + leaseMs])
        return rows.map(toJob)
      }),

    renewMailLease: (id, { attempt, until }) =>
      retrying(async () => {
        const { rowCount } = await postgres.query(
          `UPDATE ${table} SET lease_until = $3, due_at = $3
           WHERE id = $1 AND state = 'queued' AND attempts = $2 AND lease_until IS NOT NULL`,
          [id, attempt, until],
        )
        return rowCount === 1
      }),

    // Other servers may hold theirs; what a killed one held comes back when its lease ends.
    freeMailLeases: async () => 0,

    recallMail: ({ now, latestQueued, latestDue }) =>
      retrying(async () => {
        const { rowCount } = await postgres.query(
          `UPDATE ${table} SET due_at = $1, lease_until = NULL, queued_at = least(queued_at, $1)
           WHERE state = 'queued' AND (queued_at > $2 OR due_at > $3)`,
          [now, latestQueued, latestDue],
        )
        return rowCount ?? 0
      }),

    markMailSent: (id, now) =>
      retrying(async () => {
        if (table === 'outbox') await postgres.query(SENT_TO_STAFF, [id, now, randomUUIDv7()])
        else await postgres.query(sent(table), [id, now])
      }),

    async retryMail(id, { attempt, dueAt, error }) {
      await postgres.query(
        `UPDATE ${table} SET due_at = $2, lease_until = NULL, last_error = $3
         WHERE id = $1 AND state = 'queued' AND attempts = $4`,
        [id, dueAt, cleanText(error), attempt],
      )
    },

    async buryMail(id, error) {
      await postgres.query(
        `UPDATE ${table} SET state = 'dead', lease_until = NULL, last_error = $2
         WHERE id = $1 AND state = 'queued'`,
        [id, cleanText(error)],
      )
    },

    async outboxStats() {
      const { rows } = await postgres.query<StatsRow>(
        `SELECT (SELECT count(*) FROM ${table}) AS every,
                (SELECT count(*) FROM ${table} WHERE state = 'queued') AS queued,
                (SELECT count(*) FROM ${table} WHERE state = 'dead') AS dead,
                (SELECT min(queued_at) FROM ${table} WHERE state = 'queued') AS oldest`,
      )
      return toStats(rows[0] ?? { every: 0, queued: 0, dead: 0, oldest: null })
    },
  }
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

import { randomUUIDv7 } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type LeadRow, type StatsRow, toLead, toStats } from '../rows.ts'
import type { MailJob, OutboxStats, Store } from '../store.ts'
import { statement } from './connection.ts'
import { LEAD_COLUMNS } from './submissions.ts'

type RecallLimits = Parameters<Store['recallMail']>[0]

/** A leased mail is due when its lease ends. */
const DUE = `state = 'queued' AND due_at <= :now`

/** Both are in the index of what waits. */
const ASTRAY = `state = 'queued' AND (due_at > :latestDue OR queued_at > :latestQueued)`

/** The tables that hold mails: those to staff, and those to visitors (R124). */
export type MailTable = 'outbox' | 'visitor_mails'

export type Outbox = ReturnType<typeof createOutbox>

/** The SQL of a table of mails. */
export function createOutbox(database: DatabaseSync, table: MailTable) {
  const insert = statement(
    database,
    `INSERT INTO ${table} (id, submission_id, message_id, due_at, queued_at)
     VALUES (:id, :submissionId, :messageId, :now, :now)`,
  )
  const anyDue = statement(database, `SELECT 1 FROM ${table} WHERE ${DUE} LIMIT 1`)
  const due = statement(
    database,
    `SELECT o.id AS mail_id, o.message_id, ${LEAD_COLUMNS}
     FROM ${table} o JOIN submissions s ON s.id = o.submission_id
     WHERE ${DUE} ORDER BY o.due_at, o.queued_at, o.id LIMIT :limit`,
  )
  const take = statement(
    database,
    `UPDATE ${table} SET attempts = attempts + 1, lease_until = :leaseUntil, due_at = :leaseUntil WHERE id = :id`,
  )
  const renew = statement(
    database,
    `UPDATE ${table} SET lease_until = :until, due_at = :until
     WHERE id = :id AND state = 'queued' AND attempts = :attempt AND lease_until IS NOT NULL`,
  )
  const free = statement(
    database,
    `UPDATE ${table} SET lease_until = NULL, due_at = :now
     WHERE state = 'queued' AND lease_until IS NOT NULL`,
  )
  const anyAstray = statement(database, `SELECT 1 FROM ${table} WHERE ${ASTRAY} LIMIT 1`)
  const recall = statement(
    database,
    `UPDATE ${table} SET due_at = :now, lease_until = NULL, queued_at = min(queued_at, :now)
     WHERE ${ASTRAY}`,
  )
  const sent = statement(
    database,
    `UPDATE ${table} SET state = 'sent', sent_at = :now, lease_until = NULL, last_error = NULL
     WHERE id = :id`,
  )
  const mailed = statement(
    database,
    `INSERT INTO events (id, submission_id, at, kind)
     SELECT :eventId, o.submission_id, :now, 'mailed' FROM outbox o WHERE o.id = :id AND NOT EXISTS
       (SELECT 1 FROM events e WHERE e.submission_id = o.submission_id AND e.kind = 'mailed')`,
  )
  const retry = statement(
    database,
    `UPDATE ${table} SET due_at = :dueAt, lease_until = NULL, last_error = :error
     WHERE id = :id AND state = 'queued' AND attempts = :attempt`,
  )
  const bury = statement(
    database,
    `UPDATE ${table} SET state = 'dead', lease_until = NULL, last_error = :error
     WHERE id = :id AND state = 'queued'`,
  )
  const requeue = statement(
    database,
    `UPDATE ${table} SET
       attempts = CASE WHEN state = 'queued' AND lease_until > :now THEN attempts ELSE 0 END,
       due_at = CASE WHEN state = 'queued' AND lease_until > :now THEN lease_until ELSE :now END,
       lease_until = CASE WHEN state = 'queued' THEN lease_until END,
       state = 'queued', queued_at = :now, sent_at = NULL, last_error = NULL
     WHERE submission_id = :submissionId`,
  )
  const stats = statement(
    database,
    `SELECT (SELECT count(*) FROM ${table}) AS every,
            (SELECT count(*) FROM ${table} WHERE state = 'queued') AS queued,
            (SELECT count(*) FROM ${table} WHERE state = 'dead') AS dead,
            (SELECT min(queued_at) FROM ${table} WHERE state = 'queued') AS oldest`,
  )

  return {
    insert(mail: { id: string; submissionId: string; messageId: string; now: number }): void {
      insert().run(mail)
    },

    /** A look without the write lock, so that an idle poll costs no transaction. */
    anyDue: (now: number): boolean => anyDue().get({ now }) !== undefined,

    /** Call inside a write transaction: its lock keeps two processes from taking the same mail. */
    claim(options: { now: number; leaseMs: number; limit: number }): readonly MailJob[] {
      const rows = due().all({ now: options.now, limit: options.limit })
      return rows.map((row) => {
        const id = String(row['mail_id'])
        const attempt = Number(row['mail_attempts']) + 1
        take().run({ id, leaseUntil: options.now + options.leaseMs })
        const lead = toLead({ ...(row as unknown as LeadRow), mail_attempts: attempt })
        const key = row['idempotency_key']
        return {
          id,
          messageId: String(row['message_id']),
          attempt,
          lead,
          idempotencyKey: typeof key === 'string' ? key : null,
        }
      })
    },

    renew: (id: string, lease: { attempt: number; until: number }): boolean =>
      renew().run({ id, attempt: lease.attempt, until: lease.until }).changes > 0,

    free: (now: number): number => Number(free().run({ now }).changes),

    /** A look without the write lock. */
    anyAstray: ({ latestQueued, latestDue }: RecallLimits): boolean =>
      anyAstray().get({ latestQueued, latestDue }) !== undefined,

    recall: (limits: RecallLimits): number => Number(recall().run({ ...limits }).changes),

    markSent(id: string, now: number): void {
      sent().run({ id, now })
      if (table === 'outbox') mailed().run({ id, now, eventId: randomUUIDv7() })
    },

    retry(id: string, failure: { attempt: number; dueAt: number; error: string }): void {
      retry().run({ id, attempt: failure.attempt, dueAt: failure.dueAt, error: failure.error })
    },

    bury(id: string, error: string): void {
      bury().run({ id, error })
    },

    requeue: (submissionId: string, now: number): boolean =>
      requeue().run({ submissionId, now }).changes > 0,

    stats(): OutboxStats {
      const row = stats().get()
      return toStats(row as unknown as StatsRow)
    },
  }
}

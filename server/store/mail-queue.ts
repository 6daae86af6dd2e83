import { randomUUIDv7 } from 'node:crypto'
import { countChanges, execute, first, type Program, type Programs, rows } from './sql-program.ts'
import { LEAD_COLUMNS, leadJoin, type LeadRow, type MailTable, toLead } from './row-mapping.ts'
import type { MailJob, NewMail, OutboxStats } from './lead.ts'

/** SQL of the tables of mails. */

/** Mails to send: those to staff and those to visitors, each in a table of its own. */
export type MailQueue = ReturnType<typeof createMailQueue>

/** Creates the mail worker's view of one table of mails. */
export const createMailQueue = (
  { writeRelaxed, single, read, isShared }: Programs,
  table: MailTable,
) => ({
  /**
   * Claims up to `limit` due mails, the longest due first, for `leaseMs`. Reading first avoids the
   * write lock at an idle poll.
   */
  claimMail: async (claim: MailClaim) =>
    (await read(() => anyDue(table, claim.now)))
      ? await writeRelaxed(() => claimMail(table, claim))
      : [],
  /**
   * Extends a lease to `until`. Returns false without effect unless `attempt` is the latest one and
   * unsettled.
   */
  renewMailLease: (id: string, lease: { attempt: number; until: number }) =>
    single(() => renewLease(table, id, lease)),
  /**
   * Frees the leases of a killed server at the start of this one; returns how many. On an embedded
   * database these are all leases, since only one server uses it. On a shared one there are none:
   * another server may be running, and leases expire by themselves. Not part of `migrate`, which
   * the command line calls beside a running server.
   */
  freeMailLeases: async (now: number) =>
    isShared ? 0 : await single(() => freeLeases(table, now)),
  /**
   * Makes every waiting mail due at `now` whose due time or time of queuing is so far ahead that
   * only a wrong clock can have written it; returns how many.
   */
  rescheduleMisdatedMails: async (limits: MisdatedMailLimits) =>
    (await read(() => anyMisdated(table, limits)))
      ? await single(() => rescheduleMisdatedMails(table, limits))
      : 0,
  /**
   * Marks a mail as sent. For a staff mail this is an event of the lead, for a mail to the visitor
   * it is not.
   */
  markMailSent: (id: string, now: number) => writeRelaxed(() => markSent(table, id, now)),
  /**
   * Schedules another attempt at `dueAt`. No effect unless `attempt` is the latest one: another
   * process may have claimed the mail since the lease expired.
   */
  retryMail: (id: string, failure: { attempt: number; dueAt: number; error: string }) =>
    single(() => retryMail(table, id, failure)),
  /** Gives up a mail permanently; it stays visible to the owner. */
  markMailDead: (id: string, error: string) => single(() => markMailDead(table, id, error)),
  outboxStats: () => read(() => outboxStats(table)),
})

/** Queues a mail; part of the transaction that records its submission. */
export function* addMail(
  table: MailTable,
  mail: NewMail & { readonly submissionId: string; readonly now: number },
): Program<void> {
  yield* execute(
    `INSERT INTO ${table} (id, submission_id, message_id, due_at, queued_at)
     VALUES (:id, :submissionId, :messageId, :now, :now)`,
    { ...mail },
  )
}

/** A leased mail is due when its lease expires. */
const DUE_CONDITION = `state = 'queued' AND due_at <= :now`

function* anyDue(table: MailTable, now: number): Program<boolean> {
  return (
    (yield* first(`SELECT 1 AS due FROM ${table} WHERE ${DUE_CONDITION} LIMIT 1`, { now })) !== null
  )
}

type ClaimedRow = LeadRow & {
  readonly mailId: string
  readonly mailKind: MailJob['kind']
  readonly messageId: string
  readonly idempotencyKey: string | null
}

export interface MailClaim {
  readonly now: number
  readonly leaseMs: number
  readonly limit: number
}

function* claimMail(
  table: MailTable,
  { now, leaseMs, limit }: MailClaim,
): Program<readonly MailJob[]> {
  const due = yield* rows<ClaimedRow>(
    `SELECT o.id AS mail_id, o.kind AS mail_kind, o.message_id, ${LEAD_COLUMNS} FROM ${leadJoin(table)}
     WHERE o.state = 'queued' AND o.due_at <= :now
     ORDER BY o.due_at, o.queued_at, o.id LIMIT :limit FOR NO KEY UPDATE OF o SKIP LOCKED`,
    { now, limit },
  )
  if (due.length === 0) return []
  const ids = Object.fromEntries(due.map((row, index) => [`id${index}`, row.mailId]))
  yield* execute(
    `UPDATE ${table} SET attempts = attempts + 1, lease_until = :until, due_at = :until
     WHERE id IN (${Object.keys(ids)
       .map((name) => `:${name}`)
       .join(', ')})`,
    { ...ids, until: now + leaseMs },
  )
  return due.map((row) => {
    const { mailId: id, mailKind: kind, messageId, idempotencyKey, mail } = row
    const attempt = mail.attempts + 1
    const lead = toLead({ ...row, mail: { ...mail, attempts: attempt } })
    return { id, kind, messageId, attempt, lead, idempotencyKey }
  })
}

function* renewLease(
  table: MailTable,
  id: string,
  { attempt, until }: { attempt: number; until: number },
): Program<boolean> {
  return (
    (yield* countChanges(
      `UPDATE ${table} SET lease_until = :until, due_at = :until
     WHERE id = :id AND state = 'queued' AND attempts = :attempt AND lease_until IS NOT NULL`,
      { id, attempt, until },
    )) > 0
  )
}

function* freeLeases(table: MailTable, now: number): Program<number> {
  return yield* countChanges(
    `UPDATE ${table} SET lease_until = NULL, due_at = :now
     WHERE state = 'queued' AND lease_until IS NOT NULL`,
    { now },
  )
}

export interface MisdatedMailLimits {
  readonly now: number
  readonly latestQueued: number
  readonly latestDue: number
}

/** Both times are in the index of queued mails. */
const MISDATED_CONDITION = `state = 'queued' AND (due_at > :latestDue OR queued_at > :latestQueued)`

function* anyMisdated(
  table: MailTable,
  { latestDue, latestQueued }: MisdatedMailLimits,
): Program<boolean> {
  const found = yield* first(
    `SELECT 1 AS misdated FROM ${table} WHERE ${MISDATED_CONDITION} LIMIT 1`,
    {
      latestDue,
      latestQueued,
    },
  )
  return found !== null
}

function* rescheduleMisdatedMails(table: MailTable, limits: MisdatedMailLimits): Program<number> {
  return yield* countChanges(
    `UPDATE ${table} SET due_at = :now, lease_until = NULL,
       queued_at = CASE WHEN queued_at > :now THEN :now ELSE queued_at END
     WHERE ${MISDATED_CONDITION}`,
    { ...limits },
  )
}

function* markSent(table: MailTable, id: string, now: number): Program<void> {
  yield* execute(
    `UPDATE ${table} SET state = 'sent', sent_at = :now, lease_until = NULL, last_error = NULL
     WHERE id = :id`,
    { id, now },
  )
  if (table !== 'outbox') return
  yield* execute(
    `INSERT INTO events (id, submission_id, at, kind)
     SELECT CAST(:eventId AS text), o.submission_id, CAST(:now AS bigint), 'mailed'
     FROM outbox o WHERE o.id = :id AND NOT EXISTS
       (SELECT 1 FROM events e WHERE e.submission_id = o.submission_id AND e.kind = 'mailed')`,
    { id, now, eventId: randomUUIDv7() },
  )
}

function* retryMail(
  table: MailTable,
  id: string,
  failure: { attempt: number; dueAt: number; error: string },
): Program<void> {
  yield* execute(
    `UPDATE ${table} SET due_at = :dueAt, lease_until = NULL, last_error = :error
     WHERE id = :id AND state = 'queued' AND attempts = :attempt`,
    { ...failure, id },
  )
}

function* markMailDead(table: MailTable, id: string, error: string): Program<void> {
  yield* execute(
    `UPDATE ${table} SET state = 'dead', lease_until = NULL, last_error = :error
     WHERE id = :id AND state = 'queued'`,
    { id, error },
  )
}

/**
 * Queues the staff mail again; one that is being sent keeps its lease, so that it is not
 * duplicated.
 */
export function* requeueMail(submissionId: string, now: number): Program<boolean> {
  return (
    (yield* countChanges(
      `UPDATE outbox SET
       attempts = CASE WHEN state = 'queued' AND lease_until > :now THEN attempts ELSE 0 END,
       due_at = CASE WHEN state = 'queued' AND lease_until > :now THEN lease_until ELSE :now END,
       lease_until = CASE WHEN state = 'queued' THEN lease_until END,
       state = 'queued', queued_at = :now, sent_at = NULL, last_error = NULL
     WHERE submission_id = :submissionId`,
      { submissionId, now },
    )) > 0
  )
}

function* outboxStats(table: MailTable): Program<OutboxStats> {
  const count = (state: string): string =>
    `(SELECT count(*) FROM ${table} WHERE state = '${state}')`
  // The others are the sent ones, which have no index of their own.
  const row = yield* first<OutboxStats>(
    `SELECT ${count('queued')} AS queued, ${count('dead')} AS dead,
       (SELECT count(*) FROM ${table}) - ${count('queued')} - ${count('dead')} AS sent,
       (SELECT min(queued_at) FROM ${table} WHERE state = 'queued') AS oldest_queued_at`,
  )
  return row ?? { queued: 0, sent: 0, dead: 0, oldestQueuedAt: null }
}

/** SQL of the tables of mails. */

import { addEvent, hasEvent } from './events.ts'
import {
  type Claim,
  type FailedAttempt,
  type LeasedQueue,
  leasedQueue,
  type LeaseRenewal,
} from './leased-queue.ts'
import {
  changesRows,
  countChanges,
  execute,
  first,
  hasRows,
  type Program,
  type Programs,
} from './sql-program.ts'
import { LEAD_COLUMNS, leadJoin, type LeadRow, type MailTable, toLead } from './row-mapping.ts'
import type { MailJob, NewMail, QueueStats } from './lead.ts'

/** Mails to send: those to staff and those to visitors, each in a table of its own. */
export type MailQueue = ReturnType<typeof createMailQueue>

/** Creates the mail worker's view of one table of mails. */
export function createMailQueue(
  { writeRelaxed, single, read, isShared }: Programs,
  table: MailTable,
) {
  const queue = leasedQueue(table, `state = 'queued'`, 'due_at, queued_at, id')
  return {
    /** Claims due mails. Reading first avoids the write lock at an idle poll. */
    claimMail: async (claim: Claim) =>
      (await read(() => queue.anyDue(claim.now)))
        ? await writeRelaxed(() => claimMail(table, queue, claim))
        : [],
    renewMailLease: (id: string, lease: LeaseRenewal) => single(() => queue.renewLease(id, lease)),
    /**
     * Frees the leases of a killed server at the start of this one; returns how many. On an
     * embedded database these are all leases, since only one server uses it. On a shared one there
     * are none: another server may be running, and leases expire by themselves. Not part of
     * `migrate`, which the command line calls beside a running server.
     */
    freeMailLeases: async (now: number) =>
      isShared ? 0 : await single(() => queue.freeLeases(now)),
    /**
     * Makes every waiting mail due at `now` whose due time or time of queuing is so far ahead that
     * only a wrong clock can have written it; returns how many.
     */
    rescheduleMisdatedMails: async (limits: MisdatedMailLimits) =>
      (await read(() => anyMisdated(table, limits)))
        ? await single(() => rescheduleMisdatedMails(table, limits))
        : 0,
    /**
     * Marks a mail as sent. For a staff mail this is an event of the lead, for a mail to the
     * visitor it is not.
     */
    markMailSent: (id: string, now: number) => writeRelaxed(() => markSent(table, id, now)),
    retryMail: (id: string, failure: FailedAttempt) => single(() => queue.retry(id, failure)),
    /** Gives up a mail permanently; it stays visible to the owner. */
    markMailDead: (id: string, error: string) => single(() => markMailDead(table, id, error)),
    queueStats: () => read(() => queueStats(table)),
  }
}

/** Queues a mail; part of the transaction that records its submission. */
export const addMail = (
  table: MailTable,
  mail: NewMail & { readonly submissionId: string; readonly now: number },
): Program<void> =>
  execute(
    `INSERT INTO ${table} (id, submission_id, message_id, due_at, queued_at)
     VALUES (:id, :submissionId, :messageId, :now, :now)`,
    { ...mail },
  )

type ClaimedRow = LeadRow & {
  readonly mailKind: MailJob['kind']
  readonly messageId: string
  readonly idempotencyKey: string | null
}

function* claimMail(
  table: MailTable,
  queue: LeasedQueue,
  claim: Claim,
): Program<readonly MailJob[]> {
  const jobs: MailJob[] = []
  for (const id of yield* queue.claim(claim)) {
    const row = yield* first<ClaimedRow>(
      `SELECT o.kind AS mail_kind, o.message_id, ${LEAD_COLUMNS}
       FROM ${leadJoin(table)} WHERE o.id = :id`,
      { id },
    )
    if (row === null) continue
    const { mailKind: kind, messageId, idempotencyKey, mail } = row
    jobs.push({ id, kind, messageId, attempt: mail.attempts, lead: toLead(row), idempotencyKey })
  }
  return jobs
}

export interface MisdatedMailLimits {
  readonly now: number
  readonly latestQueued: number
  readonly latestDue: number
}

/** Both times are in the index of queued mails. */
const MISDATED_CONDITION = `state = 'queued' AND (due_at > :latestDue OR queued_at > :latestQueued)`

const anyMisdated = (
  table: MailTable,
  { latestDue, latestQueued }: MisdatedMailLimits,
): Program<boolean> =>
  hasRows(`SELECT 1 AS misdated FROM ${table} WHERE ${MISDATED_CONDITION} LIMIT 1`, {
    latestDue,
    latestQueued,
  })

const rescheduleMisdatedMails = (table: MailTable, limits: MisdatedMailLimits): Program<number> =>
  countChanges(
    `UPDATE ${table} SET due_at = :now, lease_until = NULL,
       queued_at = CASE WHEN queued_at > :now THEN :now ELSE queued_at END
     WHERE ${MISDATED_CONDITION}`,
    { ...limits },
  )

function* markSent(table: MailTable, id: string, now: number): Program<void> {
  yield* execute(
    `UPDATE ${table} SET state = 'sent', sent_at = :now, lease_until = NULL, last_error = NULL
     WHERE id = :id`,
    { id, now },
  )
  if (table !== 'staff_mails') return
  const mail = yield* first<{ submissionId: string }>(
    `SELECT submission_id FROM staff_mails WHERE id = :id`,
    { id },
  )
  if (mail === null || (yield* hasEvent(mail.submissionId, 'mailed'))) return
  yield* addEvent({ submissionId: mail.submissionId, kind: 'mailed', by: null, at: now })
}

const markMailDead = (table: MailTable, id: string, error: string): Program<void> =>
  execute(
    `UPDATE ${table} SET state = 'dead', lease_until = NULL, last_error = :error
     WHERE id = :id AND state = 'queued'`,
    { id, error },
  )

/**
 * Queues the staff mail again; one that is being sent keeps its lease, so that it is not
 * duplicated.
 */
export const requeueMail = (submissionId: string, now: number): Program<boolean> =>
  changesRows(
    `UPDATE staff_mails SET
       attempts = CASE WHEN state = 'queued' AND lease_until > :now THEN attempts ELSE 0 END,
       due_at = CASE WHEN state = 'queued' AND lease_until > :now THEN lease_until ELSE :now END,
       lease_until = CASE WHEN state = 'queued' THEN lease_until END,
       state = 'queued', queued_at = :now, sent_at = NULL, last_error = NULL
     WHERE submission_id = :submissionId`,
    { submissionId, now },
  )

function* queueStats(table: MailTable): Program<QueueStats> {
  const count = (state: string): string =>
    `(SELECT count(*) FROM ${table} WHERE state = '${state}')`
  // The others are the sent ones, which have no index of their own.
  const row = yield* first<QueueStats>(
    `SELECT ${count('queued')} AS queued, ${count('dead')} AS dead,
       (SELECT count(*) FROM ${table}) - ${count('queued')} - ${count('dead')} AS sent,
       (SELECT min(queued_at) FROM ${table} WHERE state = 'queued') AS oldest_queued_at`,
  )
  return row ?? { queued: 0, sent: 0, dead: 0, oldestQueuedAt: null }
}

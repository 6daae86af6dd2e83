/** SQL of the tables of mails. */

import { addEvent, hasEvent } from './events.ts'
import {
  type Claim,
  type FailedAttempt,
  freeLeases,
  type LeasedQueue,
  leasedQueue,
} from './leased-queue.ts'
import { changesRows, execute, first, type Db, type Tx } from './db.ts'
import { LEAD_COLUMNS, leadJoin, type LeadRow, type MailTable, toLead } from './row-mapping.ts'
import type { MailJob, NewMail, QueueStats } from './lead.ts'

/** Mails to send: those to staff and those to visitors, each in a table of its own. */
export type MailQueue = ReturnType<typeof createMailQueue>

/** Creates the view of one table of mails. */
function createMailQueue(db: Db, table: MailTable) {
  const { writeRelaxed, single, read } = db
  const queue = leasedQueue(table, `state = 'queued'`, 'due_at, queued_at, id')
  return {
    /** Claims due mails. Reading first avoids the write lock at an idle poll. */
    claimMail: async (claim: Claim) =>
      (await read((tx) => queue.anyDue(tx, claim.now)))
        ? await writeRelaxed((tx) => claimMail(tx, table, queue, claim))
        : [],
    freeMailLeases: (now: number) => freeLeases(db, queue, now),
    /**
     * Marks a mail as sent. For a staff mail this is an event of the lead, for a mail to the
     * visitor it is not.
     */
    markMailSent: (id: string, now: number) => writeRelaxed((tx) => markSent(tx, table, id, now)),
    retryMail: (id: string, failure: FailedAttempt) => single((tx) => queue.retry(tx, id, failure)),
    /** Gives up a mail permanently; it stays visible to the owner. */
    markMailDead: (id: string, error: string) => single((tx) => markMailDead(tx, table, id, error)),
    queueStats: () => read((tx) => queueStats(tx, table)),
  }
}

export const staffMails = (db: Db): MailQueue => createMailQueue(db, 'staff_mails')
export const visitorMails = (db: Db): MailQueue => createMailQueue(db, 'visitor_mails')

/** Queues a mail; part of the transaction that records its submission. */
export const addMail = (
  tx: Tx,
  table: MailTable,
  mail: NewMail & { readonly submissionId: string; readonly now: number },
): Promise<void> =>
  execute(
    tx,
    `INSERT INTO ${table} (id, submission_id, message_id, due_at, written_at, queued_at)
     VALUES (:id, :submissionId, :messageId, :now, :now, :now)`,
    { ...mail },
  )

type ClaimedRow = LeadRow & {
  readonly mailKind: MailJob['kind']
  readonly messageId: string
  readonly idempotencyKey: string | null
}

async function claimMail(
  tx: Tx,
  table: MailTable,
  queue: LeasedQueue,
  claim: Claim,
): Promise<readonly MailJob[]> {
  const jobs: MailJob[] = []
  for (const id of await queue.claim(tx, claim)) {
    const row = await first<ClaimedRow>(
      tx,
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

async function markSent(tx: Tx, table: MailTable, id: string, now: number): Promise<void> {
  await execute(
    tx,
    `UPDATE ${table} SET state = 'sent', sent_at = :now, lease_until = NULL, last_error = NULL
     WHERE id = :id`,
    { id, now },
  )
  if (table !== 'staff_mails') return
  const mail = await first<{ submissionId: string }>(
    tx,
    `SELECT submission_id FROM staff_mails WHERE id = :id`,
    { id },
  )
  if (mail === null || (await hasEvent(tx, mail.submissionId, 'mailed'))) return
  await addEvent(tx, { submissionId: mail.submissionId, kind: 'mailed', by: null, at: now })
}

const markMailDead = (tx: Tx, table: MailTable, id: string, error: string): Promise<void> =>
  execute(
    tx,
    `UPDATE ${table} SET state = 'dead', lease_until = NULL, last_error = :error
     WHERE id = :id AND state = 'queued'`,
    { id, error },
  )

/**
 * Queues the staff mail again; one that is being sent keeps its lease, so that it is not
 * duplicated.
 */
export const requeueMail = (tx: Tx, submissionId: string, now: number): Promise<boolean> =>
  changesRows(
    tx,
    `UPDATE staff_mails SET
       attempts = CASE WHEN state = 'queued' AND lease_until > :now THEN attempts ELSE 0 END,
       due_at = CASE WHEN state = 'queued' AND lease_until > :now THEN lease_until ELSE :now END,
       lease_until = CASE WHEN state = 'queued' THEN lease_until END,
       state = 'queued', queued_at = :now, written_at = :now, sent_at = NULL, last_error = NULL
     WHERE submission_id = :submissionId`,
    { submissionId, now },
  )

async function queueStats(tx: Tx, table: MailTable): Promise<QueueStats> {
  const count = (state: string): string =>
    `(SELECT count(*) FROM ${table} WHERE state = '${state}')`
  // The others are the sent ones, which have no index of their own.
  const row = await first<QueueStats>(
    tx,
    `SELECT ${count('queued')} AS queued, ${count('dead')} AS dead,
       (SELECT count(*) FROM ${table}) - ${count('queued')} - ${count('dead')} AS sent,
       (SELECT min(queued_at) FROM ${table} WHERE state = 'queued') AS oldest_queued_at`,
  )
  return row ?? { queued: 0, sent: 0, dead: 0, oldestQueuedAt: null }
}

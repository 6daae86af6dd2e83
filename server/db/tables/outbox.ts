/**
 * SQL of the outbox: mails, and events for the owner's addresses, until they are sent. Each lane is
 * sent on its own, so that a slow receiver delays no other lane.
 */

import type { EventKind } from '#domain/lead/events.ts'
import { addEvent, hasEvent } from './events.ts'
import { type Claim, isDueSql, leasedQueue } from '#server/db/leased-queue.ts'
import { changesRows, execute, first, rows, type Tx } from '#server/db/db.ts'
import { LEAD_COLUMNS, type LeadRow, toLead } from '#server/db/row-mapping.ts'
import type { Lead, MailJob, NewMail, QueueStats } from './lead.ts'

/** Mails to staff and to visitors; events without contact data (`alert`), and with it (`events`). */
export type MailLane = 'staff' | 'visitor'
export type EventLane = 'alert' | 'events'
export type Lane = MailLane | EventLane

/** An event of a lead that was claimed for sending. */
export interface EventJob {
  readonly id: string
  readonly lane: EventLane
  readonly kind: EventKind
  /** Time of the event, which identifies it within its lead. */
  readonly at: number
  /** Number of this attempt, from 1. */
  readonly attempt: number
  readonly lead: Lead
}

export type OutboxJob = (MailJob & { readonly lane: MailLane }) | EventJob

/** An event waits for the earlier ones of its lead. */
const OPEN = `state = 'queued' AND (lane IN ('staff', 'visitor') OR NOT EXISTS
  (SELECT 1 FROM outbox earlier WHERE earlier.submission_id = outbox.submission_id
     AND earlier.lane = outbox.lane AND earlier.state = 'queued'
     AND earlier.queued_at < outbox.queued_at))`

export const outboxQueue = leasedQueue('outbox', OPEN, 'due_at, queued_at, id')

/** Queues a mail; part of the transaction that records its submission. */
export const addMail = (
  tx: Tx,
  lane: MailLane,
  mail: NewMail & { readonly submissionId: string; readonly now: number },
): Promise<void> =>
  execute(
    tx,
    `INSERT INTO outbox (id, lane, submission_id, kind, message_id, due_at, written_at, queued_at)
     VALUES (:id, :lane, :submissionId, :kind, :messageId, :now, :now, :now)`,
    { ...mail, lane, kind: lane === 'staff' ? 'staff' : 'status' },
  )

/** Lists the lanes in which something is due. */
export async function dueLanes(tx: Tx, now: number): Promise<readonly Lane[]> {
  const found = await rows<{ lane: Lane }>(
    tx,
    `SELECT DISTINCT lane FROM outbox WHERE ${OPEN} AND ${isDueSql('due_at', 'written_at')}`,
    { now },
  )
  return found.map(({ lane }) => lane)
}

type ClaimedRow = LeadRow & {
  readonly outboxKind: string
  readonly messageId: string
  readonly recipients: string | null
  readonly queuedAt: number
  readonly idempotencyKey: string | null
}

/** Claims what is due in a lane; no other process gets it until the lease expires. */
export async function claimOutbox(tx: Tx, lane: Lane, claim: Claim): Promise<readonly OutboxJob[]> {
  const jobs: OutboxJob[] = []
  for (const id of await outboxQueue.claim(tx, claim, { column: 'lane', value: lane })) {
    const row = await first<ClaimedRow>(
      tx,
      `SELECT o.kind AS outbox_kind, o.message_id, o.recipients, o.queued_at, ${LEAD_COLUMNS}
       FROM outbox o JOIN submissions s ON s.id = o.submission_id WHERE o.id = :id`,
      { id },
    )
    if (row === null) continue
    const { outboxKind: kind, messageId, queuedAt: at, idempotencyKey, mail } = row
    const recipients = row.recipients === null ? null : (JSON.parse(row.recipients) as string[])
    const job = { id, lane, kind, attempt: mail.attempts, lead: toLead(row) }
    const isEvent = lane === 'alert' || lane === 'events'
    jobs.push({
      ...job,
      ...(isEvent ? { at } : { messageId, recipients, idempotencyKey }),
    } as OutboxJob)
  }
  return jobs
}

/** Makes a claimed job, which was not sent, due now. */
export const returnJob = (tx: Tx, { id, attempt }: OutboxJob, now: number): Promise<void> =>
  outboxQueue.retry(tx, id, { attempt, dueAt: now, error: 'stopped before sending' })

/** Deletes a mail that is not right any more, so that nothing says that it was sent. */
export const dropMail = (tx: Tx, id: string): Promise<void> =>
  execute(tx, `DELETE FROM outbox WHERE id = :id`, { id })

/** Marks a job as sent. For a mail to staff this is an event of the lead. */
export async function markSent(tx: Tx, id: string, now: number): Promise<void> {
  await execute(
    tx,
    `UPDATE outbox SET state = 'sent', sent_at = :now, recipients = NULL, lease_until = NULL,
       last_error = NULL WHERE id = :id`,
    { id, now },
  )
  await addMailedEvent(tx, id, now)
}

/** Queues a mail again for the addresses that have not taken it; the others have it. */
export async function deferMail(
  tx: Tx,
  id: string,
  {
    recipients,
    now,
    ...retry
  }: Parameters<typeof outboxQueue.retry>[2] & {
    readonly recipients: readonly string[]
    readonly now: number
  },
): Promise<void> {
  await execute(tx, `UPDATE outbox SET recipients = :recipients WHERE id = :id`, {
    id,
    recipients: JSON.stringify(recipients),
  })
  await outboxQueue.retry(tx, id, retry)
  await addMailedEvent(tx, id, now)
}

async function addMailedEvent(tx: Tx, id: string, now: number): Promise<void> {
  const sent = await first<{ lane: Lane; submissionId: string }>(
    tx,
    `SELECT lane, submission_id FROM outbox WHERE id = :id`,
    { id },
  )
  if (sent?.lane !== 'staff' || (await hasEvent(tx, sent.submissionId, 'mailed'))) return
  await addEvent(tx, { submissionId: sent.submissionId, kind: 'mailed', by: null, at: now })
}

/** Gives up a job permanently; a mail stays visible to the owner. */
export const markDead = (tx: Tx, id: string, error: string): Promise<void> =>
  execute(
    tx,
    `UPDATE outbox SET state = 'dead', lease_until = NULL, last_error = :error
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
    `UPDATE outbox SET
       attempts = CASE WHEN state = 'queued' AND lease_until > :now THEN attempts ELSE 0 END,
       due_at = CASE WHEN state = 'queued' AND lease_until > :now THEN lease_until ELSE :now END,
       lease_until = CASE WHEN state = 'queued' THEN lease_until END,
       state = 'queued', recipients = NULL, queued_at = :now, written_at = :now, sent_at = NULL, last_error = NULL
     WHERE submission_id = :submissionId AND lane = 'staff'`,
    { submissionId, now },
  )

/** Counts what is in a lane. */
export async function outboxStats(tx: Tx, lane: Lane): Promise<QueueStats> {
  const count = (state: string): string =>
    `(SELECT count(*) FROM outbox WHERE lane = :lane AND state = '${state}')`
  const row = await first<QueueStats>(
    tx,
    `SELECT ${count('queued')} AS queued, ${count('dead')} AS dead, ${count('sent')} AS sent,
       (SELECT min(queued_at) FROM outbox WHERE lane = :lane AND state = 'queued')
         AS oldest_queued_at`,
    { lane },
  )
  return row ?? { queued: 0, sent: 0, dead: 0, oldestQueuedAt: null }
}

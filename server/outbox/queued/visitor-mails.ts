import { randomUUIDv7 } from 'node:crypto'
import type { MailJob } from '#server/db/tables/lead.ts'
import { execute, type Tx } from '#server/db/db.ts'

type FollowingKind = Exclude<MailJob['kind'], 'staff' | 'status'>

/**
 * Queues a mail that follows the one with the link of the status page, to a visitor to whom that
 * one was mailed; once per lead and kind.
 */
export const queueVisitorMail = (
  tx: Tx,
  submissionId: string,
  {
    kind,
    now,
    dueAt,
    number = null,
  }: {
    readonly kind: FollowingKind
    readonly now: number
    readonly dueAt: number
    /** Distinguishes mails of one kind for mail clients; `null` where there is one. */
    readonly number?: number | null
  },
): Promise<void> =>
  execute(
    tx,
    `INSERT INTO outbox (id, lane, submission_id, kind, message_id, due_at, written_at, queued_at)
     SELECT CAST(:id AS text), lane, submission_id, CAST(:kind AS text),
       replace(message_id, '<receipt.', CAST(:prefix AS text)),
       CAST(:dueAt AS bigint), CAST(:now AS bigint), CAST(:now AS bigint)
     FROM outbox
     WHERE submission_id = :submissionId AND lane = 'visitor' AND kind = 'status' AND state <> 'dead'
     ON CONFLICT DO NOTHING`,
    {
      id: randomUUIDv7(),
      submissionId,
      kind,
      prefix: `<${[kind, number].filter((part) => part !== null).join('.')}.`,
      dueAt,
      now,
    },
  )

/** Deletes a mail that no server has tried to send. */
export const withdrawVisitorMail = (
  tx: Tx,
  submissionId: string,
  kind: FollowingKind,
): Promise<void> =>
  execute(
    tx,
    `DELETE FROM outbox
     WHERE submission_id = :submissionId AND lane = 'visitor' AND kind = :kind AND state = 'queued' AND attempts = 0`,
    { submissionId, kind },
  )

/** Mails of which only the newest is right. */
const QUOTE_KINDS = ['quote'] as const
const WINDOW_KINDS = ['window-proposed', 'window-moved', 'window-declined'] as const

/** Queues the mail about a written quote, in the transaction that adds it. */
export const queueQuoteMail = (tx: Tx, submissionId: string, now: number): Promise<void> =>
  replaceVisitorMail(tx, submissionId, { kind: 'quote', replaced: QUOTE_KINDS, now })

/** Queues the mail about the time of an appointment, in the transaction of the change. */
export const queueWindowMail = (
  tx: Tx,
  submissionId: string,
  kind: (typeof WINDOW_KINDS)[number],
  now: number,
): Promise<void> => replaceVisitorMail(tx, submissionId, { kind, replaced: WINDOW_KINDS, now })

/** Queues the reminder of the evening before; of an appointment that was moved there another evening. */
export const queueReminderMail = (tx: Tx, submissionId: string, now: number): Promise<void> =>
  replaceVisitorMail(tx, submissionId, { kind: 'tomorrow', replaced: ['tomorrow'], now })

/** Those about an earlier state go, sent or not: their server then has nothing to record. */
async function replaceVisitorMail(
  tx: Tx,
  submissionId: string,
  {
    kind,
    replaced,
    now,
  }: {
    readonly kind: FollowingKind
    readonly replaced: readonly FollowingKind[]
    readonly now: number
  },
): Promise<void> {
  const kinds = replaced.map((one) => `'${one}'`).join(', ')
  await execute(
    tx,
    `DELETE FROM outbox
     WHERE submission_id = :submissionId AND lane = 'visitor' AND kind IN (${kinds})`,
    { submissionId },
  )
  await queueVisitorMail(tx, submissionId, { kind, now, dueAt: now, number: now })
}

/** SQL of the table `notices`: claiming for sending, and results. */

import { channelsWhere } from '#domain/alarm/channels.ts'
import {
  type NewNotice,
  type NoticeJob,
  ACCEPTANCE_REQUEST_KINDS_SQL,
  ENDED_KINDS_SQL,
} from './notice.ts'
import { type Claim, isDueSql, leasedQueue } from '#server/db/leased-queue.ts'
import { execute, first, rows, type Tx } from '#server/db/db.ts'
import {
  ALARM_LEAD_COLUMNS,
  type AlarmLeadRow,
  STAFF_MEMBER_COLUMNS,
  toAlarmLead,
} from './alarm-lead-rows.ts'

/** Notices that are to be sent, and calls that are to be ended. */
const OPEN_CONDITION = `state IN ('queued', 'ending')`

export const noticeQueue = leasedQueue('notices', OPEN_CONDITION, 'due_at, id')

/** Channels for which a notice is due. */
export async function dueChannels(tx: Tx, now: number): Promise<readonly string[]> {
  const found = await rows<{ channel: string }>(
    tx,
    `SELECT DISTINCT channel FROM notices WHERE ${OPEN_CONDITION} AND ${isDueSql('due_at', 'written_at')}`,
    { now },
  )
  return found.map(({ channel }) => channel)
}

/** Claims due notices of one channel; no other process gets them until the lease expires. */
export async function claimNotices(
  tx: Tx,
  { channel, ...claim }: Claim & { readonly channel: string },
): Promise<readonly NoticeJob[]> {
  const jobs: NoticeJob[] = []
  for (const id of await noticeQueue.claim(tx, claim, { column: 'channel', value: channel })) {
    const job = await findNotice(tx, id)
    if (job) jobs.push(job)
  }
  return jobs
}

/** Finds a notice in the form of a job; `null` if there is none. */
export async function findNotice(tx: Tx, id: string): Promise<NoticeJob | null> {
  const row = await first<Omit<NoticeJob, 'lead'> & { readonly lead: AlarmLeadRow['lead'] | null }>(
    tx,
    `SELECT n.id, CASE WHEN n.state = 'ending' THEN 'end' ELSE 'send' END AS work, n.kind, n.channel,
       n.channel_id, n.address, n.payload, n.round, n.step, n.created_at, n.not_after, n.attempts AS attempt,
       n.provider_id, ${STAFF_MEMBER_COLUMNS}, ${ALARM_LEAD_COLUMNS}
     FROM notices n LEFT JOIN staff_members p ON p.id = n.staff_member_id
       LEFT JOIN submissions s ON s.id = n.submission_id WHERE n.id = :id`,
    { id },
  )
  return row && { ...row, lead: row.lead && toAlarmLead(row.lead) }
}

/** Returns a notice that was claimed and not sent. */
export const returnNotice = (tx: Tx, id: string, attempt: number, now: number): Promise<void> =>
  execute(
    tx,
    `UPDATE notices SET lease_until = NULL, due_at = :now, attempts = attempts - 1
     WHERE id = :id AND ${OPEN_CONDITION} AND attempts = :attempt`,
    { id, attempt, now },
  )

/**
 * Adds a notice, due now by default; does nothing if this step already has one for the same target
 * since the lead's latest transition.
 */
export async function addNotice(
  tx: Tx,
  added: {
    readonly notice: NewNotice
    readonly submissionId: string | null
    readonly round: number
    readonly step: number
    readonly now: number
    readonly dueAt?: number
  },
): Promise<void> {
  const { notice, submissionId, round, step, now, dueAt = now } = added
  await execute(
    tx,
    `INSERT INTO notices (id, submission_id, kind, channel, target, channel_id, staff_member_id, address,
       payload, number, transition_id, round, step, due_at, written_at, created_at, not_after)
     VALUES (:id, :submissionId, :kind, :channel, :target, :channelId, :staffMemberId, :address,
       :payload, :number, coalesce((SELECT transition_id FROM alarms WHERE submission_id = :submissionId), ''),
       :round, :step, :dueAt, :now, :now, :notAfter)
     ON CONFLICT DO NOTHING`,
    { payload: '{}', ...notice, submissionId, round, step, now, dueAt },
  )
}

const REPEATING = channelsWhere(({ repeats }) => repeats)
  .map((kind) => `'${kind}'`)
  .join(', ')

/**
 * Cancels what still asks a staff member to accept a lead, and schedules the end of what rings or
 * repeats, apart from the call by which they answered.
 */
export async function cancelRequestsTo(
  tx: Tx,
  staffMemberId: string,
  { submissionId, now, noticeId }: { submissionId: string; now: number; noticeId: string },
): Promise<void> {
  const of = `submission_id = :submissionId AND staff_member_id = :staffMemberId
    AND kind IN (${ACCEPTANCE_REQUEST_KINDS_SQL})`
  await execute(
    tx,
    `UPDATE notices SET state = 'cancelled', settled_at = :now, lease_until = NULL
     WHERE ${of} AND state = 'queued'`,
    { submissionId, staffMemberId, now },
  )
  await execute(
    tx,
    `UPDATE notices SET state = 'ending', due_at = :now, written_at = :now, lease_until = NULL, attempts = 0
     WHERE ${of} AND state = 'sent' AND provider_id IS NOT NULL AND channel IN (${REPEATING})
       AND answered_at IS NULL AND id <> :noticeId`,
    { submissionId, staffMemberId, now, noticeId },
  )
}

/** Cancels waiting notices and schedules the end of ringing calls and Pushover messages. */
export async function cancelNotices(
  tx: Tx,
  submissionId: string,
  { now, noticeId }: { readonly now: number; readonly noticeId: string | null },
): Promise<void> {
  await execute(
    tx,
    `UPDATE notices SET state = 'cancelled', settled_at = :now, lease_until = NULL
     WHERE submission_id = :submissionId AND state = 'queued'
       AND kind IN (${ENDED_KINDS_SQL})`,
    { submissionId, now },
  )
  await execute(
    tx,
    `UPDATE notices SET state = 'ending', due_at = :now, written_at = :now, lease_until = NULL, attempts = 0
     WHERE submission_id = :submissionId AND state = 'sent' AND provider_id IS NOT NULL
       AND channel IN (${REPEATING}) AND answered_at IS NULL AND (channel <> 'call' OR id <> :noticeId)`,
    { submissionId, now, noticeId: noticeId ?? '' },
  )
}

import { randomUUID } from 'node:crypto'
import { business } from '#domain/business/business.ts'
import { onCallAt } from '#domain/staff/on-call/on-call.ts'
import { addEvent } from '#server/db/tables/events.ts'
import { ACCEPTANCE_REQUEST_KINDS_SQL, type NoticeSettings } from '#server/db/tables/notice.ts'
import { addNotice, cancelRequestsTo } from '#server/db/tables/notices.ts'
import { execute, first, type Tx } from '#server/db/db.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { findAlarm } from '#server/alarm/escalation/advance-alarms.ts'
import { declinedRounds, isNobodyLeft } from '#server/alarm/escalation/declined-rounds.ts'
import {
  type FurtherRecipients,
  furtherRecipients,
} from '#server/alarm/escalation/further-recipients.ts'
import {
  newNotice,
  STAFF_MAILBOX_TARGET,
  staffMailboxTarget,
} from '#server/alarm/notices/new-notice.ts'

interface DeclineOptions {
  /** Another lead that the call offered; `null` for the one of the notice. */
  readonly otherLeadId: string | null
  /** By what it was pressed; by default the channel of the notice. */
  readonly via?: string
  readonly now: number
  readonly settings: NoticeSettings
}

interface DeclinedAlarm {
  readonly submissionId: string
  readonly staffMemberId: string | null
  readonly channel: string
  readonly round: number
  readonly step: number
  readonly notAfter: number
  readonly restartedBy: string | null
}

/** `ended` when the alarm does not escalate any more. */
type DeclineResult = FurtherRecipients | 'ended'

/**
 * Makes the next step of an alarm due now for a staff member who declines. They are not asked again
 * in this round; when nobody else is on call, the owner's mailbox is.
 * @param id of the notice that they answer
 * @returns who is asked now
 */
export async function decline(tx: Tx, id: string, options: DeclineOptions): Promise<DeclineResult> {
  const { otherLeadId, now } = options
  const notice = await first<{ submissionId: string | null }>(
    tx,
    `SELECT coalesce(CAST(:otherLeadId AS text), submission_id) AS submission_id FROM notices WHERE id = :id`,
    { id, otherLeadId },
  )
  if (notice?.submissionId == null) return 'ended'
  const place = await first<DeclinedAlarm>(
    tx,
    `SELECT a.submission_id, a.round, a.step, a.not_after, a.restarted_by, n.staff_member_id, n.channel
     FROM notices n JOIN alarms a ON a.submission_id = :submissionId
     WHERE n.id = :id AND a.state = 'escalating'`,
    { id, submissionId: notice.submissionId },
  )
  if (place === null) return 'ended'
  const { submissionId, staffMemberId, channel, round } = place
  // The latest step is not waited for, also after a decline by a mail that is older than the call.
  await execute(
    tx,
    `UPDATE alarms SET next_at = :now,
       started_at = CASE WHEN started_at > :now THEN :now ELSE started_at END
     WHERE submission_id = :submissionId AND state = 'escalating'
       AND next_at > :now AND next_at < not_after
       AND EXISTS (SELECT 1 FROM notices n
         WHERE n.submission_id = :submissionId AND n.transition_id = alarms.transition_id
           AND n.round = alarms.round AND n.step = alarms.step
           AND (n.id = :id OR n.staff_member_id = :staffMemberId))`,
    { id, submissionId, staffMemberId, now },
  )
  await addEvent(tx, {
    submissionId,
    kind: 'declined',
    by: { staffMemberId, via: options.via ?? channel },
    payload: { round },
    at: now,
  })
  if (staffMemberId !== null) {
    await cancelRequestsTo(tx, staffMemberId, { submissionId, now, noticeId: id })
    await askOwnerIfLast(tx, place, options)
  }
  const alarm = await findAlarm(tx, submissionId)
  if (alarm === null) return 'ended'
  return await furtherRecipients(tx, alarm, { staffMemberId, now, settings: options.settings })
}

/** Asks the owner's mailbox, once a round, when everybody on call has declined. */
async function askOwnerIfLast(
  tx: Tx,
  { submissionId, step, notAfter, restartedBy, ...alarm }: DeclinedAlarm,
  { now, settings: { configuredChannels, staffEmail } }: DeclineOptions,
): Promise<void> {
  if (!configuredChannels.has('mail')) return
  // The first step follows a decline of a hand-over.
  const round = Math.max(1, alarm.round)
  const declined = await declinedRounds(tx, submissionId)
  const { members } = onCallAt(await listStaff(tx), now, business.timeZone)
  if (!isNobodyLeft(members, { declined, restartedBy }, round)) return
  const asked = await first<{ id: string }>(
    tx,
    `SELECT id FROM notices WHERE submission_id = :submissionId AND target = '${STAFF_MAILBOX_TARGET}'
       AND round = :round AND kind IN (${ACCEPTANCE_REQUEST_KINDS_SQL})
       AND created_at >= (SELECT started_at FROM alarms WHERE submission_id = :submissionId) LIMIT 1`,
    { submissionId, round },
  )
  if (asked !== null) return
  const target = staffMailboxTarget(staffEmail)
  const notice = newNotice(target, { id: randomUUID(), kind: 'waiting', notAfter })
  await addNotice(tx, { notice, submissionId, round, step, now })
}

/**
 * Reminders of appointments: `alarms.reminder_at` holds when the next one is due, by
 * domain/lead/reminder-times.ts.
 */

import { queueReminderMail } from '#server/outbox/queued/visitor-mails.ts'
import { assigneeOf } from '#server/db/tables/alarms.ts'
import { isEveningBefore, nextReminder } from '#domain/lead/reminder-times.ts'
import { isRemindedOf, storedLeadStatus } from '#domain/lead/lifecycle.ts'
import { QUIET_CHANNELS } from '#domain/alarm/channels.ts'
import { readFields } from '#server/db/row-mapping.ts'
import { type Db, execute, hasRows, type Row, rows, type Tx } from '#server/db/db.ts'
import { isSuspiciousRow } from '#server/leads/same-customer.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import { addNotices } from './follow-ups.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { STAFF_MAILBOX_TARGET } from './new-notice.ts'

const anyReminderDue = (tx: Tx, now: number): Promise<boolean> =>
  hasRows(tx, `SELECT 1 AS due FROM alarms WHERE reminder_at <= :now LIMIT 1`, { now })

interface ReminderOptions {
  readonly now: number
  readonly limit: number
  readonly settings: NoticeSettings
}

/** A flood of false appointments is one mail in this time, which says how many requests wait. */
const MAILBOX_EVERY_MS = HOUR_MS

const wasMailboxReminded = (tx: Tx, now: number): Promise<boolean> =>
  hasRows(
    tx,
    `SELECT id FROM notices WHERE kind = 'reminder' AND target = '${STAFF_MAILBOX_TARGET}'
       AND created_at > :since LIMIT 1`,
    { since: now - MAILBOX_EVERY_MS },
  )

/**
 * Queues the due reminders of appointments; returns how many leads were due. Each is reminded of
 * once, however many reminders a stopped server missed.
 */
export const remind = async (db: Db, options: ReminderOptions): Promise<number> =>
  // Reading first avoids waiting for writes at an idle poll.
  (await db.read((tx) => anyReminderDue(tx, options.now)))
    ? await db.write((tx) => addReminders(tx, options))
    : 0

async function addReminders(tx: Tx, { now, limit, settings }: ReminderOptions): Promise<number> {
  const due = await rows<Row & { id: string; status: string; reminderAt: number }>(
    tx,
    `SELECT s.id, s.status, s.verification, s.suspicion_reasons, s.appointment_start, s.appointment_end, a.reminder_at
     FROM alarms a JOIN submissions s ON s.id = a.submission_id
     WHERE a.reminder_at <= :now ORDER BY a.reminder_at, s.id LIMIT :limit`,
    { now, limit },
  )
  let isMailboxTold = await wasMailboxReminded(tx, now)
  for (const row of due) {
    const { id: submissionId } = row
    const appointment = readFields(row, ['appointment_start', 'appointment_end'])
    await execute(tx, `UPDATE alarms SET reminder_at = :next WHERE submission_id = :submissionId`, {
      submissionId,
      next: nextReminder(appointment, now),
    })
    const start = Date.parse(appointment.appointment_start ?? '')
    if (!isRemindedOf(storedLeadStatus(row.status)) || !(now < start)) continue
    const assignee = await assigneeOf(tx, submissionId)
    // Of the two reminders of staff the first is that of the evening before.
    if (assignee !== null && isEveningBefore(start, now))
      await queueReminderMail(tx, submissionId, now)
    // Programs can send any number of leads with an appointment.
    const isDoubtful = assignee === null && isSuspiciousRow(row)
    if (isDoubtful && isMailboxTold) continue
    isMailboxTold ||= isDoubtful
    const reminder = {
      kind: 'reminder',
      to: assignee !== null ? 'assignee' : isDoubtful ? 'staff-mailbox' : 'everybody',
      channels: QUIET_CHANNELS,
    } as const
    // A step notifies each target once; those of a moved appointment are others.
    const step = Math.ceil(row.reminderAt / MINUTE_MS)
    await addNotices(tx, [reminder], { submissionId, assignee, settings, now, step })
  }
  return due.length
}

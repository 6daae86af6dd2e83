/** SQL of the table `alarms` that both storing and working on a lead need. */

import { ALARM_LIFETIME_MS } from '#domain/alarm/plan.ts'
import { nextReminder } from '#domain/lead/reminder-times.ts'
import { reducesEscalation, suspicionFlags } from '#domain/submission/suspicion-flags.ts'
import type { StoredAssignee } from './alarm-lead.ts'
import { ASSIGNEE_COLUMNS, ASSIGNEE_JOIN } from './alarm-lead-rows.ts'
import { addEvent } from './events.ts'
import type { RecordOptions } from './lead.ts'
import { execute, first, type Tx } from '#server/db/db.ts'

interface NewAlarm {
  readonly submissionId: string
  readonly statusPageTokenHash: string
  readonly now: number
  readonly notAfter: number
  readonly network: string | null
  readonly escalation: number
  readonly reminderAt: number | null
}

/** Returns the alarm of a submission that is being stored. */
export const newAlarm = ({
  row,
  checks,
  statusPageTokenHash,
  network,
  now,
}: RecordOptions): NewAlarm => ({
  submissionId: row.id,
  statusPageTokenHash,
  now,
  notAfter: now + ALARM_LIFETIME_MS,
  network,
  escalation: reducesEscalation(suspicionFlags(checks))
    ? ESCALATION_LEVEL.suspicious
    : ESCALATION_LEVEL.full,
  reminderAt: nextReminder(row, now),
})

/** Adds the alarm of a new submission, in the transaction that stores it. */
export async function startAlarm(tx: Tx, alarm: NewAlarm): Promise<void> {
  const { submissionId, now } = alarm
  await execute(
    tx,
    `INSERT INTO alarms (submission_id, status_page_hash, next_at, started_at, stepped_at, not_after,
       network, escalation, reminder_at, stored_at)
     VALUES (:submissionId, :statusPageTokenHash, :now, :now, :now, :notAfter, :network, :escalation,
       :reminderAt, :now)`,
    { ...alarm },
  )
  await addEvent(tx, { submissionId, kind: 'stored', by: null, at: now })
}

/** The assignee; `null` while there is none. */
export async function assigneeOf(tx: Tx, submissionId: string): Promise<StoredAssignee | null> {
  const row = await first<{ assignee: StoredAssignee | null }>(
    tx,
    `SELECT ${ASSIGNEE_COLUMNS} FROM alarms a ${ASSIGNEE_JOIN} WHERE a.submission_id = :submissionId`,
    { submissionId },
  )
  return row?.assignee ?? null
}

/** Values of the column `escalation`; the board lists leads in this order. */
export const ESCALATION_LEVEL = { full: 0, limited: 1, suspicious: 2 } as const

/** SQL of the table `alarms` that both storing and working on a lead need. */

import { ALARM_LIFETIME_MS } from '#domain/alarm/plan.ts'
import { nextReminder } from '#domain/time/appointment.ts'
import { reducesEscalation, suspicionFlags } from '#domain/submission/suspicion-flags.ts'
import type { StoredAssignee } from './alarm-lead.ts'
import { ASSIGNEE_COLUMNS, ASSIGNEE_JOIN } from './alarm-lead-rows.ts'
import { ESCALATION_LEVEL } from './escalation-level.ts'
import { addEvent } from './events.ts'
import type { RecordOptions } from './lead.ts'
import { execute, first, type Program } from './sql-program.ts'

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
export function* startAlarm(alarm: NewAlarm): Program<void> {
  const { submissionId, now } = alarm
  yield* execute(
    `INSERT INTO alarms (submission_id, status_page_hash, next_at, started_at, stepped_at, not_after,
       network, escalation, reminder_at, stored_at)
     VALUES (:submissionId, :statusPageTokenHash, :now, :now, :now, :notAfter, :network, :escalation,
       :reminderAt, :now)`,
    { ...alarm },
  )
  yield* addEvent({ submissionId, kind: 'stored', by: null, at: now })
}

/** The assignee; `null` while there is none. */
export function* assigneeOf(submissionId: string): Program<StoredAssignee | null> {
  const row = yield* first<{ assignee: StoredAssignee | null }>(
    `SELECT ${ASSIGNEE_COLUMNS} FROM alarms a ${ASSIGNEE_JOIN} WHERE a.submission_id = :submissionId`,
    { submissionId },
  )
  return row?.assignee ?? null
}

import { ALARM_LIFETIME_MS } from '#domain/alarm-plan.ts'
import { LEAD_LIFECYCLE, type LeadStatus } from '#domain/lead/lifecycle.ts'
import { execute, type Program } from '../sql-program.ts'
import type { Actor } from './alarm-lead.ts'

/** How long after acceptance the assignee is asked for progress. */
export const PROGRESS_QUESTION_AFTER_MS = 10 * 60_000

interface AlarmChange {
  readonly to: LeadStatus
  readonly by: Actor
  readonly now: number
}

/** Writes `alarms.state` for a lead's new status. Only this module writes that column. */
export function* applyAlarmEffect(
  submissionId: string,
  { to, by, now }: AlarmChange,
): Program<void> {
  const { alarm, assignee } = LEAD_LIFECYCLE[to]
  switch (alarm) {
    case 'escalating':
      yield* restartAlarm(submissionId, now)
      break
    case 'assigned':
      yield* execute(
        `UPDATE alarms SET state = 'assigned', next_at = :askAt, stepped_at = :now
         WHERE submission_id = :submissionId`,
        { submissionId, now, askAt: now + PROGRESS_QUESTION_AFTER_MS },
      )
      break
    case 'none':
      yield* execute(
        `UPDATE alarms SET state = 'none', next_at = NULL WHERE submission_id = :submissionId`,
        { submissionId },
      )
  }
  if (assignee === 'actor')
    yield* execute(
      `UPDATE alarms SET accepted_at = :now, accepted_by = :personId, accepted_via = :via
       WHERE submission_id = :submissionId`,
      { submissionId, now, personId: by.personId, via: by.via },
    )
}

/** Restarts the plan of a lead without an assignee from its first step. */
function* restartAlarm(submissionId: string, now: number): Program<void> {
  yield* execute(
    `UPDATE alarms SET state = 'escalating', plan = NULL, round = 0, step = 0, next_at = :now,
       stepped_at = :now, started_at = :now, not_after = :notAfter, ended_at = NULL,
       accepted_at = NULL, accepted_by = NULL, accepted_via = NULL
     WHERE submission_id = :submissionId`,
    { submissionId, now, notAfter: now + ALARM_LIFETIME_MS },
  )
  // A step notifies each target once (unique index): earlier notices must not block the restarted ones.
  yield* execute(`UPDATE notices SET target = id WHERE submission_id = :submissionId`, {
    submissionId,
  })
}

/** Ends the escalation of a lead that nobody accepted in time. */
export function* expireAlarm(submissionId: string, now: number): Program<void> {
  yield* execute(
    `UPDATE alarms SET state = 'expired', ended_at = :now WHERE submission_id = :submissionId`,
    { submissionId, now },
  )
}

import { ALARM_LIFETIME_MS } from '#domain/alarm/plan.ts'
import { type Eta, lateQuestionAt, unsaidArrivalQuestionAt } from '#domain/lead/arrival.ts'
import { isDriving, LEAD_LIFECYCLE, type LeadStatus } from '#domain/lead/lifecycle.ts'
import { execute, type Tx } from '#server/db/db.ts'
import type { Actor } from '#server/db/tables/actor.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** How long after acceptance the assignee is asked for progress. */
const PROGRESS_QUESTION_AFTER_MS = 10 * MINUTE_MS

interface AlarmChange {
  readonly to: LeadStatus
  readonly by: Actor
  readonly now: number
  /** When the plan of a lead that is pending again starts; `now` by default. */
  readonly startAt?: number
  /** The arrival time of a lead that is en route. */
  readonly eta?: Eta | null
}

/** Writes `alarms.state` for a lead's new status. Later changes of status go through here. */
export async function applyAlarmEffect(
  tx: Tx,
  submissionId: string,
  { to, by, now, startAt = now, eta = null }: AlarmChange,
): Promise<void> {
  const { alarm, assignee } = LEAD_LIFECYCLE[to]
  if (alarm === 'escalating')
    // The plan begins at its first step again.
    await execute(
      tx,
      `UPDATE alarms SET state = 'escalating', plan = NULL, round = 0, step = 0, next_at = :startAt,
         stepped_at = :now, started_at = :startAt, not_after = :notAfter, ended_at = NULL,
         restarted_by = :staffMemberId, accepted_at = NULL, accepted_by = NULL, accepted_via = NULL
       WHERE submission_id = :submissionId`,
      {
        submissionId,
        now,
        startAt,
        staffMemberId: by.staffMemberId,
        notAfter: startAt + ALARM_LIFETIME_MS,
      },
    )
  else {
    const isAccepted = assignee === 'actor'
    const arrivalQuestionAt = isDriving(to) ? unsaidArrivalQuestionAt(now) : null
    const questionAt = isAccepted
      ? now + PROGRESS_QUESTION_AFTER_MS
      : eta === null
        ? arrivalQuestionAt
        : lateQuestionAt(eta)
    // A question of the past was asked before the step that is undone now.
    const nextAt =
      alarm === 'assigned' && questionAt !== null && questionAt > now ? questionAt : null
    await execute(
      tx,
      `UPDATE alarms SET state = :alarm, next_at = :nextAt, stepped_at = :now
       WHERE submission_id = :submissionId`,
      { submissionId, alarm, now, nextAt },
    )
  }
  if (assignee === 'actor') await writeAssignee(tx, submissionId, { ...by, at: now })
}

/** Writes the assignee of a lead, or the former one of a closed lead. */
export const writeAssignee = (
  tx: Tx,
  submissionId: string,
  { staffMemberId, via, at }: Actor & { readonly at: number },
): Promise<void> =>
  execute(
    tx,
    `UPDATE alarms SET accepted_at = :at, accepted_by = :staffMemberId, accepted_via = :via
     WHERE submission_id = :submissionId`,
    { submissionId, at, staffMemberId, via },
  )

/** Ends the escalation of a lead that nobody accepted in time. */
export const expireAlarm = (tx: Tx, submissionId: string, now: number): Promise<void> =>
  execute(
    tx,
    `UPDATE alarms SET state = 'expired', ended_at = :now WHERE submission_id = :submissionId`,
    { submissionId, now },
  )

import { execute, type Tx } from '#server/db/db.ts'

/** Position of a notice in its alarm. */
export interface AlarmPosition {
  readonly submissionId: string | null
  readonly transitionId: string
  readonly round: number
  readonly step: number
}

/**
 * Makes the next step due now, if this is the alarm's latest step and no other call of it is
 * ringing. Does not bring the end of the alarm forward.
 */
export async function advanceNow(tx: Tx, place: AlarmPosition, now: number): Promise<void> {
  const { submissionId, transitionId, round, step } = place
  // Round 0: a notice outside the plan.
  if (submissionId === null || round === 0) return
  await execute(
    tx,
    `UPDATE alarms SET next_at = :now
     WHERE submission_id = :submissionId AND state = 'escalating'
       AND transition_id = :transitionId AND round = :round AND step = :step
       AND next_at > :now AND next_at < not_after
       AND NOT EXISTS (SELECT 1 FROM notices o
         WHERE o.submission_id = :submissionId AND o.transition_id = :transitionId
           AND o.round = :round AND o.step = :step
           AND o.number IS NOT NULL AND o.delayed_at IS NULL
           AND o.state IN ('queued', 'sent', 'unknown', 'merged'))`,
    { submissionId, transitionId, round, step, now },
  )
}

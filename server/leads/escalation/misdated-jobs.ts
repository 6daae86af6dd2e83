/** Reschedules what a clock that ran ahead has postponed, after the clock was corrected. */

import { ALARM_LIFETIME_MS } from '#domain/alarm/plan.ts'
import { countChanges, type Db, hasRows, type Tx } from '#server/store/db.ts'

export interface MisdatedLimits {
  readonly now: number
  /** Allowed difference to the clock of another server, in milliseconds. */
  readonly toleranceMs: number
  /** Latest time of a notice's next attempt, unless a cap delays it. */
  readonly latestDue: number
}

const MISDATED_NOTICE = `state IN ('queued', 'ending')
  AND CASE WHEN delayed_at IS NULL THEN due_at > :latestDue ELSE delayed_at > :latestWrite END`

const limitsOf = ({ now, toleranceMs, latestDue }: MisdatedLimits) => ({
  latestWrite: now + toleranceMs,
  latestDue,
})

const anyMisdatedJob = (tx: Tx, limits: MisdatedLimits): Promise<boolean> =>
  hasRows(
    tx,
    `SELECT 1 AS misdated FROM alarms WHERE next_at IS NOT NULL AND stepped_at > :latestWrite
     UNION ALL
     SELECT 1 FROM notices WHERE ${MISDATED_NOTICE} LIMIT 1`,
    limitsOf(limits),
  )

/**
 * Moves every time of such an alarm by as much as the clock was set back, so that its next step
 * waits no longer than the plan's delay; notices are due now. Returns the number of steps and
 * notices.
 */
export const rescheduleMisdatedJobs = async (db: Db, limits: MisdatedLimits): Promise<number> =>
  // Reading first avoids waiting for writes at an idle poll.
  (await db.read((tx) => anyMisdatedJob(tx, limits)))
    ? await db.write((tx) => reschedule(tx, limits))
    : 0

async function reschedule(tx: Tx, limits: MisdatedLimits): Promise<number> {
  const { now } = limits
  const { latestWrite, latestDue } = limitsOf(limits)
  const back = '(stepped_at - :now)'
  const alarms = await countChanges(
    tx,
    `UPDATE alarms SET next_at = next_at - ${back}, started_at = started_at - ${back},
       not_after = not_after - ${back}, stepped_at = :now
     WHERE next_at IS NOT NULL AND stepped_at > :latestWrite`,
    { now, latestWrite },
  )
  const notices = await countChanges(
    tx,
    `UPDATE notices SET due_at = :now, lease_until = NULL, not_after = :notAfter,
       delayed_at = CASE WHEN delayed_at IS NULL THEN delayed_at ELSE :now END
     WHERE ${MISDATED_NOTICE}`,
    { now, notAfter: now + ALARM_LIFETIME_MS, latestWrite, latestDue },
  )
  return alarms + notices
}

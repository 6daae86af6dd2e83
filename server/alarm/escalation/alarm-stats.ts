import { DAY_MS } from '#domain/time/durations.ts'
import { first, type Tx } from '#server/db/db.ts'
import { WAITING_STATUSES } from '#server/db/tables/status-lists.ts'

interface AlarmStats {
  readonly escalating: number
  /** Due time of the most overdue step or notice; `null` if nothing is due. */
  readonly oldestDueAt: number | null
  /** Alarms that expired in the last 24 hours and whose leads are still not accepted. */
  readonly expired: number
}

/** Counts alarms for metrics, watchdog and doctor. */
export async function alarmStats(tx: Tx, now: number): Promise<AlarmStats> {
  const row = await first<{
    escalating: number
    step: number | null
    notice: number | null
    expired: number
  }>(
    tx,
    `SELECT (SELECT count(*) FROM alarms a JOIN submissions s ON s.id = a.submission_id
             WHERE a.state = 'escalating') AS escalating,
            (SELECT min(next_at) FROM alarms WHERE next_at <= :now) AS step,
            (SELECT min(due_at) FROM notices
             WHERE state IN ('queued', 'ending') AND due_at <= :now) AS notice,
            (SELECT count(*) FROM alarms a JOIN submissions s ON s.id = a.submission_id
             WHERE a.state = 'expired' AND a.ended_at > :since AND s.status IN (${WAITING_STATUSES})) AS expired`,
    { now, since: now - DAY_MS },
  )
  const due = [row?.step, row?.notice].filter((at) => at != null)
  return {
    escalating: row?.escalating ?? 0,
    oldestDueAt: due.length === 0 ? null : Math.min(...due),
    expired: row?.expired ?? 0,
  }
}

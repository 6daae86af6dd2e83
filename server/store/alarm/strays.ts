import { ALARM_LIFE_MS } from '#domain/alarm-plan.ts'
import type { AlarmStore } from './alarm-store.ts'
import { type Program, rows } from './program.ts'

/** What a clock that ran ahead has put off; after it was set right, nothing would ring for a year. */

type Limits = Parameters<AlarmStore['recallStrays']>[0]

/** A look without the write lock. */
export function* anyStray({ latestStep, latestTry }: Limits): Program<boolean> {
  const found = yield* rows(
    `SELECT 1 AS stray FROM alarms WHERE next_at > :latestStep
     UNION ALL
     SELECT 1 FROM notices WHERE state IN ('queued', 'ending') AND due_at > :latestTry LIMIT 1`,
    { latestStep, latestTry },
  )
  return found.length > 0
}

export function* recallStrays({ now, latestStep, latestTry }: Limits): Program<number> {
  const notAfter = now + ALARM_LIFE_MS
  const alarms = yield* rows(
    `UPDATE alarms SET next_at = :now, started_at = :now, not_after = :notAfter
     WHERE next_at > :latestStep RETURNING submission_id`,
    { now, notAfter, latestStep },
  )
  const notices = yield* rows(
    `UPDATE notices SET due_at = :now, lease_until = NULL, not_after = :notAfter
     WHERE state IN ('queued', 'ending') AND due_at > :latestTry RETURNING id`,
    { now, notAfter, latestTry },
  )
  return alarms.length + notices.length
}

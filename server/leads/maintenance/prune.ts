import { DAY_MS } from '#domain/time/durations.ts'
import { countChanges, execute, type Program } from '#server/store/sql-program.ts'

/** Deletes canaries recorded before `before`, but no real submission; returns how many. */
export const removeCanaries = (before: number): Program<number> =>
  countChanges(`DELETE FROM submissions WHERE type = 'canary' AND created_at < :before`, {
    before: new Date(before).toISOString(),
  })

/** Deletes expired tokens and notices about no lead, and clears networks, both after 24 hours. */
export function* prune(now: number): Program<void> {
  const before = now - DAY_MS
  yield* execute(`DELETE FROM accept_tokens WHERE expires_at <= :now`, { now })
  yield* execute(
    `UPDATE alarms SET network = NULL WHERE network IS NOT NULL AND started_at < :before`,
    { before },
  )
  yield* execute(`DELETE FROM notices WHERE submission_id IS NULL AND created_at < :before`, {
    before,
  })
}

import { DAY_MS } from '#domain/time/durations.ts'
import { countChanges, execute, type Tx } from '#server/store/db.ts'

/** Deletes canaries recorded before `before`, but no real submission; returns how many. */
export const removeCanaries = (tx: Tx, before: number): Promise<number> =>
  countChanges(tx, `DELETE FROM submissions WHERE type = 'canary' AND created_at < :before`, {
    before: new Date(before).toISOString(),
  })

/** Deletes expired tokens and notices about no lead, and clears networks, both after 24 hours. */
export async function pruneNotices(tx: Tx, now: number): Promise<void> {
  const before = now - DAY_MS
  await execute(tx, `DELETE FROM accept_tokens WHERE expires_at <= :now`, { now })
  await execute(
    tx,
    `UPDATE alarms SET network = NULL WHERE network IS NOT NULL AND started_at < :before`,
    { before },
  )
  await execute(tx, `DELETE FROM notices WHERE submission_id IS NULL AND created_at < :before`, {
    before,
  })
}

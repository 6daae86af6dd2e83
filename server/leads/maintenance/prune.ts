import { DAY_MS } from '#domain/time/durations.ts'
import { execute, type Tx } from '#server/db/db.ts'

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

import { HOUR_MS } from '#domain/time/durations.ts'
import { execute, type Tx } from '#server/db/db.ts'

/** Wrong attempts count for a day. */
const CODE_RETENTION_MS = 25 * HOUR_MS

/** Deletes expired sessions with their notifications, invitations and codes. */
export async function pruneSessions(tx: Tx, now: number): Promise<void> {
  await execute(
    tx,
    `DELETE FROM channels WHERE id IN (SELECT channel_id FROM staff_sessions WHERE expires_at <= :now)`,
    {
      now,
    },
  )
  await execute(tx, `DELETE FROM staff_sessions WHERE expires_at <= :now`, { now })
  await execute(tx, `DELETE FROM staff_invitations WHERE expires_at <= :now`, { now })
  await execute(tx, `DELETE FROM staff_codes WHERE created_at <= :before`, {
    before: now - CODE_RETENTION_MS,
  })
}

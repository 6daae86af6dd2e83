import { HOUR_MS } from '#domain/time/durations.ts'
import { execute, type Program } from '#server/store/sql-program.ts'
import { deleteChannels } from '#server/store/staff-members.ts'

/** Wrong attempts count for a day. */
const CODE_RETENTION_MS = 25 * HOUR_MS

/** Deletes expired sessions with their notifications, invitations and codes. */
export function* pruneSessions(now: number): Program<void> {
  yield* deleteChannels(`id IN (SELECT channel_id FROM staff_sessions WHERE expires_at <= :now)`, {
    now,
  })
  yield* execute(`DELETE FROM staff_sessions WHERE expires_at <= :now`, { now })
  yield* execute(`DELETE FROM staff_invitations WHERE expires_at <= :now`, { now })
  yield* execute(`DELETE FROM staff_codes WHERE created_at <= :before`, {
    before: now - CODE_RETENTION_MS,
  })
}

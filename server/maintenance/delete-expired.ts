/** What is deleted every ten minutes because nobody needs it any more. */

import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import { CLOSED_STATUSES, WAITING_STATUSES } from '#server/db/tables/status-lists.ts'
import { countChanges, execute, type Tx } from '#server/db/db.ts'

/** Wrong attempts count for a day. */
const CODE_RETENTION_MS = 25 * HOUR_MS

/** Photos of a lead that nobody has taken are kept for six days more. */
const WAITING_MORE_MS = 6 * DAY_MS

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

/** Deletes expired sessions with their notifications, invitations and codes. */
export async function pruneSessions(tx: Tx, now: number): Promise<void> {
  await execute(
    tx,
    `DELETE FROM channels WHERE id IN (SELECT channel_id FROM staff_sessions WHERE expires_at <= :now)`,
    { now },
  )
  await execute(tx, `DELETE FROM staff_sessions WHERE expires_at <= :now`, { now })
  await execute(tx, `DELETE FROM staff_invitations WHERE expires_at <= :now`, { now })
  await execute(tx, `DELETE FROM staff_codes WHERE created_at <= :before`, {
    before: now - CODE_RETENTION_MS,
  })
}

/** Of `submissions s`. */
const CLOSED_BEFORE = `s.status IN (${CLOSED_STATUSES}) AND EXISTS
  (SELECT 1 FROM events e WHERE e.submission_id = s.id AND e.kind = s.status AND e.at < :closedBefore)`

/** Deletes the gate codes and photos of leads that were closed before; returns how many. */
export async function purgeGateCodesAndPhotos(tx: Tx, closedBefore: number): Promise<number> {
  const codes = await countChanges(
    tx,
    `UPDATE submissions AS s SET gate_code = NULL WHERE s.gate_code IS NOT NULL AND ${CLOSED_BEFORE}`,
    { closedBefore },
  )
  const photos = await countChanges(
    tx,
    `DELETE FROM photos WHERE EXISTS
       (SELECT 1 FROM submissions s WHERE s.id = photos.submission_id AND (${CLOSED_BEFORE}
          OR s.status IN (${WAITING_STATUSES}) AND photos.added_at < :waitingBefore))`,
    { closedBefore, waitingBefore: closedBefore - WAITING_MORE_MS },
  )
  return codes + photos
}

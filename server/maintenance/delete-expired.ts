/** Deletes what nobody needs any more once a lead is closed. */

import { DAY_MS } from '#domain/time/durations.ts'
import { CLOSED_STATUSES, WAITING_STATUSES } from '#server/db/tables/status-lists.ts'
import { countChanges, type Tx } from '#server/db/db.ts'

/** Of `submissions s`. */
const CLOSED_BEFORE = `s.status IN (${CLOSED_STATUSES}) AND EXISTS
  (SELECT 1 FROM events e WHERE e.submission_id = s.id AND e.kind = s.status AND e.at < :closedBefore)`

/** Photos of a lead that nobody has taken are kept for six days more. */
const WAITING_MORE_MS = 6 * DAY_MS

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

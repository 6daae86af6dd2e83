/** What is recorded of staff who have seen a lead. */

import type { Actor } from '#server/db/tables/actor.ts'
import { addEvent } from '#server/db/tables/events.ts'
import { hasRows, type Tx } from '#server/db/db.ts'
import { WAITING_STATUSES } from '#server/db/tables/status-lists.ts'

/** Records that a staff member has seen these leads, once for each of them; returns how many were new. */
export async function markSeen(
  tx: Tx,
  submissionIds: readonly string[],
  { staffMemberId, now }: { readonly staffMemberId: string; readonly now: number },
): Promise<number> {
  let marked = 0
  const by = { staffMemberId, via: 'board' }
  for (const submissionId of submissionIds)
    if (await addFirst(tx, submissionId, { kind: 'seen', by, at: now })) marked += 1
  return marked
}

/** Records that a staff member opened the link of a notice, the first time. */
export async function markOpened(
  tx: Tx,
  submissionId: string,
  { by, now }: { readonly by: Actor; readonly now: number },
): Promise<void> {
  await addFirst(tx, submissionId, { kind: 'opened', by, at: now })
}

/**
 * Adds an event of a lead that nobody has accepted, unless this staff member has one already.
 * @returns whether it was added
 */
async function addFirst(
  tx: Tx,
  submissionId: string,
  event: { readonly kind: 'seen' | 'opened'; readonly by: Actor; readonly at: number },
): Promise<boolean> {
  const isFirst = await hasRows(
    tx,
    `SELECT s.id FROM submissions s
     WHERE s.id = :submissionId AND s.status IN (${WAITING_STATUSES})
       AND NOT EXISTS (SELECT 1 FROM events e WHERE e.submission_id = s.id AND e.kind = :kind
         AND coalesce(e.staff_member_id, '') = :who)`,
    { submissionId, kind: event.kind, who: event.by.staffMemberId ?? '' },
  )
  if (isFirst) await addEvent(tx, { ...event, submissionId })
  return isFirst
}

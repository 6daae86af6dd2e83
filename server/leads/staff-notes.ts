/** What staff record of a lead without changing it: that they have seen it, and notes among themselves. */

import type { Actor } from '#server/store/alarm-lead.ts'
import { addEvent, listEvents } from '#server/store/events.ts'
import { lockLead } from '#server/store/lock-lead.ts'
import { hasRows, type Program } from '#server/store/sql-program.ts'
import { WAITING_STATUSES } from '#server/store/status-lists.ts'

/** Records that a staff member has seen these leads, once for each of them; returns how many were new. */
export function* markSeen(
  submissionIds: readonly string[],
  { staffMemberId, now }: { readonly staffMemberId: string; readonly now: number },
): Program<number> {
  let marked = 0
  const by = { staffMemberId, via: 'board' }
  for (const submissionId of submissionIds)
    if (yield* addFirst(submissionId, { kind: 'seen', by, at: now })) marked += 1
  return marked
}

/** Records that a staff member opened the link of a notice, the first time. */
export function* markOpened(
  submissionId: string,
  { by, now }: { readonly by: Actor; readonly now: number },
): Program<void> {
  yield* addFirst(submissionId, { kind: 'opened', by, at: now })
}

/**
 * Adds an event of a lead that nobody has accepted, unless this staff member has one already.
 * @returns whether it was added
 */
function* addFirst(
  submissionId: string,
  event: { readonly kind: 'seen' | 'opened'; readonly by: Actor; readonly at: number },
): Program<boolean> {
  const isFirst = yield* hasRows(
    `SELECT s.id FROM submissions s
     WHERE s.id = :submissionId AND s.type <> 'canary' AND s.status IN (${WAITING_STATUSES})
       AND NOT EXISTS (SELECT 1 FROM events e WHERE e.submission_id = s.id AND e.kind = :kind
         AND coalesce(e.staff_member_id, '') = :who)
     FOR NO KEY UPDATE OF s`,
    { submissionId, kind: event.kind, who: event.by.staffMemberId ?? '' },
  )
  if (isFirst) yield* addEvent({ ...event, submissionId })
  return isFirst
}

/** Adds a note that only staff read. */
export function* addStaffNote(
  submissionId: string,
  note: {
    readonly text: string
    readonly limit: number
    readonly staffMemberId: string
    readonly now: number
  },
): Program<'added' | 'full' | 'unknown'> {
  const { text, limit, staffMemberId, now } = note
  const lead = yield* lockLead(submissionId)
  if (lead === null || lead.type === 'canary') return 'unknown'
  const written = (yield* listEvents(submissionId)).filter(({ kind }) => kind === 'staff_note')
  if (written.length >= limit) return 'full'
  const by = { staffMemberId, via: 'board' }
  yield* addEvent({ submissionId, kind: 'staff_note', by, at: now, payload: { text } })
  return 'added'
}

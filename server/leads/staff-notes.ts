/** What staff record of a lead without changing it: that they have seen it, and notes among themselves. */

import { addEvent, listEvents } from '../store/events.ts'
import { lockLead } from '../store/lock-lead.ts'
import { hasRows, type Program } from '../store/sql-program.ts'
import { WAITING_STATUSES } from '../store/status-lists.ts'

/** Records that a staff member has seen these leads, once each; returns how many were new. */
export function* markSeen(
  submissionIds: readonly string[],
  { staffMemberId, now }: { readonly staffMemberId: string; readonly now: number },
): Program<number> {
  let marked = 0
  for (const submissionId of submissionIds) {
    const isUnseen = yield* hasRows(
      `SELECT s.id FROM submissions s
       WHERE s.id = :submissionId AND s.type <> 'canary' AND s.status IN (${WAITING_STATUSES})
         AND NOT EXISTS (SELECT 1 FROM events e WHERE e.submission_id = s.id AND e.kind = 'seen')
       FOR NO KEY UPDATE OF s`,
      { submissionId },
    )
    if (!isUnseen) continue
    yield* addEvent({ submissionId, kind: 'seen', by: { staffMemberId, via: 'board' }, at: now })
    marked += 1
  }
  return marked
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

/** What becomes of access and open leads when a staff member leaves or loses a phone (R221). */

import type { NoticeSettings } from '#server/store/notice.ts'
import { endAccess, isLastOwner, setCodesStopped } from '#server/store/staff-access.ts'
import { findStaffMember, removeStaffMember } from '#server/store/staff-members.ts'
import { type Program, rows, TRANSACTION_MUTEX } from '#server/store/sql-program.ts'
import { ASSIGNED_STATUSES } from '#server/store/status-lists.ts'
import { transitionLead } from '#server/leads/transition.ts'

export interface LeavingOptions {
  readonly now: number
  readonly settings: NoticeSettings
}

/** `handedBack`: ids of the leads that are pending again. */
export type LeavingResult =
  | { readonly outcome: 'done'; readonly handedBack: readonly string[] }
  /** There must be an owner. */
  | { readonly outcome: 'last-owner' }
  | { readonly outcome: 'unknown' }

/** Lists the open leads of a staff member, the oldest first. */
export function* openLeadsOf(staffMemberId: string): Program<readonly string[]> {
  const found = yield* rows<{ id: string }>(
    `SELECT s.id FROM alarms a JOIN submissions s ON s.id = a.submission_id
     WHERE a.accepted_by = :staffMemberId AND s.status IN (${ASSIGNED_STATUSES})
     ORDER BY a.accepted_at, s.id`,
    { staffMemberId },
  )
  return found.map(({ id }) => id)
}

/**
 * Hands the open leads of a staff member back, as they would: alarms start again, and the status
 * pages say so.
 */
function* handBackLeads(
  staffMemberId: string,
  { now, settings }: LeavingOptions,
): Program<readonly string[]> {
  const handedBack: string[] = []
  for (const id of yield* openLeadsOf(staffMemberId)) {
    const by = { staffMemberId, via: 'board' }
    const transition = { to: 'pending', role: 'staff', by, now, noticeId: null, settings } as const
    const { outcome } = yield* transitionLead(id, transition)
    if (outcome === 'changed') handedBack.push(id)
  }
  return handedBack
}

/** Removes a staff member: their open leads are handed back, and nothing of theirs opens any more. */
export function* removeFromStaff(id: string, options: LeavingOptions): Program<LeavingResult> {
  yield TRANSACTION_MUTEX
  if ((yield* findStaffMember(id)) === null) return { outcome: 'unknown' }
  if (yield* isLastOwner(id)) return { outcome: 'last-owner' }
  // First, because the addresses of their mailboxes are needed.
  yield* endAccess(id, options)
  const handedBack = yield* handBackLeads(id, options)
  yield* removeStaffMember(id, options.now)
  return { outcome: 'done', handedBack }
}

/**
 * Signs a staff member out on every phone and hands their open leads back. By another staff member,
 * a code to their mailbox, which may be open on the lost phone, signs in again only after an
 * invitation.
 * @param options.exceptSessionId one's own session, when it is done to oneself; the mailbox then
 *   stays usable, because there may be nobody else who could invite
 */
export function* signOutEverywhere(
  id: string,
  options: LeavingOptions & { readonly exceptSessionId?: string },
): Program<LeavingResult> {
  yield TRANSACTION_MUTEX
  if ((yield* findStaffMember(id)) === null) return { outcome: 'unknown' }
  yield* endAccess(id, options)
  if (options.exceptSessionId === undefined) yield* setCodesStopped(id, true)
  return { outcome: 'done', handedBack: yield* handBackLeads(id, options) }
}

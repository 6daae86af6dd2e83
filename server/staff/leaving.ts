/** What becomes of access and open leads when a staff member leaves or loses a phone. */

import type { NoticeSettings } from '#server/db/tables/notice.ts'
import {
  cancelQueuedNotices,
  endAccess,
  isLastOwner,
  setCodesStopped,
} from '#server/db/tables/staff-access.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import { findStaffMember, removeStaffMember } from '#server/db/tables/staff-members.ts'
import { rows, type Tx } from '#server/db/db.ts'
import { ASSIGNED_STATUSES } from '#server/db/tables/status-lists.ts'
import { transitionLead } from '#server/leads/transition.ts'

interface LeavingOptions {
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
export async function openLeadsOf(tx: Tx, staffMemberId: string): Promise<readonly string[]> {
  const found = await rows<{ id: string }>(
    tx,
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
async function handBackLeads(
  tx: Tx,
  staffMemberId: string,
  { now, settings }: LeavingOptions,
): Promise<readonly string[]> {
  const handedBack: string[] = []
  for (const id of await openLeadsOf(tx, staffMemberId)) {
    const by = { staffMemberId, via: 'board' }
    const transition = { to: 'pending', role: 'staff', by, now, noticeId: null, settings } as const
    const { outcome } = await transitionLead(tx, id, transition)
    if (outcome === 'changed') handedBack.push(id)
  }
  return handedBack
}

/** Removes a staff member: their open leads are handed back, and nothing of theirs opens any more. */
export async function removeFromStaff(
  tx: Tx,
  id: string,
  options: LeavingOptions,
): Promise<LeavingResult> {
  if ((await findStaffMember(tx, id)) === null) return { outcome: 'unknown' }
  if (await isLastOwner(tx, id)) return { outcome: 'last-owner' }
  // First, because the addresses of their mailboxes are needed.
  await endAccess(tx, id, options)
  const handedBack = await handBackLeads(tx, id, options)
  await removeStaffMember(tx, id, options.now)
  return { outcome: 'done', handedBack }
}

/**
 * Signs a staff member out on every phone and hands their open leads back. By another staff member
 * they are off call, and nothing is sent to their number or their mailbox, which may be open on the
 * lost phone, until they use a new invitation.
 * @param options.exceptSessionId one's own session, when it is done to oneself; the mailbox then
 *   stays usable, because there may be nobody else who could invite
 */
export async function signOutEverywhere(
  tx: Tx,
  id: string,
  options: LeavingOptions & { readonly exceptSessionId?: string },
): Promise<LeavingResult> {
  if ((await findStaffMember(tx, id)) === null) return { outcome: 'unknown' }
  await endAccess(tx, id, options)
  if (options.exceptSessionId === undefined) {
    await setCodesStopped(tx, id, true)
    await cancelQueuedNotices(tx, id, options.now)
  }
  return { outcome: 'done', handedBack: await handBackLeads(tx, id, options) }
}

/** Returns whether codes of the sign-in go to a staff member through one of these mailboxes. */
export const readsOneOf = ({ channels }: StaffMember, mailboxes: readonly string[]): boolean =>
  channels.some(
    ({ kind, address }) =>
      kind === 'mail' &&
      mailboxes.some((mailbox) => address.toLowerCase().includes(`"${mailbox.toLowerCase()}"`)),
  )

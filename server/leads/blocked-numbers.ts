/**
 * Numbers whose calls are refused and whose texts are not kept. A press on "Spam" blocks a number only
 * if it called or texted itself: into a form, anybody types anybody's number.
 */

import { OWNER_WARNINGS } from '#copy/server/owner-warnings.ts'
import { isAcceptance, LEAD_LIFECYCLE, type LeadStatus } from '#domain/lead/lifecycle.ts'
import { eventsOf } from '#domain/lead/events.ts'
import { firstName } from '#domain/text/first-name.ts'
import { tellOwners } from '#server/alarm/notices/tell-owners.ts'
import { changesRows, execute, first, hasRows, rows, type Tx } from '#server/db/db.ts'
import { addEvent, listEvents } from '#server/db/tables/events.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import { findStaffMember } from '#server/db/tables/staff-members.ts'

interface Change {
  readonly staffMemberId: string | null
  readonly now: number
  readonly settings: NoticeSettings
}

export interface BlockedNumber {
  readonly digits: string
  readonly blockedAt: number
  /** `null` if they were removed. */
  readonly staffMemberName: string | null
  /** The lead that was marked as spam; `null` once it is deleted. */
  readonly submissionId: string | null
  /** Calls and texts that were refused since. */
  readonly refused: number
  readonly lastRefusedAt: number | null
}

export const isBlocked = (tx: Tx, digits: string): Promise<boolean> =>
  hasRows(tx, `SELECT digits FROM blocked_numbers WHERE digits = :digits`, { digits })

/** Counts a refused call or text of a blocked number. */
export const countRefused = (tx: Tx, digits: string, now: number): Promise<void> =>
  execute(
    tx,
    `UPDATE blocked_numbers SET refused = refused + 1, last_refused_at = :now
     WHERE digits = :digits`,
    { digits, now },
  )

/** Lists the blocked numbers, the newest first. */
export const listBlocked = (tx: Tx): Promise<readonly BlockedNumber[]> =>
  rows<BlockedNumber>(
    tx,
    `SELECT b.digits, b.blocked_at, p.name AS staff_member_name, b.submission_id, b.refused,
       b.last_refused_at
     FROM blocked_numbers b LEFT JOIN staff_members p ON p.id = b.staff_member_id
     ORDER BY b.blocked_at DESC, b.digits`,
  )

/** Counts what was refused of the numbers that are blocked now. */
export async function countAllRefused(tx: Tx): Promise<number> {
  const row = await first<{ refused: number | null }>(
    tx,
    `SELECT sum(refused) AS refused FROM blocked_numbers`,
  )
  return row?.refused ?? 0
}

/**
 * Returns the number that "Spam" blocks: of a call or text that the carriers do not call false, and
 * whose number nobody has corrected. `null` if it blocks none.
 */
export async function numberToBlock(tx: Tx, submissionId: string): Promise<string | null> {
  const lead = await first<{ digits: string | null }>(
    tx,
    `SELECT phone_digits AS digits FROM submissions
     WHERE id = :submissionId AND type IN ('call', 'message') AND verification = 'verified'`,
    { submissionId },
  )
  if (lead === null || lead.digits === null || lead.digits === '') return null
  const corrected = eventsOf(await listEvents(tx, submissionId), 'corrected')
  return corrected.some(({ payload: { field } }) => field === 'phone') ? null : lead.digits
}

/** Ends the block that came from a lead; false if there was none. A later "Spam" blocks the number again. */
export const unblock = (tx: Tx, submissionId: string): Promise<boolean> =>
  changesRows(tx, `DELETE FROM blocked_numbers WHERE submission_id = :submissionId`, {
    submissionId,
  })

/**
 * Blocks or lets through the number of a lead after a change of its status: "Spam" blocks it,
 * opening that lead again ends the block, and so does an acceptance of any lead of the number.
 */
export async function followStatus(
  tx: Tx,
  submissionId: string,
  status: LeadStatus,
  change: Change,
): Promise<void> {
  const { staffMemberId, now } = change
  if (!LEAD_LIFECYCLE[status].blocksCaller) {
    const wasOfLead = await unblock(tx, submissionId)
    const wasOfNumber =
      isAcceptance(status) &&
      (await changesRows(
        tx,
        `DELETE FROM blocked_numbers WHERE digits =
           (SELECT phone_digits FROM submissions WHERE id = :submissionId)`,
        { submissionId },
      ))
    if (wasOfLead || wasOfNumber) await tell(tx, 'letThrough', change)
    return
  }
  const digits = await numberToBlock(tx, submissionId)
  if (digits === null) return
  const isNew = await changesRows(
    tx,
    `INSERT INTO blocked_numbers (digits, blocked_at, staff_member_id, submission_id)
     VALUES (:digits, :now, :staffMemberId, :submissionId) ON CONFLICT DO NOTHING`,
    { digits, now, staffMemberId, submissionId },
  )
  if (isNew) await tell(tx, 'blocked', change)
}

/**
 * Lets a number through; the history of its lead says who did.
 * @returns whether it was blocked
 */
export async function letThrough(tx: Tx, digits: string, change: Change): Promise<boolean> {
  const { staffMemberId, now } = change
  const [blocked] = await rows<{ submissionId: string | null }>(
    tx,
    `DELETE FROM blocked_numbers WHERE digits = :digits RETURNING submission_id`,
    { digits },
  )
  if (blocked === undefined) return false
  const { submissionId } = blocked
  if (submissionId !== null)
    await addEvent(tx, {
      submissionId,
      kind: 'let_through',
      by: { staffMemberId, via: 'board' },
      at: now,
    })
  await tell(tx, 'letThrough', change)
  return true
}

/** Tells the owners, without the one who did it. */
async function tell(
  tx: Tx,
  what: 'blocked' | 'letThrough',
  { staffMemberId: byId, now, settings }: Change,
): Promise<void> {
  const member = byId === null ? null : await findStaffMember(tx, byId)
  const by = member === null ? 'Staff' : firstName(member.name)
  await tellOwners(tx, (language) => OWNER_WARNINGS[language][what](by), { byId, now, settings })
}

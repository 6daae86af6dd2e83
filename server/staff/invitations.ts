/** Invitations to the board: a link that signs in once, after a press. */

import { hashOfToken, randomToken } from '#server/secrets/token.ts'
import { addStaffMember } from '#server/db/tables/staff-members.ts'
import { STAFF_MEMBER_COLUMNS } from '#server/db/tables/alarm-lead-rows.ts'
import type { NewStaffMember, StaffMemberSummary } from '#server/db/tables/staff-member.ts'
import { changesRows, execute, first, type Tx } from '#server/db/db.ts'
import { setCodesStopped } from '#server/db/tables/staff-access.ts'
import { putSession } from './sessions.ts'
import type { NewSession } from '#server/db/tables/board-records.ts'

/** Makes an invitation, and returns the token of its link. */
export async function invite(
  tx: Tx,
  /** `null` for an address of STAFF_EMAIL that no staff member has. */
  staffMemberId: string | null,
  { now, lifeMs }: { readonly now: number; readonly lifeMs: number },
): Promise<string> {
  const token = randomToken()
  const hash = hashOfToken(token)
  await addInvitation(tx, { hash, staffMemberId, now, expiresAt: now + lifeMs })
  return token
}

export const addInvitation = (
  tx: Tx,
  invitation: {
    readonly hash: string
    /** `null` for a user of STAFF_EMAIL. */
    readonly staffMemberId: string | null
    /** Lower case, as verified by a code. */
    readonly address?: string | null
    readonly now: number
    readonly expiresAt: number
  },
): Promise<void> =>
  execute(
    tx,
    `INSERT INTO staff_invitations (hash, staff_member_id, address, created_at, expires_at)
     VALUES (:hash, :staffMemberId, :address, :now, :expiresAt)`,
    { address: null, ...invitation },
  )

interface Invitation {
  readonly staffMember: StaffMemberSummary | null
  readonly address: string | null
}

/** Returns `null` for an invitation that is used, expired or unknown. */
export async function findInvitation(
  tx: Tx,
  hash: string,
  now: number,
): Promise<Invitation | null> {
  const row = await first<Invitation & { readonly invitedId: string | null }>(
    tx,
    `SELECT i.staff_member_id AS invited_id, i.address, ${STAFF_MEMBER_COLUMNS}
     FROM staff_invitations i LEFT JOIN staff_members p ON p.id = i.staff_member_id AND p.removed_at IS NULL
     WHERE i.hash = :hash AND i.expires_at > :now`,
    { hash, now },
  )
  if (row === null) return null
  const { invitedId, staffMember, address } = row
  // An invitation of a removed staff member is invalid.
  return invitedId !== null && staffMember === null ? null : { staffMember, address }
}

/**
 * Uses an invitation and begins a session; of concurrent calls one succeeds. Returns `null` for an
 * unknown, used or expired invitation, or one of a removed staff member.
 * @param options.newStaffMember for an invitation without a staff member. An existing staff member
 *   with one of the mailboxes is used instead; if a code verified one mailbox, only that one counts
 */
export async function acceptInvitation(
  tx: Tx,
  hash: string,
  options: {
    readonly session: NewSession
    readonly newStaffMember: NewStaffMember | null
    readonly now: number
  },
): Promise<StaffMemberSummary | null> {
  const { session, newStaffMember, now } = options
  const found = await findInvitation(tx, hash, now)
  if (found === null || (found.staffMember === null && newStaffMember === null)) return null
  if (!(await changesRows(tx, `DELETE FROM staff_invitations WHERE hash = :hash`, { hash })))
    return null
  const staffMember =
    found.staffMember ??
    (newStaffMember && (await findOrAddStaffMember(tx, provenChannels(newStaffMember, found), now)))
  if (staffMember !== null) {
    await putSession(tx, session, staffMember, now)
    await setCodesStopped(tx, staffMember.id, false)
  }
  return staffMember
}

/**
 * Of several addresses of STAFF_EMAIL only the one to which the code was sent: the others may
 * belong to other people.
 */
const provenChannels = (newStaffMember: NewStaffMember, { address }: Invitation): NewStaffMember =>
  address === null
    ? newStaffMember
    : {
        ...newStaffMember,
        channels: newStaffMember.channels.filter(({ addressKey }) => addressKey === address),
      }

/** Returns the staff member with one of the mailboxes, or a new one. */
async function findOrAddStaffMember(
  tx: Tx,
  newStaffMember: NewStaffMember,
  now: number,
): Promise<StaffMemberSummary> {
  for (const { kind, addressKey } of newStaffMember.channels) {
    const known = kind === 'mail' ? await staffMemberByMailbox(tx, addressKey) : null
    if (known !== null) return { id: known.id, name: known.name, language: known.language }
  }
  await addStaffMember(tx, { ...newStaffMember, now })
  const { id, name, language } = newStaffMember
  return { id, name, language }
}

type MailboxReader = StaffMemberSummary & { readonly codesStopped: number }

/** Finds the staff member with this mailbox; of several, the first in alarm order. */
export const staffMemberByMailbox = (tx: Tx, address: string): Promise<MailboxReader | null> =>
  first<MailboxReader>(
    tx,
    `SELECT p.id, p.name, p.language, p.codes_stopped FROM channels c JOIN staff_members p ON p.id = c.staff_member_id
     WHERE c.kind = 'mail' AND c.address_key = :address AND p.removed_at IS NULL
     ORDER BY p.position, p.id LIMIT 1`,
    { address },
  )

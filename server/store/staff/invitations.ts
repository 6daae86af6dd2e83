import { addStaffMember } from '../alarm/staff-members.ts'
import { countChanges, execute, first, type Program } from '../sql-program.ts'
import { putSession } from './sessions.ts'
import type { StaffMemberSummary, NewStaffMember, StaffStore } from './staff-store.ts'

/** SQL of the table `staff_invitations`. */

export function* addInvitation(
  invitation: Parameters<StaffStore['addInvitation']>[0] & {
    /** Lower case, as verified by a code; `null` without one. */
    readonly address: string | null
  },
): Program<void> {
  yield* execute(
    `INSERT INTO staff_invitations (hash, person_id, address, created_at, expires_at)
     VALUES (:hash, :staffMemberId, :address, :now, :expiresAt)`,
    invitation,
  )
}

interface Row {
  readonly person_id: string | null
  readonly address: string | null
  readonly id: string | null
  readonly name: string | null
  readonly language: StaffMemberSummary['language'] | null
}

interface Invitation {
  readonly member: StaffMemberSummary | null
  readonly address: string | null
}

export function* findInvitation(hash: string, now: number): Program<Invitation | null> {
  const row = yield* first<Row>(
    `SELECT i.person_id, i.address, p.id, p.name, p.language FROM staff_invitations i
       LEFT JOIN people p ON p.id = i.person_id AND p.removed_at IS NULL
     WHERE i.hash = :hash AND i.expires_at > :now`,
    { hash, now },
  )
  if (row === null) return null
  const { person_id: invited, address, id, name, language } = row
  if (invited === null) return { member: null, address }
  // An invitation of a removed staff member is invalid.
  return id === null || name === null || language === null
    ? null
    : { member: { id, name, language }, address }
}

export function* acceptInvitation(
  hash: string,
  { session, newcomer, now }: Parameters<StaffStore['acceptInvitation']>[1],
): Program<StaffMemberSummary | null> {
  const found = yield* findInvitation(hash, now)
  if (found === null || (found.member === null && newcomer === null)) return null
  const used = yield* countChanges(`DELETE FROM staff_invitations WHERE hash = :hash`, { hash })
  if (used === 0) return null
  const member =
    found.member ??
    (newcomer && (yield* findOrAddStaffMember(provenChannels(newcomer, found), now)))
  if (member !== null) yield* putSession(session, member, now)
  return member
}

/**
 * Of several addresses of STAFF_EMAIL only the one to which the code was sent: the others may
 * belong to other people.
 */
const provenChannels = (newcomer: NewStaffMember, { address }: Invitation): NewStaffMember =>
  address === null
    ? newcomer
    : {
        ...newcomer,
        channels: newcomer.channels.filter(({ addressKey }) => addressKey === address),
      }

/** Returns the staff member with one of the mailboxes, or a new one. */
function* findOrAddStaffMember(newcomer: NewStaffMember, now: number): Program<StaffMemberSummary> {
  for (const { kind, addressKey } of newcomer.channels) {
    const known = kind === 'mail' ? yield* staffMemberByMailbox(addressKey) : null
    if (known !== null) return known
  }
  yield* addStaffMember({ ...newcomer, now })
  const { id, name, language } = newcomer
  return { id, name, language }
}

/** Finds the staff member with this mailbox; of several, the first in alarm order. */
export function* staffMemberByMailbox(address: string): Program<StaffMemberSummary | null> {
  return yield* first<StaffMemberSummary>(
    `SELECT p.id, p.name, p.language FROM channels c JOIN people p ON p.id = c.person_id
     WHERE c.kind = 'mail' AND c.address_key = :address AND p.removed_at IS NULL
     ORDER BY p.position, p.id LIMIT 1`,
    { address },
  )
}

import { addPerson } from '../alarm/people.ts'
import { first, type Program, rows } from '../alarm/program.ts'
import { putSession } from './sessions.ts'
import type { Member, Newcomer, StaffStore } from './staff-store.ts'

/** The SQL of the table `staff_invitations`. */

export function* addInvitation(
  invitation: Parameters<StaffStore['addInvitation']>[0],
): Program<void> {
  yield* rows(
    `INSERT INTO staff_invitations (hash, person_id, created_at, expires_at)
     VALUES (:hash, :personId, :now, :expiresAt)`,
    invitation,
  )
}

interface Row {
  readonly person_id: string | null
  readonly id: string | null
  readonly name: string | null
  readonly language: Member['language'] | null
}

export function* findInvitation(
  hash: string,
  now: number,
): Program<{ readonly member: Member | null } | null> {
  const row = yield* first<Row>(
    `SELECT i.person_id, p.id, p.name, p.language FROM staff_invitations i
       LEFT JOIN people p ON p.id = i.person_id AND p.removed_at IS NULL
     WHERE i.hash = :hash AND i.expires_at > :now`,
    { hash, now },
  )
  if (row === null) return null
  const { person_id: invited, id, name, language } = row
  if (invited === null) return { member: null }
  // Somebody who was removed since is invited no more.
  return id === null || name === null || language === null
    ? null
    : { member: { id, name, language } }
}

export function* acceptInvitation(
  hash: string,
  { session, newcomer, now }: Parameters<StaffStore['acceptInvitation']>[1],
): Program<Member | null> {
  const found = yield* findInvitation(hash, now)
  if (found === null || (found.member === null && newcomer === null)) return null
  const used = yield* rows(`DELETE FROM staff_invitations WHERE hash = :hash RETURNING hash`, {
    hash,
  })
  if (used.length === 0) return null
  const member = found.member ?? (newcomer && (yield* welcome(newcomer, now)))
  if (member !== null) yield* putSession(session, member, now)
  return member
}

/** Whoever has one of the mailboxes already, or somebody new. */
function* welcome(newcomer: Newcomer, now: number): Program<Member> {
  for (const { kind, addressKey } of newcomer.channels) {
    const known = kind === 'mail' ? yield* memberByMailbox(addressKey) : null
    if (known !== null) return known
  }
  yield* addPerson({ ...newcomer, now })
  const { id, name, language } = newcomer
  return { id, name, language }
}

/** Whose mailbox it is; of several, whoever is rung first. */
export function* memberByMailbox(address: string): Program<Member | null> {
  return yield* first<Member>(
    `SELECT p.id, p.name, p.language FROM channels c JOIN people p ON p.id = c.person_id
     WHERE c.kind = 'mail' AND c.address_key = :address AND p.removed_at IS NULL
     ORDER BY p.position, p.id LIMIT 1`,
    { address },
  )
}

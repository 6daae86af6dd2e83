import type { NewStaffChannel } from '../alarm/staff-member.ts'
import { deleteChannels, saveChannel } from '../alarm/staff-members.ts'
import { countChanges, execute, first, type Program, rows } from '../sql-program.ts'
import type { StaffMemberSummary, NewSession, Session } from './staff-store.ts'

/** SQL of the table `staff_sessions`. */

interface Row {
  readonly id: string
  readonly created_at: number
  readonly last_seen_at: number
  readonly device: string
  readonly channel_id: string | null
  readonly person_id: string
  readonly name: string
  readonly language: StaffMemberSummary['language']
}

const toSession = (row: Row): Session => ({
  id: row.id,
  member: { id: row.person_id, name: row.name, language: row.language },
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
  device: row.device,
  notifies: row.channel_id !== null,
})

const SELECT = `SELECT s.id, s.created_at, s.last_seen_at, s.device, c.id AS channel_id,
    p.id AS person_id, p.name, p.language
  FROM staff_sessions s JOIN people p ON p.id = s.person_id AND p.removed_at IS NULL
    LEFT JOIN channels c ON c.id = s.channel_id AND c.gone_at IS NULL`

export function* putSession(
  session: NewSession,
  member: StaffMemberSummary,
  now: number,
): Program<void> {
  yield* execute(
    `INSERT INTO staff_sessions (id, hash, person_id, created_at, last_seen_at, expires_at, device)
     VALUES (:id, :hash, :staffMemberId, :now, :now, :expiresAt, :device)`,
    { ...session, staffMemberId: member.id, now },
  )
}

export function* findSession(hash: string, now: number): Program<Session | null> {
  const row = yield* first<Row>(`${SELECT} WHERE s.hash = :hash AND s.expires_at > :now`, {
    hash,
    now,
  })
  return row && toSession(row)
}

export function* touchSession(
  id: string,
  { now, expiresAt }: { readonly now: number; readonly expiresAt: number },
): Program<void> {
  yield* execute(
    `UPDATE staff_sessions SET last_seen_at = :now, expires_at = :expiresAt WHERE id = :id`,
    { id, now, expiresAt },
  )
}

export function* listSessions(now: number): Program<readonly Session[]> {
  const found = yield* rows<Row>(
    `${SELECT} WHERE s.expires_at > :now ORDER BY s.last_seen_at DESC, s.id`,
    { now },
  )
  return found.map(toSession)
}

export function* renameSession(id: string, staffMemberId: string, name: string): Program<boolean> {
  return (
    (yield* countChanges(
      `UPDATE staff_sessions SET device = :name WHERE id = :id AND person_id = :staffMemberId`,
      { id, staffMemberId, name },
    )) > 0
  )
}

export function* endSession(id: string): Program<boolean> {
  yield* removePush(id)
  return (yield* countChanges(`DELETE FROM staff_sessions WHERE id = :id`, { id })) > 0
}

export function* addPush(id: string, channel: NewStaffChannel, now: number): Program<boolean> {
  const session = yield* first<{ person_id: string }>(
    `SELECT person_id FROM staff_sessions WHERE id = :id`,
    { id },
  )
  if (session === null || !(yield* saveChannel(session.person_id, channel, now))) return false
  // A browser has one push address at a time: an earlier one would outlive the session.
  yield* deleteChannels(
    `address_key <> :addressKey AND id = (SELECT channel_id FROM staff_sessions WHERE id = :id)`,
    { id, addressKey: channel.addressKey },
  )
  yield* execute(
    `UPDATE staff_sessions SET channel_id = (SELECT c.id FROM channels c
       WHERE c.person_id = :staffMemberId AND c.kind = 'push' AND c.address_key = :addressKey)
     WHERE id = :id`,
    { id, staffMemberId: session.person_id, addressKey: channel.addressKey },
  )
  return true
}

export function* removePush(id: string): Program<void> {
  yield* deleteChannels(`id = (SELECT channel_id FROM staff_sessions WHERE id = :id)`, { id })
}

/** SQL of the table `staff_sessions`. */

import { STAFF_MEMBER_COLUMNS } from '#server/db/tables/alarm-lead-rows.ts'
import type { NewStaffChannel, StaffMemberSummary } from '#server/db/tables/staff-member.ts'
import { saveChannel } from '#server/db/tables/staff-members.ts'
import { changesRows, execute, first, rows, type Tx } from '#server/db/db.ts'
import type { NewSession, Session } from '#server/db/tables/board-records.ts'

type Row = Omit<Session, 'notifies' | 'hasPasskey'> & {
  readonly channelId: string | null
  readonly passkeys: number
}

const toSession = ({ channelId, passkeys, ...session }: Row): Session => ({
  ...session,
  notifies: channelId !== null,
  hasPasskey: passkeys > 0,
})

const SELECT = `SELECT s.id, s.created_at, s.proof, s.last_seen_at, s.device, c.id AS channel_id,
    (SELECT count(*) FROM staff_passkeys k WHERE k.staff_member_id = p.id) AS passkeys,
    ${STAFF_MEMBER_COLUMNS}, p.role AS "staffMember.role"
  FROM staff_sessions s JOIN staff_members p ON p.id = s.staff_member_id AND p.removed_at IS NULL
    LEFT JOIN channels c ON c.id = s.channel_id AND c.gone_at IS NULL`

export const putSession = (
  tx: Tx,
  session: NewSession,
  { id: staffMemberId }: StaffMemberSummary,
  now: number,
): Promise<void> =>
  execute(
    tx,
    `INSERT INTO staff_sessions (id, hash, staff_member_id, created_at, last_seen_at, expires_at, device,
       proof)
     VALUES (:id, :hash, :staffMemberId, :now, :now, :expiresAt, :device, :proof)`,
    { ...session, staffMemberId, now },
  )

export async function findSession(tx: Tx, hash: string, now: number): Promise<Session | null> {
  const row = await first<Row>(tx, `${SELECT} WHERE s.hash = :hash AND s.expires_at > :now`, {
    hash,
    now,
  })
  return row && toSession(row)
}

export const touchSession = (
  tx: Tx,
  id: string,
  { now, expiresAt }: { readonly now: number; readonly expiresAt: number },
): Promise<void> =>
  execute(
    tx,
    `UPDATE staff_sessions SET last_seen_at = :now, expires_at = :expiresAt WHERE id = :id`,
    {
      id,
      now,
      expiresAt,
    },
  )

/** Lists open sessions, the last used first. */
export async function listSessions(tx: Tx, now: number): Promise<readonly Session[]> {
  const found = await rows<Row>(
    tx,
    `${SELECT} WHERE s.expires_at > :now ORDER BY s.last_seen_at DESC, s.id`,
    { now },
  )
  return found.map(toSession)
}

/** Names a session of this staff member; false if the staff member has no such session. */
export const renameSession = (
  tx: Tx,
  id: string,
  staffMemberId: string,
  name: string,
): Promise<boolean> =>
  changesRows(
    tx,
    `UPDATE staff_sessions SET device = :name WHERE id = :id AND staff_member_id = :staffMemberId`,
    { id, staffMemberId, name },
  )

/** Ends a session and the notifications of its browser; false if there is none. */
export async function endSession(tx: Tx, id: string): Promise<boolean> {
  await removePush(tx, id)
  return await changesRows(tx, `DELETE FROM staff_sessions WHERE id = :id`, { id })
}

/**
 * Ends a session for a new one of the same browser, which keeps its notifications if it is the same
 * staff member's.
 */
export async function replaceSession(tx: Tx, before: string, after: string): Promise<void> {
  await execute(
    tx,
    `UPDATE staff_sessions SET channel_id = (SELECT b.channel_id FROM staff_sessions b
       WHERE b.id = :before AND b.staff_member_id = staff_sessions.staff_member_id)
     WHERE id = :after`,
    { before, after },
  )
  await execute(
    tx,
    `UPDATE staff_sessions SET channel_id = NULL WHERE id = :before AND EXISTS
       (SELECT 1 FROM staff_sessions a
        WHERE a.id = :after AND a.channel_id = staff_sessions.channel_id)`,
    { before, after },
  )
  await endSession(tx, before)
}

/** Makes a browser the only push channel of the session; false if the session is over. */
export async function addPush(
  tx: Tx,
  id: string,
  channel: NewStaffChannel,
  now: number,
): Promise<boolean> {
  const session = await first<{ staffMemberId: string }>(
    tx,
    `SELECT staff_member_id FROM staff_sessions WHERE id = :id`,
    { id },
  )
  if (session === null || !(await saveChannel(tx, session.staffMemberId, channel, now)))
    return false
  // A browser has one push address at a time: an earlier one would outlive the session.
  await execute(
    tx,
    `DELETE FROM channels WHERE address_key <> :addressKey AND id = (SELECT channel_id FROM staff_sessions WHERE id = :id)`,
    { id, addressKey: channel.addressKey },
  )
  await execute(
    tx,
    `UPDATE staff_sessions SET channel_id = (SELECT c.id FROM channels c
       WHERE c.staff_member_id = :staffMemberId AND c.kind = 'push' AND c.address_key = :addressKey)
     WHERE id = :id`,
    { id, staffMemberId: session.staffMemberId, addressKey: channel.addressKey },
  )
  return true
}

/** Returns the push channel of a session; `null` for one that is not notified. */
export async function pushChannelOf(tx: Tx, id: string): Promise<string | null> {
  const session = await first<{ channelId: string | null }>(
    tx,
    `SELECT channel_id FROM staff_sessions WHERE id = :id`,
    { id },
  )
  return session?.channelId ?? null
}

export const removePush = (tx: Tx, id: string): Promise<void> =>
  execute(
    tx,
    `DELETE FROM channels WHERE id = (SELECT channel_id FROM staff_sessions WHERE id = :id)`,
    { id },
  )

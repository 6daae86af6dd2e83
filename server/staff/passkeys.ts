/** SQL of the tables `staff_passkeys` and `staff_challenges`. */

import { MINUTE_MS } from '#domain/time/durations.ts'
import { changesRows, execute, first, rows, type Tx } from '#server/db/db.ts'
import { STAFF_MEMBER_COLUMNS } from '#server/db/tables/alarm-lead-rows.ts'
import type { StaffMemberSummary } from '#server/db/tables/staff-member.ts'

/** Time for a fingerprint, or for another phone that is fetched. */
export const CHALLENGE_LIFETIME_MS = 5 * MINUTE_MS

/** Keeps a challenge until it is used. */
export async function addChallenge(
  tx: Tx,
  challenge: {
    readonly hash: string
    /** The session that adds a passkey; '' for a sign-in. */
    readonly sessionId: string
    readonly now: number
  },
): Promise<void> {
  const { hash, sessionId, now } = challenge
  await execute(tx, `DELETE FROM staff_challenges WHERE expires_at <= :now`, { now })
  await execute(
    tx,
    `INSERT INTO staff_challenges (hash, session_id, expires_at)
     VALUES (:hash, :sessionId, :expiresAt)`,
    { hash, sessionId, expiresAt: now + CHALLENGE_LIFETIME_MS },
  )
}

/** Uses a challenge; false for one that was used, has expired, or was made for something else. */
export const useChallenge = (
  tx: Tx,
  { hash, sessionId, now }: Parameters<typeof addChallenge>[1],
): Promise<boolean> =>
  changesRows(
    tx,
    `DELETE FROM staff_challenges
     WHERE hash = :hash AND session_id = :sessionId AND expires_at > :now`,
    { hash, sessionId, now },
  )

export interface NewPasskey {
  /** Of the authenticator, base64url. */
  readonly id: string
  /** COSE key, base64url. */
  readonly publicKey: string
  readonly counter: number
  /** In words, such as 'iPhone, Safari'. */
  readonly name: string
}

export interface Passkey extends NewPasskey {
  readonly createdAt: number
  /** `null` if it never signed in. */
  readonly usedAt: number | null
}

const COLUMNS = 'k.id, k.public_key, k.counter, k.name, k.created_at, k.used_at'

/** Lists the passkeys of a staff member, the newest last. */
export const listPasskeys = (tx: Tx, staffMemberId: string): Promise<readonly Passkey[]> =>
  rows<Passkey>(
    tx,
    `SELECT ${COLUMNS} FROM staff_passkeys k WHERE k.staff_member_id = :staffMemberId
     ORDER BY k.created_at, k.id`,
    { staffMemberId },
  )

/** Finds a passkey and whose it is; `null` for one that was removed. */
export const findPasskey = (
  tx: Tx,
  id: string,
): Promise<(Passkey & { readonly staffMember: StaffMemberSummary }) | null> =>
  first(
    tx,
    `SELECT ${COLUMNS}, ${STAFF_MEMBER_COLUMNS} FROM staff_passkeys k
       JOIN staff_members p ON p.id = k.staff_member_id AND p.removed_at IS NULL
     WHERE k.id = :id`,
    { id },
  )

/**
 * Adds a passkey, which also proves the session that adds it.
 * @returns false if there is one of this id, or as many as there may be
 */
export async function addPasskey(
  tx: Tx,
  passkey: NewPasskey,
  of: {
    readonly staffMemberId: string
    readonly sessionId: string
    readonly max: number
    readonly now: number
  },
): Promise<boolean> {
  const { staffMemberId, sessionId, max, now } = of
  if ((await listPasskeys(tx, staffMemberId)).length >= max) return false
  const isAdded = await changesRows(
    tx,
    `INSERT INTO staff_passkeys (id, staff_member_id, public_key, counter, name, created_at)
     VALUES (:id, :staffMemberId, :publicKey, :counter, :name, :now)
     ON CONFLICT DO NOTHING`,
    { ...passkey, staffMemberId, now },
  )
  if (isAdded)
    await execute(tx, `UPDATE staff_sessions SET proof = 'passkey' WHERE id = :sessionId`, {
      sessionId,
    })
  return isAdded
}

/**
 * Records a use. Returns false if the passkey was removed meanwhile, or its counter went on, so that
 * this use may be a copy's.
 */
export const usePasskey = (
  tx: Tx,
  id: string,
  { counter, now }: { readonly counter: number; readonly now: number },
): Promise<boolean> =>
  changesRows(
    tx,
    `UPDATE staff_passkeys SET counter = :counter, used_at = :now
     WHERE id = :id AND (counter < :counter OR (counter = 0 AND :counter = 0))`,
    { id, counter, now },
  )

/**
 * Removes a passkey; false if this staff member has no such one. Their other sessions may have been
 * begun by it: they prove no more than a code.
 */
export async function removePasskey(
  tx: Tx,
  id: string,
  { staffMemberId, sessionId }: { readonly staffMemberId: string; readonly sessionId: string },
): Promise<boolean> {
  const isRemoved = await changesRows(
    tx,
    `DELETE FROM staff_passkeys WHERE id = :id AND staff_member_id = :staffMemberId`,
    { id, staffMemberId },
  )
  if (isRemoved)
    await execute(
      tx,
      `UPDATE staff_sessions SET proof = 'code'
       WHERE staff_member_id = :staffMemberId AND id <> :sessionId AND proof = 'passkey'`,
      { staffMemberId, sessionId },
    )
  return isRemoved
}

/** SQL of the table `staff_codes`. */

import { execute, first, type Tx } from '#server/db/db.ts'
import { addInvitation, staffMemberByMailbox } from './invitations.ts'
import { putSession } from './sessions.ts'
import { findStaffMember } from '#server/db/tables/staff-members.ts'
import type { CodeResult, NewCode, NewSession, RateShare } from '#server/db/tables/board-records.ts'

interface CodeLimits {
  readonly perNetwork: RateShare
  readonly perMailbox: RateShare
  /** For all addresses of staff members. */
  readonly overall: RateShare
  /** For unknown addresses: above it the oldest is deleted. */
  readonly unknownAddresses: RateShare
}

/**
 * Begins a sign-in by code. Runs the same statements whether or not a staff member has the address,
 * so that neither the answer nor its duration reveals it; only the mail to a known address is due.
 * A browser that signed in as this staff member before has limits of its own, so that nobody else
 * can use them up. 'withheld': no mail is due, because the limit of the network for this address is
 * reached, or that of the address, or that of all known addresses.
 */
export async function addCode(
  tx: Tx,
  code: NewCode,
  limits: CodeLimits,
): Promise<'begun' | 'withheld'> {
  const { address, addressHash, attemptHash, codeHash, isStaffMailbox, noticeId, now, expiresAt } =
    code
  const found = await staffMemberByMailbox(tx, address)
  const isOwn = found !== null && found.id === code.knownBrowser?.staffMemberId
  const browser = isOwn ? (code.knownBrowser?.hash ?? null) : null
  const used = await countCodes(tx, { ...code, networkHash: browser ?? code.networkHash }, limits)
  // Both limits count by address alone, so they do not reveal who has it.
  if (used.byNetwork >= limits.perNetwork.limit) return 'withheld'
  if (browser === null && used.byAddress >= limits.perMailbox.limit) return 'withheld'
  // A withheld code has the same rows as one for an unknown address.
  const isWithheld = browser === null && used.known >= limits.overall.limit
  // Signed out everywhere by another: the same rows as for an unknown address.
  const isRefused = isWithheld || found?.codesStopped === 1
  const staffMember = isRefused ? null : found
  const isKnown = !isRefused && (found !== null || isStaffMailbox)
  // The oldest is deleted: a refusal would distinguish an unknown address from a known one.
  await execute(
    tx,
    `DELETE FROM staff_codes WHERE attempt_hash IN (SELECT attempt_hash FROM staff_codes
       WHERE code_hash = '' ORDER BY created_at, attempt_hash LIMIT :surplus)`,
    { surplus: isKnown ? 0 : Math.max(0, used.unknown + 1 - limits.unknownAddresses.limit) },
  )
  await execute(
    tx,
    `INSERT INTO staff_codes (attempt_hash, address_hash, source_hash, known_browser, code_hash,
       staff_member_id, is_staff_email, address, created_at, expires_at)
     VALUES (:attemptHash, :addressHash, :networkHash, :knownBrowser, :codeHash, :staffMemberId, :isStaffMailbox,
       :address, :now, :expiresAt)`,
    {
      attemptHash,
      addressHash,
      networkHash: browser ?? code.networkHash,
      knownBrowser: browser === null ? 0 : 1,
      codeHash: isKnown ? codeHash : '',
      staffMemberId: staffMember?.id ?? null,
      isStaffMailbox: isStaffMailbox && !isRefused ? 1 : 0,
      address: isStaffMailbox && !isRefused ? address : null,
      now,
      expiresAt,
    },
  )
  // The same statements for an unknown address, but no mail is due.
  await execute(
    tx,
    `INSERT INTO notices (id, submission_id, kind, channel, target, staff_member_id, address, round, step,
       state, due_at, created_at, not_after)
     VALUES (:noticeId, NULL, 'sign-in', 'mail', :noticeId, :staffMemberId, :to, 0, 0, :state, :now,
       :now, :expiresAt)`,
    {
      noticeId,
      staffMemberId: staffMember?.id ?? null,
      to: isKnown ? JSON.stringify({ kind: 'mail', to: [address] }) : '',
      state: isKnown ? 'queued' : 'cancelled',
      now,
      expiresAt,
    },
  )
  await execute(tx, `DELETE FROM notices WHERE id = :noticeId AND state = 'cancelled'`, {
    noticeId,
  })
  return isWithheld ? 'withheld' : 'begun'
}

interface CodeCounts {
  readonly byNetwork: number
  readonly byAddress: number
  readonly known: number
  readonly unknown: number
}

async function countCodes(
  tx: Tx,
  { addressHash, networkHash, now }: NewCode,
  { perNetwork, perMailbox, overall, unknownAddresses }: CodeLimits,
): Promise<CodeCounts> {
  const counts = await first<CodeCounts>(
    tx,
    `SELECT (SELECT count(*) FROM staff_codes WHERE address_hash = :addressHash
               AND source_hash = :networkHash AND created_at > :networkSince) AS by_network,
            (SELECT count(*) FROM staff_codes WHERE address_hash = :addressHash
               AND known_browser = 0 AND created_at > :addressSince) AS by_address,
            (SELECT count(*) FROM staff_codes WHERE created_at > :knownSince
               AND known_browser = 0 AND code_hash <> '') AS known,
            (SELECT count(*) FROM staff_codes
             WHERE created_at > :unknownSince AND code_hash = '') AS unknown`,
    {
      addressHash,
      networkHash,
      networkSince: now - perNetwork.windowMs,
      addressSince: now - perMailbox.windowMs,
      knownSince: now - overall.windowMs,
      unknownSince: now - unknownAddresses.windowMs,
    },
  )
  return counts ?? { byNetwork: 0, byAddress: 0, known: 0, unknown: 0 }
}

interface Row {
  readonly address: string | null
  readonly codeHash: string
  readonly staffMemberId: string | null
  readonly tries: number
}

/** Counts the attempt, whatever its result. */
export async function enterCode(
  tx: Tx,
  attemptHash: string,
  options: {
    readonly codeHash: string
    readonly mostTries: number
    /** Wrong attempts for the address of this code, by the network that requested it and by all. */
    readonly wrongTries: {
      readonly perNetwork: number
      readonly perMailbox: number
      readonly windowMs: number
    }
    readonly session: NewSession
    /** For an unassigned address of STAFF_EMAIL. */
    readonly invitation: { readonly hash: string; readonly expiresAt: number }
    readonly now: number
  },
): Promise<CodeResult> {
  const { codeHash, mostTries, wrongTries, session, invitation, now } = options
  // A correct code is deleted, so the remaining attempts were wrong.
  const code = await first<Row>(
    tx,
    `UPDATE staff_codes SET tries = tries + 1
     WHERE attempt_hash = :attemptHash AND expires_at > :now AND tries < :mostTries
       AND (SELECT sum(o.tries) FROM staff_codes o WHERE o.address_hash = staff_codes.address_hash
            AND o.source_hash = staff_codes.source_hash AND o.created_at > :since) < :ofNetwork
       AND (known_browser = 1 OR
         (SELECT sum(o.tries) FROM staff_codes o WHERE o.address_hash = staff_codes.address_hash
          AND o.known_browser = 0 AND o.created_at > :since) < :ofAddress)
     RETURNING code_hash, staff_member_id, address, tries`,
    {
      attemptHash,
      now,
      mostTries,
      since: now - wrongTries.windowMs,
      ofNetwork: wrongTries.perNetwork,
      ofAddress: wrongTries.perMailbox,
    },
  )
  if (code === null) {
    // An attempt that is not counted takes as long as one that is.
    await execute(
      tx,
      `UPDATE staff_codes SET tries = tries
       WHERE attempt_hash = (SELECT min(attempt_hash) FROM staff_codes)`,
    )
    return { outcome: 'expired' }
  }
  if (code.codeHash !== codeHash) return { outcome: code.tries >= mostTries ? 'expired' : 'wrong' }
  await execute(tx, `DELETE FROM staff_codes WHERE attempt_hash = :attemptHash`, { attemptHash })
  if (code.staffMemberId === null) {
    await addInvitation(tx, { ...invitation, staffMemberId: null, address: code.address, now })
    return { outcome: 'invited' }
  }
  const staffMember = await findStaffMember(tx, code.staffMemberId)
  if (staffMember === null) return { outcome: 'expired' }
  await putSession(tx, session, staffMember, now)
  return { outcome: 'signed-in', staffMember }
}

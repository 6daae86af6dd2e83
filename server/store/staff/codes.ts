import { type Dialect, execute, first, type Program } from '../sql-program.ts'
import { addInvitation, staffMemberByMailbox } from './invitations.ts'
import { putSession } from './sessions.ts'
import type { CodeResult, StaffMemberSummary, NewCode, StaffStore } from './staff-store.ts'

/** SQL of the table `staff_codes`. */

type Limits = Parameters<StaffStore['addCode']>[1]

export function* addCode(
  code: NewCode,
  limits: Limits,
  dialect: Dialect,
): Program<'begun' | 'held'> {
  const { address, addressHash, attemptHash, codeHash, isStaffMailbox, noticeId, now, expiresAt } =
    code
  // Locked, so that no other transaction changes the counts before the writes.
  if (dialect.transactionMutex) yield dialect.transactionMutex
  const found = yield* staffMemberByMailbox(address)
  const isOwn = found !== null && found.id === code.knownBrowser?.staffMemberId
  const browser = isOwn ? (code.knownBrowser?.hash ?? null) : null
  const used = yield* countCodes({ ...code, networkHash: browser ?? code.networkHash }, limits)
  // Both limits count by address alone, so they do not reveal who has it.
  if (used.byNetwork >= limits.perNetwork.limit) return 'held'
  if (browser === null && used.byAddress >= limits.perMailbox.limit) return 'held'
  // A code that is held back has the same rows as one for an unknown address.
  const isHeld = browser === null && used.known >= limits.overall.limit
  const member = isHeld ? null : found
  const isKnown = !isHeld && (found !== null || isStaffMailbox)
  // The oldest is deleted: a refusal would distinguish an unknown address from a known one.
  yield* execute(
    `DELETE FROM staff_codes WHERE attempt_hash IN (SELECT attempt_hash FROM staff_codes
       WHERE code_hash = '' ORDER BY created_at, attempt_hash LIMIT :surplus)`,
    { surplus: isKnown ? 0 : Math.max(0, used.unknown + 1 - limits.strangers.limit) },
  )
  yield* execute(
    `INSERT INTO staff_codes (attempt_hash, address_hash, source_hash, known_browser, code_hash,
       person_id, is_staff_email, address, created_at, expires_at)
     VALUES (:attemptHash, :addressHash, :networkHash, :knownBrowser, :codeHash, :staffMemberId, :isStaffMailbox,
       :address, :now, :expiresAt)`,
    {
      attemptHash,
      addressHash,
      networkHash: browser ?? code.networkHash,
      knownBrowser: browser === null ? 0 : 1,
      codeHash: isKnown ? codeHash : '',
      staffMemberId: member?.id ?? null,
      isStaffMailbox: isStaffMailbox && !isHeld ? 1 : 0,
      address: isStaffMailbox && !isHeld ? address : null,
      now,
      expiresAt,
    },
  )
  // The same statements for an unknown address, but no mail is due.
  yield* execute(
    `INSERT INTO notices (id, submission_id, kind, channel, target, person_id, address, round, step,
       state, due_at, created_at, not_after)
     VALUES (:noticeId, NULL, 'sign-in', 'mail', :noticeId, :staffMemberId, :to, 0, 0, :state, :now,
       :now, :expiresAt)`,
    {
      noticeId,
      staffMemberId: member?.id ?? null,
      to: isKnown ? JSON.stringify({ kind: 'mail', to: [address] }) : '',
      state: isKnown ? 'queued' : 'cancelled',
      now,
      expiresAt,
    },
  )
  yield* execute(`DELETE FROM notices WHERE id = :noticeId AND state = 'cancelled'`, { noticeId })
  return isHeld ? 'held' : 'begun'
}

/** Counts the recent codes for each limit. */
function* countCodes(
  { addressHash, networkHash, now }: NewCode,
  { perNetwork, perMailbox, overall, strangers }: Limits,
): Program<{ byNetwork: number; byAddress: number; known: number; unknown: number }> {
  const recent = yield* first<{ line: number; address: number; known: number; unknown: number }>(
    `SELECT (SELECT count(*) FROM staff_codes WHERE address_hash = :addressHash
               AND source_hash = :networkHash AND created_at > :networkSince) AS line,
            (SELECT count(*) FROM staff_codes WHERE address_hash = :addressHash
               AND known_browser = 0 AND created_at > :addressSince) AS address,
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
      unknownSince: now - strangers.windowMs,
    },
  )
  return {
    byNetwork: recent?.line ?? 0,
    byAddress: recent?.address ?? 0,
    known: recent?.known ?? 0,
    unknown: recent?.unknown ?? 0,
  }
}

interface Row {
  readonly address: string | null
  readonly code_hash: string
  readonly person_id: string | null
  readonly tries: number
}

export function* enterCode(
  attemptHash: string,
  options: Parameters<StaffStore['enterCode']>[1],
  dialect: Dialect,
): Program<CodeResult> {
  const { codeHash, mostTries, wrongTries, session, invitation, now } = options
  if (dialect.transactionMutex) yield dialect.transactionMutex
  // A correct code is deleted, so the remaining attempts were wrong.
  const code = yield* first<Row>(
    `UPDATE staff_codes SET tries = tries + 1
     WHERE attempt_hash = :attemptHash AND expires_at > :now AND tries < :mostTries
       AND (SELECT sum(o.tries) FROM staff_codes o WHERE o.address_hash = staff_codes.address_hash
            AND o.source_hash = staff_codes.source_hash AND o.created_at > :since) < :ofNetwork
       AND (known_browser = 1 OR
         (SELECT sum(o.tries) FROM staff_codes o WHERE o.address_hash = staff_codes.address_hash
          AND o.known_browser = 0 AND o.created_at > :since) < :ofAddress)
     RETURNING code_hash, person_id, address, tries`,
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
    yield* execute(
      `UPDATE staff_codes SET tries = tries
       WHERE attempt_hash = (SELECT min(attempt_hash) FROM staff_codes)`,
      {},
    )
    return { outcome: 'expired' }
  }
  if (code.code_hash !== codeHash) return { outcome: code.tries >= mostTries ? 'expired' : 'wrong' }
  yield* execute(`DELETE FROM staff_codes WHERE attempt_hash = :attemptHash`, { attemptHash })
  if (code.person_id === null) {
    yield* addInvitation({ ...invitation, staffMemberId: null, address: code.address, now })
    return { outcome: 'invited' }
  }
  const member = yield* first<StaffMemberSummary>(
    `SELECT id, name, language FROM people WHERE id = :id AND removed_at IS NULL`,
    { id: code.person_id },
  )
  if (member === null) return { outcome: 'expired' }
  yield* putSession(session, member, now)
  return { outcome: 'signed-in', member }
}

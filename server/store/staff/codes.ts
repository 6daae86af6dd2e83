import { type Dialect, first, type Program, rows } from '../sql-program.ts'
import { addInvitation, staffMemberByMailbox } from './invitations.ts'
import { putSession } from './sessions.ts'
import type { CodeResult, StaffMemberSummary, NewCode, StaffStore } from './staff-store.ts'

/** The SQL of the table `staff_codes`. */

type Limits = Parameters<StaffStore['addCode']>[1]

export function* addCode(
  code: NewCode,
  limits: Limits,
  dialect: Dialect,
): Program<'begun' | 'held'> {
  const { address, addressHash, attemptHash, codeHash, isHouse, noticeId, now, expiresAt } = code
  // What is counted must not grow before what follows is written.
  if (dialect.transactionMutex) yield dialect.transactionMutex
  const found = yield* staffMemberByMailbox(address)
  const isOwn = found !== null && found.id === code.knownBrowser?.personId
  const browser = isOwn ? (code.knownBrowser?.hash ?? null) : null
  const used = yield* countCodes({ ...code, lineHash: browser ?? code.lineHash }, limits)
  // Both count by address alone, so they say nothing about who has it.
  if (used.byLine >= limits.perLine.most) return 'held'
  if (browser === null && used.byAddress >= limits.perAddress.most) return 'held'
  // A code that is held back leaves the rows of an address that nobody has.
  const isHeld = browser === null && used.known >= limits.overall.most
  const member = isHeld ? null : found
  const isKnown = !isHeld && (found !== null || isHouse)
  // The oldest makes room: a refusal would tell an unknown address from a known one.
  yield* rows(
    `DELETE FROM staff_codes WHERE attempt_hash IN (SELECT attempt_hash FROM staff_codes
       WHERE code_hash = '' ORDER BY created_at, attempt_hash LIMIT :surplus)`,
    { surplus: isKnown ? 0 : Math.max(0, used.unknown + 1 - limits.strangers.most) },
  )
  yield* rows(
    `INSERT INTO staff_codes (attempt_hash, address_hash, source_hash, known_browser, code_hash,
       person_id, is_staff_email, address, created_at, expires_at)
     VALUES (:attemptHash, :addressHash, :lineHash, :knownBrowser, :codeHash, :personId, :isHouse,
       :address, :now, :expiresAt)`,
    {
      attemptHash,
      addressHash,
      lineHash: browser ?? code.lineHash,
      knownBrowser: browser === null ? 0 : 1,
      codeHash: isKnown ? codeHash : '',
      personId: member?.id ?? null,
      isHouse: isHouse && !isHeld ? 1 : 0,
      address: isHouse && !isHeld ? address : null,
      now,
      expiresAt,
    },
  )
  // For an address that nobody has, the same statements, and no mail stays.
  yield* rows(
    `INSERT INTO notices (id, submission_id, kind, channel, target, person_id, address, round, step,
       state, due_at, created_at, not_after)
     VALUES (:noticeId, NULL, 'sign-in', 'mail', :noticeId, :personId, :to, 0, 0, :state, :now,
       :now, :expiresAt)`,
    {
      noticeId,
      personId: member?.id ?? null,
      to: isKnown ? JSON.stringify({ kind: 'mail', to: [address] }) : '',
      state: isKnown ? 'queued' : 'cancelled',
      now,
      expiresAt,
    },
  )
  yield* rows(`DELETE FROM notices WHERE id = :noticeId AND state = 'cancelled'`, { noticeId })
  return isHeld ? 'held' : 'begun'
}

/** Counts the recent codes that each limit is about. */
function* countCodes(
  { addressHash, lineHash, now }: NewCode,
  { perLine, perAddress, overall, strangers }: Limits,
): Program<{ byLine: number; byAddress: number; known: number; unknown: number }> {
  const recent = yield* first<{ line: number; address: number; known: number; unknown: number }>(
    `SELECT (SELECT count(*) FROM staff_codes WHERE address_hash = :addressHash
               AND source_hash = :lineHash AND created_at > :lineSince) AS line,
            (SELECT count(*) FROM staff_codes WHERE address_hash = :addressHash
               AND known_browser = 0 AND created_at > :addressSince) AS address,
            (SELECT count(*) FROM staff_codes WHERE created_at > :knownSince
               AND known_browser = 0 AND code_hash <> '') AS known,
            (SELECT count(*) FROM staff_codes
             WHERE created_at > :unknownSince AND code_hash = '') AS unknown`,
    {
      addressHash,
      lineHash,
      lineSince: now - perLine.withinMs,
      addressSince: now - perAddress.withinMs,
      knownSince: now - overall.withinMs,
      unknownSince: now - strangers.withinMs,
    },
  )
  return {
    byLine: recent?.line ?? 0,
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
  // Whose code was right is deleted: what is left of tries were wrong ones.
  const code = yield* first<Row>(
    `UPDATE staff_codes SET tries = tries + 1
     WHERE attempt_hash = :attemptHash AND expires_at > :now AND tries < :mostTries
       AND (SELECT sum(o.tries) FROM staff_codes o WHERE o.address_hash = staff_codes.address_hash
            AND o.source_hash = staff_codes.source_hash AND o.created_at > :since) < :ofLine
       AND (known_browser = 1 OR
         (SELECT sum(o.tries) FROM staff_codes o WHERE o.address_hash = staff_codes.address_hash
          AND o.known_browser = 0 AND o.created_at > :since) < :ofAddress)
     RETURNING code_hash, person_id, address, tries`,
    {
      attemptHash,
      now,
      mostTries,
      since: now - wrongTries.withinMs,
      ofLine: wrongTries.perLine,
      ofAddress: wrongTries.perAddress,
    },
  )
  if (code === null) {
    // A try that is not counted takes as long as one that is.
    yield* rows(
      `UPDATE staff_codes SET tries = tries
       WHERE attempt_hash = (SELECT min(attempt_hash) FROM staff_codes)`,
      {},
    )
    return { outcome: 'over' }
  }
  if (code.code_hash !== codeHash) return { outcome: code.tries >= mostTries ? 'over' : 'wrong' }
  yield* rows(`DELETE FROM staff_codes WHERE attempt_hash = :attemptHash`, { attemptHash })
  if (code.person_id === null) {
    yield* addInvitation({ ...invitation, personId: null, address: code.address, now })
    return { outcome: 'invited' }
  }
  const member = yield* first<StaffMemberSummary>(
    `SELECT id, name, language FROM people WHERE id = :id AND removed_at IS NULL`,
    { id: code.person_id },
  )
  if (member === null) return { outcome: 'over' }
  yield* putSession(session, member, now)
  return { outcome: 'signed-in', member }
}

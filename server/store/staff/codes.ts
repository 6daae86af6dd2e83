import { type Dialect, first, type Program, rows } from '../alarm/program.ts'
import { addInvitation, memberByMailbox } from './invitations.ts'
import { putSession } from './sessions.ts'
import type { CodeResult, Member, NewCode, StaffStore } from './staff-store.ts'

/** The SQL of the table `staff_codes`. */

type Limits = Parameters<StaffStore['addCode']>[1]

export function* addCode(
  code: NewCode,
  limits: Limits,
  dialect: Dialect,
): Program<'begun' | 'held'> {
  const { address, addressHash, attemptHash, codeHash, isHouse, noticeId, now, expiresAt } = code
  // What is counted must not grow before what follows is written.
  if (dialect.oneAtATime) yield dialect.oneAtATime
  const member = yield* memberByMailbox(address)
  const isKnown = member !== null || isHouse
  if (yield* isFull(code, isKnown, limits)) return 'held'
  yield* rows(
    `INSERT INTO staff_codes (attempt_hash, address_hash, line_hash, code_hash, person_id, is_house,
       address, created_at, expires_at)
     VALUES (:attemptHash, :addressHash, :lineHash, :codeHash, :personId, :isHouse, :address, :now,
       :expiresAt)`,
    {
      attemptHash,
      addressHash,
      lineHash: code.lineHash,
      codeHash: isKnown ? codeHash : '',
      personId: member?.id ?? null,
      isHouse: isHouse ? 1 : 0,
      address: isHouse ? address : null,
      now,
      expiresAt,
    },
  )
  // For an address that nobody has, a mail that is settled already: the same work, and nothing to send.
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
  return 'begun'
}

/** What strangers ask for addresses that nobody has takes nothing from those that somebody has. */
function* isFull(
  { addressHash, lineHash, now }: NewCode,
  isKnown: boolean,
  { perLine, perAddress, overall, strangers }: Limits,
): Program<boolean> {
  const all = isKnown ? overall : strangers
  const recent = yield* first<{ of_line: number; of_address: number; of_all: number }>(
    `SELECT (SELECT count(*) FROM staff_codes WHERE address_hash = :addressHash
               AND line_hash = :lineHash AND created_at > :lineSince) AS of_line,
            (SELECT count(*) FROM staff_codes
             WHERE address_hash = :addressHash AND created_at > :addressSince) AS of_address,
            (SELECT count(*) FROM staff_codes WHERE created_at > :allSince
               AND CASE WHEN code_hash = '' THEN 0 ELSE 1 END = :isKnown) AS of_all`,
    {
      addressHash,
      lineHash,
      lineSince: now - perLine.withinMs,
      addressSince: now - perAddress.withinMs,
      allSince: now - all.withinMs,
      isKnown: isKnown ? 1 : 0,
    },
  )
  return (
    recent !== null &&
    (recent.of_line >= perLine.most ||
      recent.of_address >= perAddress.most ||
      recent.of_all >= all.most)
  )
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
  if (dialect.oneAtATime) yield dialect.oneAtATime
  // Whose code was right is deleted: what is left of tries were wrong ones.
  const code = yield* first<Row>(
    `UPDATE staff_codes SET tries = tries + 1
     WHERE attempt_hash = :attemptHash AND expires_at > :now AND tries < :mostTries
       AND (SELECT sum(o.tries) FROM staff_codes o WHERE o.address_hash = staff_codes.address_hash
            AND o.line_hash = staff_codes.line_hash AND o.created_at > :since) < :ofLine
       AND (SELECT sum(o.tries) FROM staff_codes o WHERE o.address_hash = staff_codes.address_hash
            AND o.created_at > :since) < :ofAddress
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
  if (code === null) return { outcome: 'over' }
  if (code.code_hash !== codeHash) return { outcome: code.tries >= mostTries ? 'over' : 'wrong' }
  yield* rows(`DELETE FROM staff_codes WHERE attempt_hash = :attemptHash`, { attemptHash })
  if (code.person_id === null) {
    yield* addInvitation({ ...invitation, personId: null, address: code.address, now })
    return { outcome: 'invited' }
  }
  const member = yield* first<Member>(
    `SELECT id, name, language FROM people WHERE id = :id AND removed_at IS NULL`,
    { id: code.person_id },
  )
  if (member === null) return { outcome: 'over' }
  yield* putSession(session, member, now)
  return { outcome: 'signed-in', member }
}

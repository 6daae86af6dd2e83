import { first, type Program, rows } from '../alarm/program.ts'
import { addInvitation, memberByMailbox } from './invitations.ts'
import { putSession } from './sessions.ts'
import type { CodeResult, Member, NewCode, StaffStore } from './staff-store.ts'

/** The SQL of the table `staff_codes`. */

type Limits = Parameters<StaffStore['addCode']>[1]

export function* addCode(code: NewCode, limits: Limits): Program<'begun' | 'held'> {
  const { address, addressHash, attemptHash, codeHash, isHouse, noticeId, now, expiresAt } = code
  const { perAddress, overall } = limits
  const recent = yield* first<{ of_address: number; of_all: number }>(
    `SELECT (SELECT count(*) FROM staff_codes
             WHERE address_hash = :addressHash AND created_at > :addressSince) AS of_address,
            (SELECT count(*) FROM staff_codes WHERE created_at > :allSince) AS of_all`,
    { addressHash, addressSince: now - perAddress.withinMs, allSince: now - overall.withinMs },
  )
  const isFull = (recent?.of_address ?? 0) >= perAddress.most
  if (isFull || (recent?.of_all ?? 0) >= overall.most) return 'held'
  const member = yield* memberByMailbox(address)
  const isKnown = member !== null || isHouse
  yield* rows(
    `INSERT INTO staff_codes (attempt_hash, address_hash, code_hash, person_id, is_house,
       created_at, expires_at)
     VALUES (:attemptHash, :addressHash, :codeHash, :personId, :isHouse, :now, :expiresAt)`,
    {
      attemptHash,
      addressHash,
      codeHash: isKnown ? codeHash : '',
      personId: member?.id ?? null,
      isHouse: isHouse ? 1 : 0,
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

interface Row {
  readonly code_hash: string
  readonly person_id: string | null
  readonly is_house: number
  readonly tries: number
}

export function* enterCode(
  attemptHash: string,
  options: Parameters<StaffStore['enterCode']>[1],
): Program<CodeResult> {
  const { codeHash, mostTries, session, invitation, now } = options
  const code = yield* first<Row>(
    `UPDATE staff_codes SET tries = tries + 1
     WHERE attempt_hash = :attemptHash AND expires_at > :now AND tries < :mostTries
     RETURNING code_hash, person_id, is_house, tries`,
    { attemptHash, now, mostTries },
  )
  if (code === null) return { outcome: 'over' }
  if (code.code_hash !== codeHash) return { outcome: code.tries >= mostTries ? 'over' : 'wrong' }
  yield* rows(`DELETE FROM staff_codes WHERE attempt_hash = :attemptHash`, { attemptHash })
  if (code.person_id === null) {
    yield* addInvitation({ ...invitation, personId: null, now })
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

import { storedLeadStatus } from '#domain/lead/lifecycle.ts'
import type { TokenSubject, NewNotice } from './notice.ts'
import { execute, first, type Program } from '../sql-program.ts'
import { type StaffMemberRow, toStaffMember } from './rows.ts'
import { addNotice } from './alarm-steps.ts'

/** SQL of the table `take_tokens`, and of what a token or a notice refers to. */

export function* putToken(token: {
  readonly hash: string
  readonly submissionId: string | null
  readonly noticeId: string | null
  readonly now: number
  readonly expiresAt: number
}): Program<void> {
  const { hash, submissionId, noticeId, now, expiresAt } = token
  yield* execute(
    `INSERT INTO take_tokens (hash, submission_id, notice_id, created_at, expires_at)
     VALUES (:hash, :submissionId, :noticeId, :now, :expiresAt)`,
    { hash, submissionId, noticeId, now, expiresAt },
  )
}

type TokenSubjectRow = StaffMemberRow & {
  readonly notice_id: string | null
  readonly submission_id: string | null
  readonly channel: string | null
  readonly answered_at: number | null
  readonly status: string | null
  readonly accepted_at: number | null
  readonly accepted_by: string | null
  readonly owner_name: string | null
}

const TOKEN_SUBJECT_COLUMNS = `n.id AS notice_id, n.channel, n.answered_at, s.id AS submission_id,
  s.status, p.id AS person_id, p.name AS person_name, p.language AS person_language,
  a.accepted_at, a.accepted_by, o.name AS owner_name`

const TOKEN_SUBJECT_TABLES = `LEFT JOIN people p ON p.id = n.person_id
  LEFT JOIN alarms a ON a.submission_id = s.id
  LEFT JOIN people o ON o.id = a.accepted_by`

/* Invalid for a removed staff member, to whom earlier messages may still arrive. */

const toTokenSubject = (row: TokenSubjectRow): TokenSubject => ({
  noticeId: row.notice_id,
  submissionId: row.submission_id,
  // A token without a notice is the link of the mail to STAFF_EMAIL.
  channel: row.channel ?? 'mail',
  staffMember: toStaffMember(row),
  status: row.status === null ? null : storedLeadStatus(row.status),
  assignee:
    row.accepted_at === null
      ? null
      : { staffMemberId: row.accepted_by, name: row.owner_name, at: row.accepted_at },
  answeredAt: row.answered_at,
})

export function* subjectOfToken(hash: string, now: number): Program<TokenSubject | null> {
  const row = yield* first<TokenSubjectRow>(
    `SELECT ${TOKEN_SUBJECT_COLUMNS} FROM take_tokens t
       LEFT JOIN notices n ON n.id = t.notice_id
       LEFT JOIN submissions s ON s.id = t.submission_id
       ${TOKEN_SUBJECT_TABLES}
     WHERE t.hash = :hash AND t.expires_at > :now AND p.removed_at IS NULL`,
    { hash, now },
  )
  return row && toTokenSubject(row)
}

export function* subjectOfNotice(id: string): Program<TokenSubject | null> {
  const row = yield* first<TokenSubjectRow>(
    `SELECT ${TOKEN_SUBJECT_COLUMNS} FROM notices n
       LEFT JOIN submissions s ON s.id = n.submission_id
       ${TOKEN_SUBJECT_TABLES}
     WHERE n.id = :id AND p.removed_at IS NULL`,
    { id },
  )
  return row && toTokenSubject(row)
}

export function* addTest(notice: NewNotice, now: number): Program<void> {
  yield* addNotice({ notice, submissionId: null, round: 0, step: 0, now })
}

export function* answerTest(id: string, now: number): Program<void> {
  const test = yield* first<{ channel_id: string | null }>(
    `UPDATE notices SET answered_at = coalesce(answered_at, :now)
     WHERE id = :id AND kind = 'test' RETURNING channel_id`,
    { id, now },
  )
  if (test?.channel_id == null) return
  yield* execute(`UPDATE channels SET tested_at = :now WHERE id = :channelId`, {
    now,
    channelId: test.channel_id,
  })
}

export function* testState(id: string): Program<{
  readonly state: string
  readonly answeredAt: number | null
  readonly lastError: string | null
} | null> {
  const row = yield* first<{
    state: string
    answered_at: number | null
    last_error: string | null
    provider_status: string | null
  }>(`SELECT state, answered_at, last_error, provider_status FROM notices WHERE id = :id`, { id })
  return (
    row && {
      state: row.state,
      answeredAt: row.answered_at,
      lastError: row.last_error ?? row.provider_status,
    }
  )
}

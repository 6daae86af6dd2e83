/** SQL of the table `accept_tokens`, and of what a token or a notice refers to. */

import { DAY_MS } from '#domain/time/durations.ts'
import { storedLeadStatus } from '#domain/lead/lifecycle.ts'
import type { TokenSubject } from './notice.ts'
import { execute, first, type Statement, type Tx } from '#server/db/db.ts'
import { ASSIGNEE_COLUMNS, ASSIGNEE_JOIN, STAFF_MEMBER_COLUMNS } from './alarm-lead-rows.ts'

/** How long an accept link opens, in a mail too. */
export const ACCEPT_TOKEN_LIFETIME_MS = DAY_MS

/** Adds a token; `noticeId` is missing for the staff mail, which is not part of the plan. */
export const addToken = (
  tx: Tx,
  token: {
    readonly hash: string
    readonly submissionId: string | null
    readonly noticeId?: string
    readonly now: number
    readonly expiresAt: number
  },
): Promise<void> =>
  execute(
    tx,
    `INSERT INTO accept_tokens (hash, submission_id, notice_id, created_at, expires_at)
     VALUES (:hash, :submissionId, :noticeId, :now, :expiresAt)`,
    { noticeId: null, ...token },
  )

export const subjectOfToken = (tx: Tx, hash: string, now: number): Promise<TokenSubject | null> =>
  findSubject(
    tx,
    `accept_tokens t LEFT JOIN notices n ON n.id = t.notice_id
       LEFT JOIN submissions s ON s.id = t.submission_id`,
    't.hash = :hash AND t.expires_at > :now',
    { hash, now },
  )

export const subjectOfNotice = (tx: Tx, id: string): Promise<TokenSubject | null> =>
  findSubject(tx, 'notices n LEFT JOIN submissions s ON s.id = n.submission_id', 'n.id = :id', {
    id,
  })

/** Finds nothing for a removed staff member, to whom earlier messages may still arrive. */
async function findSubject(
  tx: Tx,
  tables: string,
  condition: string,
  values: Statement['values'],
): Promise<TokenSubject | null> {
  const row = await first<Omit<TokenSubject, 'status'> & { readonly status: string | null }>(
    tx,
    `SELECT n.id AS notice_id, n.answered_at, s.id AS submission_id, s.status,
       coalesce(n.channel, 'mail') AS channel, ${STAFF_MEMBER_COLUMNS}, ${ASSIGNEE_COLUMNS}
     FROM ${tables} LEFT JOIN staff_members p ON p.id = n.staff_member_id
       LEFT JOIN alarms a ON a.submission_id = s.id ${ASSIGNEE_JOIN}
     WHERE ${condition} AND p.removed_at IS NULL`,
    values,
  )
  return row && { ...row, status: row.status === null ? null : storedLeadStatus(row.status) }
}

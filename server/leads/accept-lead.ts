/** How a staff member accepts a lead: by the link of a notice, or by a digit on a call. */

import { hasAssignee, type LeadStatus } from '#domain/lead/lifecycle.ts'
import { subjectOfNotice } from '#server/db/tables/accept-tokens.ts'
import type { Tx } from '#server/db/db.ts'
import type { NoticeSettings, TokenSubject } from '#server/db/tables/notice.ts'
import { type Assignee, isAssigneeOf, toAssignee } from './assignee.ts'
import { answerTest } from '#server/alarm/sending/channel-tests.ts'
import { transitionLead } from './transition.ts'

export type AcceptResult =
  | { readonly outcome: 'accepted'; readonly submissionId: string }
  /** Accepted before; `isMine` says whether by the same staff member. */
  | {
      readonly outcome: 'already-accepted'
      readonly submissionId: string
      readonly assignee: Assignee
      readonly isMine: boolean
    }
  /** Closed, and not done. */
  | { readonly outcome: 'closed'; readonly submissionId: string; readonly status: LeadStatus }
  /** The answer to a test. */
  | { readonly outcome: 'tested' }
  /** There is no such notice, or its staff member was removed. */
  | { readonly outcome: 'unknown' }

interface Acceptance {
  readonly now: number
  readonly settings: NoticeSettings
}

/** Accepts the lead of a token or a notice, or answers a test. Of any number at once, one accepts. */
export async function acceptLead(
  tx: Tx,
  subject: TokenSubject,
  { now, settings }: Acceptance,
): Promise<AcceptResult> {
  const { submissionId, noticeId, staffMember, channel: via } = subject
  if (submissionId === null) {
    if (noticeId !== null) await answerTest(tx, noticeId, now)
    return { outcome: 'tested' }
  }
  const by = { staffMemberId: staffMember?.id ?? null, via }
  const acceptance = { to: 'accepted', role: 'staff', by, noticeId, now, settings } as const
  const result = await transitionLead(tx, submissionId, acceptance)
  if (result.outcome === 'unknown') return result
  if (result.outcome === 'changed') return { outcome: 'accepted', submissionId }
  const { assignee, status } = result
  if (assignee === null || !hasAssignee(status)) return { outcome: 'closed', submissionId, status }
  const isMine = isAssigneeOf(assignee, subject)
  return { outcome: 'already-accepted', submissionId, assignee: toAssignee(assignee), isMine }
}

/**
 * Accepts a lead for the staff member of a call.
 * @param otherLeadId another lead that this call offered; `null` for the call's own
 */
export async function acceptByNotice(
  tx: Tx,
  noticeId: string,
  { otherLeadId, ...acceptance }: Acceptance & { readonly otherLeadId: string | null },
): Promise<AcceptResult> {
  const subject = await subjectOfNotice(tx, noticeId)
  if (subject === null) return { outcome: 'unknown' }
  const submissionId = otherLeadId ?? subject.submissionId
  return await acceptLead(tx, { ...subject, submissionId }, acceptance)
}

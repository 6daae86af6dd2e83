/** What a staff member does to a lead by the link of a notice, or by a digit on a call. */

import { hasAssignee, isClosed, type LeadStatus } from '#domain/lead/lifecycle.ts'
import { hashOfToken } from '#server/secrets/token.ts'
import type { TokenSubject } from '#server/store/notice.ts'
import { type Assignee, isAssigneeOf, toAssignee } from './assignee.ts'
import { type FurtherRecipients, furtherRecipients } from './escalation/further-recipients.ts'
import { transitionLead, type TransitionOptions } from './transition.ts'
import type { Db } from '#server/store/db.ts'
import type { NoticeSettings } from '#server/store/notice.ts'
import { subjectOfToken, subjectOfNotice } from '#server/store/accept-tokens.ts'
import { answerTest } from '#server/leads/sending/channel-tests.ts'
import { findAlarm } from '#server/leads/escalation/advance-alarms.ts'
import { decline } from '#server/leads/decline.ts'
import { markOpened } from '#server/leads/seen.ts'

/** What a token gives access to. */
export type TokenView =
  | {
      readonly kind: 'lead'
      readonly submissionId: string
      readonly assignee: Assignee | null
      /**
       * Whether the token belongs to the assignee: only then may street, phone and code be shown
       * (R105).
       */
      readonly isMine: boolean
      readonly staffMember: TokenSubject['staffMember']
    }
  /** `npm run staff -- test`: POST answers it. */
  | {
      readonly kind: 'test'
      readonly answered: boolean
      readonly staffMember: TokenSubject['staffMember']
    }

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
  /** No such token or notice, it has expired, or its staff member was removed. */
  | { readonly outcome: 'unknown' }

/** `ended` when the alarm does not escalate any more. */
export type DeclineResult = FurtherRecipients | 'ended'

/** By a digit on a call. */
export type CallActions = Pick<ReturnType<typeof createLinkActions>, 'acceptByNotice' | 'decline'>

/** By the link of a notice. */
export type LinkActions = Omit<ReturnType<typeof createLinkActions>, keyof CallActions>

export interface LinkActionDeps extends NoticeSettings {
  readonly store: Db
  readonly clock: () => number
  readonly randomId: () => string
}

export function createLinkActions(deps: LinkActionDeps) {
  const { store, clock, randomId, configuredChannels, staffEmail } = deps
  const settings = { configuredChannels, staffEmail }

  const subjectOf = async (token: string): Promise<TokenSubject | null> =>
    await store.read((tx) => subjectOfToken(tx, hashOfToken(token), clock()))

  const accept = async (subject: TokenSubject | null): Promise<AcceptResult> => {
    if (subject === null) return { outcome: 'unknown' }
    const { submissionId, noticeId, staffMember, channel: via } = subject
    if (submissionId === null) {
      if (noticeId !== null) await store.write((tx) => answerTest(tx, noticeId, clock()))
      return { outcome: 'tested' }
    }
    const by = { staffMemberId: staffMember?.id ?? null, via }
    const result = await store.write((tx) =>
      transitionLead(tx, submissionId, {
        to: 'accepted',
        role: 'staff',
        by,
        noticeId,
        now: clock(),
        settings,
      }),
    )
    if (result.outcome === 'unknown') return result
    if (result.outcome === 'changed') return { outcome: 'accepted', submissionId }
    const { assignee, status } = result
    if (assignee === null || !hasAssignee(status))
      return { outcome: 'closed', submissionId, status }
    const isMine = isAssigneeOf(assignee, subject)
    return { outcome: 'already-accepted', submissionId, assignee: toAssignee(assignee), isMine }
  }

  /** Makes a transition for the assignee who has this token; does nothing for anybody else. */
  const transitionAsAssignee = async (
    token: string,
    transition: Pick<TransitionOptions, 'to' | 'etaMinutes'>,
  ): Promise<void> => {
    const subject = await subjectOf(token)
    if (subject?.submissionId == null || subject.assignee === null) return
    if (!isAssigneeOf(subject.assignee, subject)) return
    const by = { staffMemberId: subject.staffMember?.id ?? null, via: subject.channel }
    const { submissionId } = subject
    await store.write((tx) =>
      transitionLead(tx, submissionId, {
        ...transition,
        role: 'staff',
        by,
        noticeId: null,
        now: clock(),
        settings,
      }),
    )
  }

  /** Brings the next step of the alarm forward, for a staff member who cannot come. */
  const declineNotice = async (
    noticeId: string,
    otherLeadId: string | null = null,
  ): Promise<DeclineResult> => {
    const [submissionId, subject] = await Promise.all([
      store.write((tx) =>
        decline(tx, noticeId, {
          otherLeadId,
          ownerNoticeId: randomId(),
          now: clock(),
          settings,
        }),
      ),
      store.read((tx) => subjectOfNotice(tx, noticeId)),
    ])
    const alarm =
      submissionId === null ? null : await store.read((tx) => findAlarm(tx, submissionId))
    if (alarm === null) return 'ended'
    return await furtherRecipients(deps, alarm, subject?.staffMember?.id ?? null)
  }

  return {
    /** `null` for an unknown or expired token and for a closed lead. Changes nothing. */
    async view(token: string): Promise<TokenView | null> {
      const subject = await subjectOf(token)
      if (subject === null) return null
      const { submissionId, assignee, staffMember } = subject
      if (submissionId === null || subject.status === null)
        return { kind: 'test', answered: subject.answeredAt !== null, staffMember }
      if (isClosed(subject.status)) return null
      return {
        kind: 'lead',
        submissionId,
        assignee: assignee && toAssignee(assignee),
        isMine: assignee !== null && isAssigneeOf(assignee, subject),
        staffMember,
      }
    },

    /** Records that the link was opened, the first time: for the history, never for the customer. */
    async markOpened(token: string): Promise<void> {
      const subject = await subjectOf(token)
      if (subject?.submissionId == null || subject.assignee !== null) return
      const { submissionId } = subject
      const by = { staffMemberId: subject.staffMember?.id ?? null, via: subject.channel }
      await store.write((tx) => markOpened(tx, submissionId, { by, now: clock() }))
    },

    /**
     * Accepts the lead of a token, or answers a test. Of any number at once exactly one accepts.
     */
    accept: async (token: string) => await accept(await subjectOf(token)),
    /**
     * Accepts a lead for the staff member of a call.
     * @param otherLeadId another lead that this call offered; `null` for the call's own
     */
    async acceptByNotice(noticeId: string, otherLeadId: string | null = null) {
      const subject = await store.read((tx) => subjectOfNotice(tx, noticeId))
      return await accept(
        subject && { ...subject, submissionId: otherLeadId ?? subject.submissionId },
      )
    },

    /** Marks the lead of its assignee's token as en route, or changes its arrival time. */
    announceArrival: (token: string, etaMinutes: number) =>
      transitionAsAssignee(token, { to: 'en_route', etaMinutes }),
    /** Hands the lead of its assignee's token back, as `handBack` does. */
    handBackByToken: (token: string) => transitionAsAssignee(token, { to: 'pending' }),

    decline: declineNotice,
    async declineByToken(token: string): Promise<DeclineResult> {
      const subject = await subjectOf(token)
      return subject?.noticeId == null ? 'ended' : await declineNotice(subject.noticeId)
    },
  }
}

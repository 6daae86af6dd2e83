/** What staff and visitors can do to a lead. */

import type { Appointment } from '#domain/time/appointment.ts'
import type { WindowActor } from './appointment-changes.ts'
import type { ScheduleChange } from '#domain/staff/on-call/schedule-change.ts'
import type { ScheduleChangeOptions } from './schedule-changes.ts'
import { hasAssignee, isClosed, type LeadStatus } from '#domain/lead/lifecycle.ts'
import { PHOTO_BUDGET } from '#domain/submission/photo-limits.ts'
import { MAX_VISITOR_NOTES, MAX_VISITOR_PHOTOS } from '#domain/lead/status-page.ts'
import { hashOfToken } from '#server/platform/secrets/token.ts'
import { type LinkChannel, visitorBy } from '#server/store/alarm-lead.ts'
import type { DueAlarm, TransitionResult } from '#server/leads/escalation/alarm-step.ts'
import { type Assignee, isAssigneeOf, toAssignee } from './assignee.ts'
import type { AlarmOperations } from './alarm-operations.ts'
import type { NoticeSettings, TokenSubject } from '#server/store/notice.ts'
import type { ReviewOperations } from './review-operations.ts'
import type { StatusPageOperations } from './status-page-operations.ts'

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
  /** Closed without an assignee. */
  | { readonly outcome: 'closed'; readonly submissionId: string; readonly status: LeadStatus }
  /** The answer to a test. */
  | { readonly outcome: 'tested' }
  /** No such token or notice, or it has expired (24 h, or the lead is done). */
  | { readonly outcome: 'unknown' }

/**
 * Who is notified after a staff member declined: another one in this round, the owner's mailbox
 * because everybody on call has declined, another one in a later round only, or nobody.
 */
export type FurtherRecipients = 'now' | 'owner' | 'later' | 'none'

/** `ended` when the alarm does not escalate any more. */
export type DeclineResult = FurtherRecipients | 'ended'

/**
 * `refused` when the lead had another status by then, or the life cycle does not allow the
 * transition.
 */
export type TransitionOutcome = TransitionResult['outcome']

export interface LeadServiceDeps extends NoticeSettings {
  readonly store: {
    readonly alarms: AlarmOperations
    readonly statusPages: StatusPageOperations
    readonly reviews: Pick<ReviewOperations, 'add'>
  }
  readonly clock: () => number
  readonly randomId: () => string
  /** Wakes the engine, because a step or notice may be due. */
  readonly nudge: () => void
  /** Finds whether the plan of an alarm notifies anybody but this staff member from now on. */
  readonly furtherRecipients: (
    alarm: DueAlarm,
    staffMemberId: string | null,
  ) => Promise<FurtherRecipients>
}

type Transition = Pick<
  Parameters<AlarmOperations['transitionLead']>[1],
  'to' | 'from' | 'role' | 'by' | 'noticeId' | 'reason' | 'cause' | 'etaMinutes' | 'colleagueId'
>

type Chosen<Times> = WindowActor & Readonly<Times>

export type LeadService = ReturnType<typeof createLeadService>

export function createLeadService(deps: LeadServiceDeps) {
  const { store, clock, nudge, configuredChannels, staffEmail } = deps
  const { alarms, statusPages } = store
  const settings = { configuredChannels, staffEmail }

  const subjectOf = async (token: string): Promise<TokenSubject | null> =>
    await alarms.subjectOfToken(hashOfToken(token), clock())

  /**
   * Makes one transition for staff or the visitor. `undo`, a staff member who leaves and joined
   * duplicates have transactions of their own.
   */
  const applyTransition = async (
    submissionId: string,
    transition: Transition,
  ): Promise<TransitionResult> => {
    const now = clock()
    const result = await alarms.transitionLead(submissionId, { ...transition, now, settings })
    nudge()
    return result
  }

  const accept = async (subject: TokenSubject | null): Promise<AcceptResult> => {
    if (subject === null) return { outcome: 'unknown' }
    const { submissionId, noticeId, staffMember, channel: via } = subject
    if (submissionId === null) {
      if (noticeId !== null) await alarms.answerTest(noticeId, clock())
      return { outcome: 'tested' }
    }
    const by = { staffMemberId: staffMember?.id ?? null, via }
    const result = await applyTransition(submissionId, {
      to: 'accepted',
      role: 'staff',
      by,
      noticeId,
    })
    if (result.outcome === 'unknown') return result
    if (result.outcome === 'changed') return { outcome: 'accepted', submissionId }
    const { assignee, status } = result
    if (assignee === null || !hasAssignee(status))
      return { outcome: 'closed', submissionId, status }
    const isMine = isAssigneeOf(assignee, subject)
    return { outcome: 'already-accepted', submissionId, assignee: toAssignee(assignee), isMine }
  }

  const transitionOnBoard = async (
    submissionId: string,
    {
      staffMemberId,
      ...transition
    }: Omit<Transition, 'role' | 'by' | 'noticeId'> & { staffMemberId: string },
  ): Promise<TransitionOutcome> => {
    const by = { staffMemberId, via: 'board' }
    return (
      await applyTransition(submissionId, { ...transition, role: 'staff', by, noticeId: null })
    ).outcome
  }

  /** Makes a transition for the assignee who has this token; does nothing for anybody else. */
  const transitionAsAssignee = async (
    token: string,
    transition: Pick<Transition, 'to' | 'etaMinutes'>,
  ): Promise<void> => {
    const subject = await subjectOf(token)
    if (subject?.submissionId == null || subject.assignee === null) return
    if (!isAssigneeOf(subject.assignee, subject)) return
    const by = { staffMemberId: subject.staffMember?.id ?? null, via: subject.channel }
    await applyTransition(subject.submissionId, {
      ...transition,
      role: 'staff',
      by,
      noticeId: null,
    })
  }

  /** Brings the next step of the alarm forward, for a staff member who cannot come. */
  const decline = async (
    noticeId: string,
    otherLeadId: string | null = null,
  ): Promise<DeclineResult> => {
    const [submissionId, subject] = await Promise.all([
      alarms.decline(noticeId, {
        otherLeadId,
        ownerNoticeId: deps.randomId(),
        now: clock(),
        settings,
      }),
      alarms.subjectOfNotice(noticeId),
    ])
    const alarm = submissionId === null ? null : await alarms.findAlarm(submissionId)
    if (alarm === null) return 'ended'
    nudge()
    return await deps.furtherRecipients(alarm, subject?.staffMember?.id ?? null)
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

    /**
     * Accepts the lead of a token, or answers a test. Of any number at once exactly one accepts.
     */
    accept: async (token: string) => await accept(await subjectOf(token)),
    /**
     * Accepts a lead for the staff member of a call.
     * @param otherLeadId another lead that this call offered; `null` for the call's own
     */
    async acceptByNotice(noticeId: string, otherLeadId: string | null = null) {
      const subject = await alarms.subjectOfNotice(noticeId)
      return await accept(
        subject && { ...subject, submissionId: otherLeadId ?? subject.submissionId },
      )
    },

    /** Marks the lead of its assignee's token as en route, or changes its arrival time. */
    announceArrival: (token: string, etaMinutes: number) =>
      transitionAsAssignee(token, { to: 'en_route', etaMinutes }),
    /** Hands the lead of its assignee's token back, as `handBack` does. */
    handBackByToken: (token: string) => transitionAsAssignee(token, { to: 'pending' }),

    decline,
    async declineByToken(token: string): Promise<DeclineResult> {
      const subject = await subjectOf(token)
      return subject?.noticeId == null ? 'ended' : await decline(subject.noticeId)
    },

    /** Makes one transition on the board, from the status that the staff member saw (R130). */
    transitionLead: (
      submissionId: string,
      transition: Pick<Transition, 'to' | 'reason' | 'cause' | 'etaMinutes'> & {
        readonly from: LeadStatus
        readonly staffMemberId: string
      },
    ) => transitionOnBoard(submissionId, transition),
    /**
     * Gives a lead back for its assignee. It is pending again, and its alarm restarts; with a
     * colleague, who is asked first, after two minutes or when they decline.
     */
    handBack: (
      submissionId: string,
      transition: Pick<Transition, 'reason' | 'colleagueId'> & {
        readonly from: LeadStatus
        readonly staffMemberId: string
      },
    ) => transitionOnBoard(submissionId, { ...transition, to: 'pending' }),
    /** Joins two open leads of one customer on the board (R237). */
    join(
      submissionId: string,
      { otherId, staffMemberId }: { otherId: string; staffMemberId: string },
    ) {
      const by = { staffMemberId, via: 'board' }
      return alarms.joinLeads(submissionId, { otherId, by, now: clock(), settings }).finally(nudge)
    },
    /**
     * Restores the state before the transition that this staff member made seconds ago.
     * @param at time of the transition's event, which identifies it
     */
    async undo(
      submissionId: string,
      { at, staffMemberId }: { readonly at: number; readonly staffMemberId: string },
    ): Promise<TransitionOutcome> {
      const by = { staffMemberId, via: 'board' }
      const { outcome } = await alarms.undoTransition(submissionId, { at, by, now: clock() })
      nudge()
      return outcome
    },

    /**
     * Cancels for the visitor (R122). False when the life cycle does not allow it any more; the
     * attempt is then recorded, and the assignee told.
     */
    async cancel(submissionId: string, from: LinkChannel | null = null): Promise<boolean> {
      const by = visitorBy(from)
      const transition = { to: 'cancelled', role: 'visitor', by, noticeId: null } as const
      return (await applyTransition(submissionId, transition)).outcome === 'changed'
    },
    /** Adds a note of the visitor, 500 characters at most. */
    addNote: (submissionId: string, text: string) =>
      statusPages
        .addNote(submissionId, { text, limit: MAX_VISITOR_NOTES, now: clock(), settings })
        .finally(nudge),
    /** Adds a photo of the visitor, as JPEG. */
    addPhoto(submissionId: string, jpeg: Uint8Array) {
      const photo = { id: deps.randomId(), jpeg, limit: MAX_VISITOR_PHOTOS, budget: PHOTO_BUDGET }
      return statusPages.addPhoto(submissionId, { ...photo, now: clock(), settings }).finally(nudge)
    },
    /** Changes who is on call when, and tells those concerned. */
    changeSchedule: (
      staffMemberId: string,
      change: ScheduleChange,
      by: Pick<ScheduleChangeOptions, 'byId' | 'insteadId'>,
    ) =>
      alarms
        .changeSchedule(staffMemberId, change, { ...by, now: clock(), settings })
        .finally(nudge),
    /** Removes a staff member; their open leads are handed back. */
    removeFromStaff: (staffMemberId: string) =>
      alarms.removeFromStaff(staffMemberId, { now: clock(), settings }).finally(nudge),
    /** Signs a staff member out on every phone, and hands their open leads back. */
    signOutEverywhere: (staffMemberId: string, exceptSessionId?: string) =>
      alarms
        .signOutEverywhere(staffMemberId, {
          now: clock(),
          settings,
          ...(exceptSessionId !== undefined && { exceptSessionId }),
        })
        .finally(nudge),
    /** Stores the visitor's review of a done lead, and tells the owner. */
    addReview: (submissionId: string, review: Parameters<ReviewOperations['add']>[1]) =>
      store.reviews.add(submissionId, review, settings).finally(nudge),
    /** Proposes other times, or moves the appointment of a request that nobody has accepted. */
    proposeWindows: (id: string, change: Chosen<{ windows: readonly Appointment[] }>) =>
      alarms.proposeWindows(id, { ...change, now: clock(), settings }).finally(nudge),
    /** Gives the appointment a time that staff and customer agreed on. */
    moveWindow: (id: string, change: Chosen<{ after: Appointment }>) =>
      alarms.moveWindow(id, { ...change, now: clock(), settings }).finally(nudge),
    /** Chooses one of the times that the other side proposed, or none. */
    answerProposal: (id: string, change: Chosen<{ proposalId: number; start: string | null }>) =>
      alarms.answerProposal(id, { ...change, now: clock(), settings }).finally(nudge),
    /** Agrees to a quote for the visitor, and tells the assignee. */
    agree: (submissionId: string, quoteId: number, from: LinkChannel | null = null) =>
      statusPages
        .agree(submissionId, { quoteId, by: visitorBy(from), now: clock(), settings })
        .finally(nudge),
  }
}

import { business } from '#domain/business.ts'
import { hasAssignee, isClosed } from '#domain/lead/lifecycle.ts'
import { MAX_VISITOR_NOTES, MAX_VISITOR_PHOTOS } from '#domain/status-page.ts'
import { hashOfToken } from '#server/secrets/token.ts'
import { type StoredAssignee, VISITOR } from '#server/store/alarm/alarm-lead.ts'
import type { DueAlarm, TransitionResult } from '#server/store/alarm/alarm-step.ts'
import type { AlarmStore } from '#server/store/alarm/alarm-store.ts'
import type { NoticeSettings, TokenSubject } from '#server/store/alarm/notice.ts'
import type { Store } from '#server/store/store.ts'
import type {
  AcceptResult,
  TransitionOutcome,
  Assignee,
  DeclineResult,
  FurtherRecipients,
  LeadService,
} from './lead-service.ts'

export interface LeadServiceDeps extends NoticeSettings {
  readonly store: Pick<Store, 'alarms' | 'statusPages'>
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

type Step = Pick<
  Parameters<AlarmStore['moveLead']>[1],
  'to' | 'from' | 'role' | 'by' | 'noticeId' | 'detail' | 'etaMinutes' | 'colleagueId'
>

export function createLeadService(deps: LeadServiceDeps): LeadService {
  const { store, clock, nudge, configuredChannels, staffEmail } = deps
  const { alarms, statusPages } = store
  const settings = { configuredChannels, staffEmail }

  const subjectOf = async (token: string): Promise<TokenSubject | null> =>
    await alarms.subjectOfToken(hashOfToken(token), clock())

  /** Makes one transition; all changes of a lead's status use this function. */
  const move = async (submissionId: string, step: Step): Promise<TransitionResult> => {
    const now = clock()
    const result = await alarms.moveLead(submissionId, { ...step, now, settings })
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
    const moved = await move(submissionId, { to: 'accepted', role: 'staff', by, noticeId })
    if (moved.outcome === 'unknown') return moved
    if (moved.outcome === 'moved') return { outcome: 'accepted', submissionId }
    const { assignee, status } = moved
    if (assignee === null || !hasAssignee(status))
      return { outcome: 'closed', submissionId, status }
    const isMine = isAssigneeOf(assignee, subject)
    return { outcome: 'already-accepted', submissionId, assignee: toAssignee(assignee), isMine }
  }

  const transitionLead = async (
    submissionId: string,
    {
      staffMemberId,
      ...step
    }: Pick<Step, 'to' | 'from' | 'detail' | 'etaMinutes' | 'colleagueId'> & {
      staffMemberId: string
    },
  ): Promise<TransitionOutcome> => {
    const by = { staffMemberId, via: 'board' }
    return (await move(submissionId, { ...step, role: 'staff', by, noticeId: null })).outcome
  }

  /** Makes a transition for the assignee who has this token; does nothing for anybody else. */
  const moveAsAssignee = async (
    token: string,
    step: Pick<Step, 'to' | 'etaMinutes'>,
  ): Promise<void> => {
    const subject = await subjectOf(token)
    if (subject?.submissionId == null || subject.assignee === null) return
    if (!isAssigneeOf(subject.assignee, subject)) return
    const by = { staffMemberId: subject.staffMember?.id ?? null, via: subject.channel }
    await move(subject.submissionId, { ...step, role: 'staff', by, noticeId: null })
  }

  const decline = async (
    noticeId: string,
    otherLeadId: string | null = null,
  ): Promise<DeclineResult> => {
    const [submissionId, subject] = await Promise.all([
      alarms.decline(noticeId, otherLeadId, clock()),
      alarms.subjectOfNotice(noticeId),
    ])
    const alarm = submissionId === null ? null : await alarms.findAlarm(submissionId)
    if (alarm === null) return 'ended'
    nudge()
    return await deps.furtherRecipients(alarm, subject?.staffMember?.id ?? null)
  }

  return {
    async view(token) {
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

    accept: async (token) => await accept(await subjectOf(token)),
    async acceptByNotice(noticeId, otherLeadId = null) {
      const subject = await alarms.subjectOfNotice(noticeId)
      return await accept(
        subject && { ...subject, submissionId: otherLeadId ?? subject.submissionId },
      )
    },

    announceArrival: async (token, etaMinutes) =>
      await moveAsAssignee(token, { to: 'en_route', etaMinutes }),
    handBackByToken: async (token) => await moveAsAssignee(token, { to: 'pending' }),

    decline,
    async declineByToken(token) {
      const subject = await subjectOf(token)
      return subject?.noticeId == null ? 'ended' : await decline(subject.noticeId)
    },

    transitionLead,
    handBack: async (submissionId, step) =>
      await transitionLead(submissionId, { ...step, to: 'pending' }),
    async undo(submissionId, { at, staffMemberId }) {
      const by = { staffMemberId, via: 'board' }
      const { outcome } = await alarms.undoStep(submissionId, { at, by, now: clock() })
      nudge()
      return outcome
    },
    async cancel(submissionId) {
      const step = { to: 'cancelled', role: 'visitor', by: VISITOR, noticeId: null } as const
      return (await move(submissionId, step)).outcome === 'moved'
    },
    addNote: async (submissionId, text) =>
      await statusPages
        .addNote(submissionId, { text, limit: MAX_VISITOR_NOTES, now: clock(), settings })
        .finally(nudge),
    async addPhoto(submissionId, jpeg) {
      const photo = { id: deps.randomId(), jpeg, limit: MAX_VISITOR_PHOTOS, now: clock(), settings }
      return await statusPages.addPhoto(submissionId, photo).finally(nudge)
    },
    agree: async (submissionId, quoteId) =>
      await statusPages.agree(submissionId, { quoteId, now: clock(), settings }).finally(nudge),
  }
}

const toAssignee = ({ staffMemberId, name, at }: StoredAssignee): Assignee => ({
  staffMemberId,
  name: name ?? business.name,
  at,
})

/** The link of the mail to STAFF_EMAIL belongs to the staff mailbox. */
const isAssigneeOf = (assignee: StoredAssignee, { staffMember }: TokenSubject): boolean =>
  assignee.staffMemberId === (staffMember?.id ?? null)

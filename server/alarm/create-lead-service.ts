import { business } from '#domain/business.ts'
import { hashOfToken } from '#server/status-page-token/derive-token.ts'
import type { StoredAssignee } from '#server/store/alarm/alarm-lead.ts'
import type { TokenSubject, ProviderStatus } from '#server/store/alarm/notice.ts'
import type { Store } from '#server/store/store.ts'
import { followUpNotices, type FollowUpNoticeDeps } from './follow-up-notices.ts'
import type { Notice } from './channel.ts'
import type { AlarmMetrics } from './alarm-metrics.ts'
import { hasFurtherRecipients } from './decide-step.ts'
import type {
  LeadService,
  ProviderCallback,
  Assignee,
  DeclineResult,
  AcceptResult,
} from './lead-service.ts'
import { toNotice } from './notice-facts.ts'
import { planFor, defaultPlans } from './read-plans.ts'

export interface LeadServiceDeps extends FollowUpNoticeDeps {
  readonly store: Pick<Store, 'alarms' | 'getLead'>
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** Something may be due for the engine. */
  readonly nudge: () => void
  readonly counts: Pick<AlarmMetrics, 'taken'>
}

/** When somebody who took a request and was not heard of since is asked about it. */
export const PROGRESS_QUESTION_AFTER_MS = 10 * 60_000

/** Twilio's words for what is over (https://www.twilio.com/docs/voice/api/call-resource, message-resource). */
const MISSED_CALL_STATUSES: readonly string[] = [
  'busy',
  'failed',
  'no-answer',
  'canceled',
  'undelivered',
]
const COMPLETED_CALL_STATUSES: readonly string[] = ['completed', 'delivered', 'read']

const statusMeaning = (status: string): ProviderStatus['meaning'] =>
  MISSED_CALL_STATUSES.includes(status)
    ? 'missed'
    : COMPLETED_CALL_STATUSES.includes(status)
      ? 'done'
      : 'open'

/** The alarm as its pages and the telephone see it. */
export function createLeadService(deps: LeadServiceDeps): LeadService {
  const { store, clock, nudge } = deps
  const { alarms } = store

  const holderOf = async (token: string): Promise<TokenSubject | null> =>
    await alarms.subjectOfToken(hashOfToken(token), clock())

  const take = async (holder: TokenSubject | null): Promise<AcceptResult> => {
    if (holder === null) return { outcome: 'unknown' }
    const { submissionId, noticeId, person, channel } = holder
    if (submissionId === null) {
      if (noticeId !== null) await alarms.answerTest(noticeId, clock())
      return { outcome: 'tested' }
    }
    const now = clock()
    const moved = await alarms.moveLead(submissionId, {
      to: 'accepted',
      by: { personId: person?.id ?? null, via: channel },
      now,
      noticeId,
      askAt: now + PROGRESS_QUESTION_AFTER_MS,
      aftermath: followUpNotices('accepted', now, deps),
    })
    if (moved.outcome === 'unknown') return moved
    if (moved.outcome === 'refused') {
      return moved.assignee === null || !ASSIGNED_STATUSES.includes(moved.status)
        ? { outcome: 'over', submissionId, status: moved.status }
        : {
            outcome: 'late',
            submissionId,
            assignee: toAssignee(moved.assignee),
            mine: isAssigneeOf(moved.assignee, holder),
          }
    }
    nudge()
    await countAcceptance(submissionId, now)
    return { outcome: 'taken', submissionId }
  }

  const countAcceptance = async (submissionId: string, now: number): Promise<void> => {
    const lead = await store.getLead(submissionId)
    if (lead?.type === 'booking')
      deps.counts.taken(Math.max(0, now - Date.parse(lead.created_at)) / 1000)
  }

  const passOn = async (noticeId: string, lead: string | null = null): Promise<DeclineResult> => {
    const [submissionId, holder] = await Promise.all([
      alarms.decline(noticeId, lead, clock()),
      alarms.subjectOfNotice(noticeId),
    ])
    const alarm = submissionId === null ? null : await alarms.findAlarm(submissionId)
    if (alarm === null) return 'over'
    const staff = await alarms.listStaff()
    nudge()
    return hasFurtherRecipients(alarm, holder?.person?.id ?? null, {
      ...deps,
      now: clock(),
      plan: planFor(alarm, defaultPlans),
      staff,
      timeZone: business.timeZone,
    })
  }

  /** The call's own notice, or the call as it would be about another lead. */
  const noticeAbout = async (noticeId: string, lead: string | null): Promise<Notice | null> => {
    const job = await (lead === null
      ? alarms.findNotice(noticeId)
      : alarms.callForLead(noticeId, lead))
    return job && toNotice(job, { waiting: await alarms.countWaiting(clock()), acceptUrl: null })
  }

  return {
    async view(token) {
      const holder = await holderOf(token)
      if (holder === null) return null
      const { submissionId, status, assignee, person } = holder
      if (submissionId === null || status === null)
        return { kind: 'test', answered: holder.answeredAt !== null, person }
      // Valid until done.
      if (status === 'done') return null
      return {
        kind: 'request',
        submissionId,
        status,
        assignee: assignee && toAssignee(assignee),
        mine: assignee !== null && isAssigneeOf(assignee, holder),
        person,
      }
    },

    take: async (token) => await take(await holderOf(token)),
    async takeByNotice(noticeId, lead = null) {
      const holder = await alarms.subjectOfNotice(noticeId)
      return await take(holder && { ...holder, submissionId: lead ?? holder.submissionId })
    },

    passOn,
    async passOnByToken(token) {
      const holder = await holderOf(token)
      return holder?.noticeId == null ? 'over' : await passOn(holder.noticeId)
    },

    notice: async (noticeId, lead = null) => await noticeAbout(noticeId, lead),
    async nextWaiting(noticeId, after) {
      const lead = await alarms.nextWaiting(noticeId, after, clock())
      return lead === null ? null : await noticeAbout(noticeId, lead)
    },
    answered: async (noticeId) => await alarms.answerCall(noticeId, clock()),

    async callback(noticeId, callback) {
      await alarms.recordProviderStatus(noticeId, providerStatus(callback), clock())
      nudge()
    },
  }
}

const providerStatus = ({
  providerId,
  status,
  sequence,
  error,
}: ProviderCallback): ProviderStatus => ({
  providerId,
  status,
  sequence,
  meaning: statusMeaning(status),
  error: error === undefined ? null : `${status}, code ${error}`,
})

/** Statuses in which a request is somebody's. */
const ASSIGNED_STATUSES: readonly string[] = ['accepted', 'en_route', 'done']

const toAssignee = ({ personId, name, at }: StoredAssignee): Assignee => ({
  personId,
  name: name ?? business.name,
  at,
})

/** By the link of the mail to STAFF_EMAIL it is whoever reads that mailbox. */
const isAssigneeOf = (assignee: StoredAssignee, { person }: TokenSubject): boolean =>
  assignee.personId === (person?.id ?? null)

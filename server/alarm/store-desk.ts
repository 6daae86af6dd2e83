import { business } from '#domain/business.ts'
import { hashOfToken } from '#server/receipt-token/token.ts'
import type { TakenBy } from '#server/store/alarm/alarm-lead.ts'
import type { Holder, ProviderStatus } from '#server/store/alarm/notice.ts'
import type { Store } from '#server/store/store.ts'
import { aftermathOf, type AftermathDeps } from './aftermath.ts'
import type { Notice } from './channel.ts'
import type { AlarmCounts } from './counts.ts'
import { othersFollow } from './decide.ts'
import type { AlarmDesk, Callback, Owner, PassResult, TakeResult } from './desk.ts'
import { noticeOf } from './facts.ts'
import { planFor, shippedPlans } from './plans.ts'

export interface DeskDeps extends AftermathDeps {
  readonly store: Pick<Store, 'alarms' | 'getLead'>
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** Something may be due for the engine. */
  readonly nudge: () => void
  readonly counts: Pick<AlarmCounts, 'taken'>
}

/** When somebody who took a request and was not heard of since is asked about it. */
export const ASK_AFTER_MS = 10 * 60_000

/** Twilio's words for what is over (https://www.twilio.com/docs/voice/api/call-resource, message-resource). */
const MISSED: readonly string[] = ['busy', 'failed', 'no-answer', 'canceled', 'undelivered']
const DONE: readonly string[] = ['completed', 'delivered', 'read']

const meaningOf = (status: string): ProviderStatus['meaning'] =>
  MISSED.includes(status) ? 'missed' : DONE.includes(status) ? 'done' : 'open'

/** The alarm as its pages and the telephone see it. */
export function createAlarmDesk(deps: DeskDeps): AlarmDesk {
  const { store, clock, nudge } = deps
  const { alarms } = store

  const holderOf = async (token: string): Promise<Holder | null> =>
    await alarms.holderOfToken(hashOfToken(token), clock())

  const take = async (holder: Holder | null): Promise<TakeResult> => {
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
      askAt: now + ASK_AFTER_MS,
      aftermath: aftermathOf('accepted', now, deps),
    })
    if (moved.outcome === 'unknown') return moved
    if (moved.outcome === 'refused') {
      return moved.owner === null || !HELD.includes(moved.status)
        ? { outcome: 'over', submissionId, status: moved.status }
        : {
            outcome: 'late',
            submissionId,
            owner: ownerOf(moved.owner),
            mine: isMine(moved.owner, holder),
          }
    }
    nudge()
    await countTaken(submissionId, now)
    return { outcome: 'taken', submissionId }
  }

  const countTaken = async (submissionId: string, now: number): Promise<void> => {
    const lead = await store.getLead(submissionId)
    if (lead?.type === 'booking')
      deps.counts.taken(Math.max(0, now - Date.parse(lead.created_at)) / 1000)
  }

  const passOn = async (noticeId: string, lead: string | null = null): Promise<PassResult> => {
    const [submissionId, holder] = await Promise.all([
      alarms.passOn(noticeId, lead, clock()),
      alarms.holderOfNotice(noticeId),
    ])
    const alarm = submissionId === null ? null : await alarms.findAlarm(submissionId)
    if (alarm === null) return 'over'
    const people = await alarms.listPeople()
    nudge()
    return othersFollow(alarm, holder?.person?.id ?? null, {
      ...deps,
      now: clock(),
      plan: planFor(alarm, shippedPlans),
      people,
      timeZone: business.timeZone,
    })
  }

  /** The call's own notice, or the call as it would be about another lead. */
  const noticeAbout = async (noticeId: string, lead: string | null): Promise<Notice | null> => {
    const job = await (lead === null
      ? alarms.findNotice(noticeId)
      : alarms.callAbout(noticeId, lead))
    return job && noticeOf(job, { waiting: await alarms.countWaiting(clock()), takeUrl: null })
  }

  return {
    async view(token) {
      const holder = await holderOf(token)
      if (holder === null) return null
      const { submissionId, status, owner, person } = holder
      if (submissionId === null || status === null)
        return { kind: 'test', answered: holder.answeredAt !== null, person }
      // Valid until done (R105).
      if (status === 'done') return null
      return {
        kind: 'request',
        submissionId,
        status,
        owner: owner && ownerOf(owner),
        mine: owner !== null && isMine(owner, holder),
        person,
      }
    },

    take: async (token) => await take(await holderOf(token)),
    async takeByNotice(noticeId, lead = null) {
      const holder = await alarms.holderOfNotice(noticeId)
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

const providerStatus = ({ providerId, status, sequence, error }: Callback): ProviderStatus => ({
  providerId,
  status,
  sequence,
  meaning: meaningOf(status),
  error: error === undefined ? null : `${status}, code ${error}`,
})

/** Statuses in which a request is somebody's. */
const HELD: readonly string[] = ['accepted', 'en_route', 'done']

const ownerOf = ({ personId, name, at }: TakenBy): Owner => ({
  personId,
  name: name ?? business.name,
  at,
})

/** By the link of the mail to STAFF_EMAIL it is whoever reads that mailbox. */
const isMine = (owner: TakenBy, { person }: Holder): boolean =>
  owner.personId === (person?.id ?? null)

/** What an incoming call reads and records (R200, R201). */

import { incomingCallMessages } from '#copy/server/incoming-calls.ts'
import { business } from '#domain/business/business.ts'
import { findBusinessNumber } from '#domain/phone/business-number.ts'
import { callerNumber } from '#domain/phone/caller.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { onCallAt } from '#domain/staff/on-call/on-call.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { chosenOption } from '#domain/settings.ts'
import {
  findCall,
  listLegs,
  findLeg,
  type CallLeg,
  type IncomingCall,
} from '#server/store/incoming-call.ts'
import { staffTargets } from '#server/leads/outgoing/new-notice.ts'
import type { Db } from '#server/store/db.ts'
import type { NoticeSettings } from '#server/store/notice.ts'
import { buildLead, type NewLeadDeps, sourceOf } from '../new-lead.ts'
import { RING_TIMEOUT_S } from './incoming-call-twiml.ts'
import { listStaff } from '#server/store/staff-members.ts'
import {
  endCall,
  beginCall,
  beginLegs,
  acceptLeg,
  makeCallDue,
} from '#server/leads/incoming/incoming-calls.ts'

export interface IncomingCallDeps extends NewLeadDeps {
  readonly store: Db
  readonly clock: () => number
  /** ALARM_CALLS_PER_DAY. */
  readonly callsPerDay: number
  readonly settings: NoticeSettings
  readonly readSetting: (key: string) => Promise<string | null>
}

/** Fields of a request about a call. */
export interface CallForm {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly attestation: string
}

export type IncomingCallService = ReturnType<typeof createIncomingCallService>

/** Callers who hang up earlier have misdialed: their calls are counted, and are no leads. */
const MISDIALED_MS = 5000
/**
 * A call that ends this soon after a staff member's key may have connected nobody: our answer to the
 * key may have been lost, Twilio waited 15 s for it and 15 s for the next one, and the caller heard an
 * error. The outcome of ringing says whether they were connected; without it the call is missed,
 * because a lead too many is better than none.
 */
const UNPROVEN_MS = 45_000
/** The outcome of ringing may arrive this much later than the end of the call. */
const OUTCOME_DELAY_MS = 10_000

const ENDED_STATUSES = new Set(['completed', 'busy', 'failed', 'no-answer', 'canceled'])
export const hasEnded = (callStatus: string): boolean => ENDED_STATUSES.has(callStatus)

export function createIncomingCallService(deps: IncomingCallDeps) {
  const { store, clock, randomId, settings } = deps

  /** Lists those on call, without anybody who is off. */
  const membersOnCall = async (now: number) =>
    onCallAt(await store.read((tx) => listStaff(tx)), now, business.timeZone).members

  /** Lists whom a call may ring: those on call with a phone. */
  const legsOf = async (now: number) => {
    const members = await membersOnCall(now)
    return members
      .flatMap((member) => staffTargets(member, 'call').slice(0, 1))
      .flatMap(({ staffMemberId, address }) =>
        address.kind === 'call' && staffMemberId !== null
          ? [{ id: randomId(), staffMemberId, number: address.phone }]
          : [],
      )
  }

  const end = async (
    call: IncomingCall,
    as: 'taken' | 'missed' | 'left',
    pressed = false,
  ): Promise<IncomingCall> => {
    const now = clock()
    const lead = await buildLead(
      {
        type: 'call',
        phone: call.caller === null ? '' : formatPhone(call.caller),
        source_url: call.language === 'es' ? '/es' : '/',
        traffic_source: sourceOf(call.source, 'call'),
        idempotencyKey: `call:${call.id}`,
        isVerified: !/failed/i.test(call.attestation),
        now,
      },
      deps,
    )
    const ended = await store.write((tx) =>
      endCall(tx, call.id, { as, pressed, lead, settings, now }),
    )
    return ended ?? call
  }

  /** Returns whether a call lasted long enough after a staff member's key to be connected. */
  const wasConnected = ({ acceptedAt, startedAt }: IncomingCall, lastedMs: number): boolean =>
    acceptedAt !== null && startedAt + lastedMs > acceptedAt + UNPROVEN_MS

  /** @param seconds duration of the whole call; `null` if Twilio did not say */
  const lasted = ({ startedAt }: IncomingCall, seconds: number | null): number =>
    seconds === null ? clock() - startedAt : seconds * 1000

  return {
    /**
     * Stores a call at its first request, and finds it again at each later one.
     * @param now when the call began
     */
    async begin(
      { id, from, to, attestation }: CallForm,
      now: number = clock(),
    ): Promise<IncomingCall> {
      const isOffered = (await readMode()) !== 'off'
      const legs = isOffered ? await legsOf(now) : []
      const { number, source, language } = findBusinessNumber(business, to)
      return await store.write((tx) =>
        beginCall(tx, {
          id,
          number,
          source,
          language,
          attestation,
          legs,
          now,
          caller: callerNumber(from),
          dueAt: now + (RING_TIMEOUT_S * 1000 + 10_000) * Math.max(1, legs.length) + MINUTE_MS,
        }),
      )
    },
    find: (id: string) => store.read((tx) => findCall(tx, id)),
    /**
     * Returns the legs that a step rings, and records that they are rung; none after the last, or
     * where the day's calls are used up.
     */
    async legsOfStep(call: IncomingCall, step: number): Promise<readonly CallLeg[]> {
      const now = clock()
      // Some may have gone off call, or left, since the call began.
      const onCall = new Set((await membersOnCall(now)).map(({ id }) => id))
      const legs = (await store.read((tx) => listLegs(tx, call.id))).filter(
        ({ position, staffMemberId }) => position >= step && onCall.has(staffMemberId),
      )
      const atOnce = step === 0 ? legs : []
      const chosen = (await readMode()) === 'all' ? atOnce : legs.slice(0, 1)
      return await store.write((tx) =>
        beginLegs(tx, chosen, { callsPerDay: deps.callsPerDay, now }),
      )
    },
    /** Finds the leg with its call, and the language of its staff member. */
    async findLeg(id: string) {
      const leg = await store.read((tx) => findLeg(tx, id))
      const call = leg && (await store.read((tx) => findCall(tx, leg.callId)))
      if (leg === null || call === null) return null
      const staff = await store.read((tx) => listStaff(tx))
      const member = staff.find((one) => one.id === leg.staffMemberId)
      return { call, language: member?.language ?? ('en' as const) }
    },
    accept: (legId: string) => store.write((tx) => acceptLeg(tx, legId, clock())),
    missed: (call: IncomingCall, pressed = false) => end(call, 'missed', pressed),
    taken: (call: IncomingCall) => end(call, 'taken'),
    /**
     * Ends a call that Twilio says is over.
     * @param seconds its whole duration; `null` if Twilio did not say
     */
    async over(call: IncomingCall, seconds: number | null): Promise<IncomingCall> {
      const lastedMs = lasted(call, seconds)
      if (call.acceptedAt === null && lastedMs < MISDIALED_MS) return await end(call, 'left')
      return await end(call, wasConnected(call, lastedMs) ? 'taken' : 'missed')
    },
    /** Returns whether the outcome of ringing has to decide what an ended call was. */
    isUnproven: (call: IncomingCall, seconds: number | null): boolean =>
      call.state === 'accepted' && !wasConnected(call, lasted(call, seconds)),
    askSoon: (callId: string) =>
      store.writeRelaxed((tx) => makeCallDue(tx, callId, clock() + OUTCOME_DELAY_MS)),
    /** Returns what the caller of an ended call hears. */
    lastWords({ state, pressed, joined, language }: IncomingCall): string {
      const messages = incomingCallMessages()[language]
      if (state === 'hidden') return messages.hidden
      if (joined === null) return messages.trouble
      if (joined === 1) return messages.joined
      return pressed === 1 ? messages.pressed : messages.missed
    },
  }

  async function readMode(): Promise<string> {
    return chosenOption('incoming_calls', await deps.readSetting('incoming_calls'))
  }
}

/**
 * Between Twilio's requests (`routes.ts`) and the stored call (`stored/`): what each step of an incoming
 * call reads, and the transaction that it makes.
 */

import type { Language } from '#domain/text/language.ts'
import { serviceName } from '#server/leads/facts/service-name.ts'
import { isWaiting } from '#domain/lead/lifecycle.ts'
import { incomingCallMessages, sourceInWords } from '#copy/server/incoming-calls.ts'
import { business } from '#domain/business/business.ts'
import { isCalledFalse } from '#domain/phone/attestation.ts'
import { findBusinessNumber } from '#domain/phone/business-number.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { onCallAt } from '#domain/staff/on-call/on-call.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { chosenOption } from '#domain/settings.ts'
import {
  findCall,
  listLegs,
  findLeg,
  STAFF_SOURCE,
  type CallLeg,
  type IncomingCall,
} from '#server/db/tables/incoming-call.ts'
import { staffTargets } from '#server/alarm/notices/new-notice.ts'
import type { App } from '#server/app.ts'
import { getSetting } from '#server/db/setting-queries.ts'
import { buildLead, sourceOf } from '#server/intake/new-lead.ts'
import { RING_TIMEOUT_S } from './incoming-call-twiml.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { beginLegs } from '#server/calls/stored/incoming-call-legs.ts'
import {
  beginCall,
  endCall,
  findCallersLead,
  makeCallDue,
} from '#server/calls/stored/incoming-calls.ts'
import { findSender } from './sender.ts'

/** Fields of a request about a call. */
export interface CallForm {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly attestation: string
}

/** Callers who hang up earlier have misdialed: their calls are counted, and are no leads. */
export const MISDIALED_MS = 5000
/**
 * A call that ends this soon after a staff member's key may have connected nobody: our answer to the
 * key may have been lost, Twilio waited 15 s for it and 15 s for the next one, and the caller heard an
 * error. The outcome of ringing says whether they were connected; without it the call is missed,
 * because a lead too many is better than none.
 */
export const UNPROVEN_MS = 45_000
/** The outcome of ringing may arrive this much later than the end of the call. */
const OUTCOME_DELAY_MS = 10_000

const ENDED_STATUSES = new Set(['completed', 'busy', 'failed', 'no-answer', 'canceled'])
export const hasEnded = (callStatus: string): boolean => ENDED_STATUSES.has(callStatus)

/** What the functions of a call take from the server. */
type CallApp = Pick<
  App,
  'db' | 'clock' | 'randomId' | 'environment' | 'noticeSettings' | 'deriveStatusPageToken'
>

/** Lists those on call, without anybody who is off. */
const membersOnCall = async ({ db }: CallApp, now: number) =>
  onCallAt(await db.read(listStaff), now, business.timeZone).members

/**
 * Lists whom a call may ring: those on call with a phone, without a staff member who calls.
 * @param called the number of the business, E.164
 */
async function legsOf(
  app: CallApp,
  { called, callingId, now }: { called: string; callingId: string | null; now: number },
) {
  const members = await membersOnCall(app, now)
  return members
    .filter(({ id }) => id !== callingId)
    .flatMap((member) => staffTargets(member, 'call').slice(0, 1))
    .flatMap(({ staffMemberId, address }) =>
      // A staff member with the number that was called would be the business calling itself.
      address.kind === 'call' && staffMemberId !== null && address.phone !== called
        ? [{ id: app.randomId(), staffMemberId, number: address.phone }]
        : [],
    )
}

/** Reads whether calls ring staff, one after the other or all at once. */
const readMode = async ({ db }: CallApp): Promise<string> =>
  chosenOption('incoming_calls', await db.read((tx) => getSetting(tx, 'incoming_calls')))

/**
 * Stores a call at its first request, and finds it again at each later one.
 * @param now when the call began
 */
export async function beginIncoming(
  app: CallApp,
  { id, from, to, attestation }: CallForm,
  now: number = app.clock(),
): Promise<IncomingCall> {
  const { number: caller, staffMemberId: callingId } = await findSender(app, from)
  const isOffered = (await readMode(app)) !== 'off'
  const legs = isOffered ? await legsOf(app, { called: to, callingId, now }) : []
  const { number, language, ...called } = findBusinessNumber(business, to)
  const source = callingId === null ? called.source : STAFF_SOURCE
  return await app.db.write((tx) =>
    beginCall(tx, {
      id,
      number,
      source,
      language,
      attestation,
      legs,
      now,
      caller,
      dueAt: now + (RING_TIMEOUT_S * 1000 + 10_000) * Math.max(1, legs.length) + MINUTE_MS,
    }),
  )
}

/**
 * Returns the legs that a step rings, and records that they are rung; none after the last, or where
 * the day's calls are used up.
 */
export async function legsOfStep(
  app: CallApp,
  call: IncomingCall,
  step: number,
): Promise<readonly CallLeg[]> {
  const now = app.clock()
  // Some may have gone off call, or left, since the call began.
  const onCall = new Set((await membersOnCall(app, now)).map(({ id }) => id))
  const legs = (await app.db.read((tx) => listLegs(tx, call.id))).filter(
    ({ position, staffMemberId }) => position >= step && onCall.has(staffMemberId),
  )
  const isFirst = step === 0
  const mode = await readMode(app)
  if (mode === 'off') return []
  const chosen = mode === 'all' ? (isFirst ? legs : []) : legs.slice(0, 1)
  const { alarmCallsPerDay: callsPerDay } = app.environment
  const settings = app.noticeSettings
  return await app.db.write((tx) =>
    beginLegs(tx, call, chosen, { isFirst, callsPerDay, now, settings }),
  )
}

/** Finds the leg with its call, and the language of its staff member. */
export async function findLegOfCall({ db }: CallApp, id: string) {
  const leg = await db.read((tx) => findLeg(tx, id))
  const call = leg && (await db.read((tx) => findCall(tx, leg.callId)))
  if (leg === null || call === null) return null
  const member = (await db.read(listStaff)).find((one) => one.id === leg.staffMemberId)
  return { call, language: member?.language ?? ('en' as const) }
}

/** Says to a staff member who answers where the call comes from, and whose request it is about. */
export async function whisperText(
  { db, clock }: CallApp,
  call: IncomingCall,
  language: Language,
): Promise<string> {
  const messages = incomingCallMessages()[language]
  const now = clock()
  const from = sourceInWords(call.source, language)
  const lead = await db.read((tx) => findCallersLead(tx, call, now))
  if (lead === null) return messages.whisper(from)
  const service = serviceName(lead.service, language)
  const minutes = Math.max(0, Math.floor((now - lead.since) / MINUTE_MS))
  return isWaiting(lead.status)
    ? messages.whisperWaiting(service, minutes)
    : messages.whisperTaken(service)
}

/**
 * Ends a call: it was taken, becomes a lead, or was hung up at once.
 * @param pressed whether the caller pressed 1 to be called back
 */
export async function endIncoming(
  app: CallApp,
  call: IncomingCall,
  as: 'taken' | 'missed' | 'left',
  pressed = false,
): Promise<IncomingCall> {
  const now = app.clock()
  const lead = await buildLead(app, {
    type: 'call',
    phone: call.caller === null ? '' : formatPhone(call.caller),
    source_url: call.language === 'es' ? '/es' : '/',
    traffic_source: sourceOf(call.source, 'call'),
    idempotencyKey: `call ${call.id}`,
    isVerified: !isCalledFalse(call.attestation),
    now,
  })
  const settings = app.noticeSettings
  const ended = await app.db.write((tx) =>
    endCall(tx, call.id, { as, pressed, lead, settings, now }),
  )
  return ended ?? call
}

/** Returns whether a call lasted long enough after a staff member's key to be connected. */
const wasConnected = ({ acceptedAt, startedAt }: IncomingCall, lastedMs: number): boolean =>
  acceptedAt !== null && startedAt + lastedMs > acceptedAt + UNPROVEN_MS

const lastedMs = ({ clock }: CallApp, { startedAt }: IncomingCall, seconds: number | null) =>
  seconds === null ? clock() - startedAt : seconds * 1000

/**
 * Ends a call that Twilio says is over.
 * @param seconds its whole duration; `null` if Twilio did not say
 */
export async function endOver(
  app: CallApp,
  call: IncomingCall,
  seconds: number | null,
): Promise<IncomingCall> {
  const lasted = lastedMs(app, call, seconds)
  if (call.acceptedAt === null && lasted < MISDIALED_MS) return await endIncoming(app, call, 'left')
  return await endIncoming(app, call, wasConnected(call, lasted) ? 'taken' : 'missed')
}

/**
 * Returns whether the outcome of ringing has to decide what an ended call was.
 * @param seconds its whole duration; `null` if Twilio did not say
 */
export const isUnproven = (app: CallApp, call: IncomingCall, seconds: number | null): boolean =>
  call.state === 'accepted' && !wasConnected(call, lastedMs(app, call, seconds))

/** Lets the worker ask Twilio about a call as soon as the outcome of ringing is known. */
export const askSoon = ({ db, clock }: CallApp, callId: string): Promise<void> =>
  db.writeRelaxed((tx) => makeCallDue(tx, callId, clock() + OUTCOME_DELAY_MS))

/** Returns what the caller of an ended call hears. */
export function lastWords({ state, source, pressed, joined, language }: IncomingCall): string {
  const messages = incomingCallMessages()[language]
  if (source === STAFF_SOURCE) return messages.staffCaller
  if (state === 'hidden') return messages.hidden
  if (joined === null) return messages.trouble
  if (joined === 1) return messages.joined
  return pressed === 1 ? messages.pressed : messages.missed
}

/**
 * Incoming calls as rows. Every change is one transaction that can be repeated, because
 * any of Twilio's requests may come twice, late, in another order or never.
 */

import { transitionLead } from '#server/leads/transition.ts'
import { isWaiting, type LeadStatus, storedLeadStatus } from '#domain/lead/lifecycle.ts'
import { isCalledFalse, isVouchedFor } from '#domain/phone/attestation.ts'
import { comparableDigits } from '#domain/phone/phone.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import {
  findCall,
  findLeg,
  type IncomingCall,
  type IncomingCallState,
  STAFF_SOURCE,
  type NewIncomingCall,
} from '#server/db/tables/incoming-call.ts'
import { assigneeOf } from '#server/db/tables/alarms.ts'
import { addEvent } from '#server/db/tables/events.ts'
import type { RecordOptions } from '#server/db/tables/lead.ts'
import { type Claim, leasedQueue } from '#server/db/leased-queue.ts'
import { findStatus } from '#server/db/tables/lead-queries.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import { record } from '#server/leads/record.ts'
import { execute, first, type Db, type Tx } from '#server/db/db.ts'
import { addFollowUpNotices } from '#server/alarm/notices/follow-ups.ts'
import { isBlocked, countRefused } from '#server/leads/blocked-numbers.ts'
import { callerHasRoom } from './incoming-call-limits.ts'
import { findOpenLead, findVouchedLead } from '#server/leads/same-customer.ts'
import { addTextBack } from '#server/alarm/notices/text-back.ts'

/** What ended a call. */
interface CallEnding {
  readonly as: 'taken' | 'missed' | 'left'
  readonly pressed?: boolean
  /** The lead that a missed call becomes. */
  readonly lead: RecordOptions
  readonly settings: NoticeSettings
  readonly now: number
}

/** A caller who is found later, after an outage, has long called somebody else. */
const TEXT_BACK_WITHIN_MS = HOUR_MS

const OPEN = `state IN ('ringing', 'accepted')`
export const callQueue = leasedQueue('incoming_calls', OPEN, 'due_at, id')

/** Stores a call at its first request; returns the stored one at a repeat. */
export async function beginCall(tx: Tx, call: NewIncomingCall): Promise<IncomingCall> {
  const { legs, caller, now, dueAt, ...row } = call
  const digits = caller === null ? null : comparableDigits(caller)
  const stored = await findCall(tx, call.id)
  if (stored !== null) return stored
  const isRefused = digits !== null && (await isBlocked(tx, digits))
  const mayRing = !isRefused && (await callerHasRoom(tx, digits, now))
  const state = isRefused ? 'refused' : 'ringing'
  if (isRefused) await countRefused(tx, digits, now)
  await execute(
    tx,
    `INSERT INTO incoming_calls (id, number, source, language, caller, caller_digits, attestation,
       state, started_at, due_at, written_at)
     VALUES (:id, :number, :source, :language, :caller, :digits, :attestation, :state, :now, :dueAt, :now)`,
    { ...row, caller, digits, state, now, dueAt },
  )
  if (mayRing)
    for (const [position, leg] of legs.entries())
      await execute(
        tx,
        `INSERT INTO incoming_call_legs (id, call_id, position, staff_member_id, number)
         VALUES (:id, :callId, :position, :staffMemberId, :number)`,
        { ...leg, callId: call.id, position },
      )
  return {
    ...row,
    caller,
    state,
    pressed: 0,
    startedAt: now,
    acceptedAt: null,
    acceptedPosition: null,
    submissionId: null,
    joined: null,
    attempts: 0,
  }
}

/** The open lead of a caller, as its staff member hears it. */
interface CallersLead {
  readonly id: string
  readonly service: string
  readonly status: LeadStatus
  /** Since when the customer waits, or the assignee has it. */
  readonly since: number
}

/** Finds the open lead of a caller; `null` without one, and for a hidden number. */
export async function findCallersLead(
  tx: Tx,
  { caller, attestation }: Pick<IncomingCall, 'caller' | 'attestation'>,
  now: number,
): Promise<CallersLead | null> {
  const digits = caller === null ? null : comparableDigits(caller)
  const isVerified = !isCalledFalse(attestation)
  const joined =
    digits === null ? null : await findOpenLead(tx, { digits, type: 'call', isVerified, now })
  const id =
    joined ??
    (digits !== null && isVouchedFor(attestation) ? await findVouchedLead(tx, digits) : null)
  const lead =
    id === null
      ? null
      : await first<{ service: string; status: string; since: number }>(
          tx,
          `SELECT s.service, s.status, coalesce(a.accepted_at, a.started_at) AS since
           FROM submissions s JOIN alarms a ON a.submission_id = s.id WHERE s.id = :id`,
          { id },
        )
  return id === null || lead === null
    ? null
    : { ...lead, id, status: storedLeadStatus(lead.status) }
}

/**
 * Takes the lead of a caller for whoever took the call, if nobody has it: they talk now, so that no
 * alarm has to go on, and the customer's page says who it is.
 */
export async function takeCallersLead(
  tx: Tx,
  legId: string,
  { settings, now }: { readonly settings: NoticeSettings; readonly now: number },
): Promise<void> {
  const leg = await findLeg(tx, legId)
  const call = leg === null ? null : await findCall(tx, leg.callId)
  const lead = call === null ? null : await findCallersLead(tx, call, now)
  if (leg === null || lead === null || !isWaiting(lead.status)) return
  await transitionLead(tx, lead.id, {
    to: 'accepted',
    role: 'staff',
    by: { staffMemberId: leg.staffMemberId, via: 'call' },
    noticeId: null,
    settings,
    now,
  })
}

/** Takes a call for the staff member of a leg; of any number at once one takes it. */
export async function acceptLeg(
  tx: Tx,
  id: string,
  now: number,
): Promise<'accepted' | 'late' | 'unknown'> {
  const leg = await findLeg(tx, id)
  const call = leg === null ? null : await findCall(tx, leg.callId)
  if (leg === null || call === null) return 'unknown'
  const accepted = await first<{ id: string }>(
    tx,
    `SELECT id FROM incoming_call_legs WHERE call_id = :callId AND accepted_at IS NOT NULL`,
    { callId: call.id },
  )
  if (accepted?.id === id) return 'accepted'
  if (call.state !== 'ringing') return 'late'
  await execute(
    tx,
    `UPDATE incoming_call_legs SET accepted_at = :now, rang_at = coalesce(rang_at, :now)
     WHERE id = :id`,
    { id, now },
  )
  await execute(
    tx,
    `UPDATE incoming_calls SET state = 'accepted', accepted_at = :now WHERE id = :callId`,
    { callId: call.id, now },
  )
  return 'accepted'
}

/**
 * Ends a call, once. A missed one joins the caller's open lead or becomes a lead, in this
 * transaction; one of a staff member's does neither.
 * @returns the ended call; `null` for an unknown one
 */
export async function endCall(
  tx: Tx,
  id: string,
  ending: CallEnding,
): Promise<IncomingCall | null> {
  const call = await findCall(tx, id)
  if (call === null) return null
  const { as, now, pressed = false } = ending
  // The key of somebody who hung up at once may arrive after the end.
  const isOpen = call.state === 'ringing' || call.state === 'accepted'
  if (!isOpen && !(call.state === 'left' && pressed)) return call
  const isOfStaff = call.source === STAFF_SOURCE
  const digits = call.caller === null || isOfStaff ? null : comparableDigits(call.caller)
  const state = endState(as, call)
  let submissionId: string | null = null
  if (digits !== null && state !== 'left') {
    const isVerified = !isCalledFalse(call.attestation)
    submissionId = await findOpenLead(tx, { digits, type: 'call', isVerified, now })
    if (submissionId !== null) await joinLead(tx, submissionId, { call, ending, pressed })
    else if (state === 'missed') submissionId = await addLead(tx, { call, ending, pressed })
  }
  await execute(
    tx,
    `UPDATE incoming_calls SET state = :state, ended_at = :now, pressed = :pressed,
       submission_id = :submissionId, lease_until = NULL WHERE id = :id`,
    { id, state, now, pressed: pressed ? 1 : 0, submissionId },
  )
  return await findCall(tx, id)
}

function endState(as: CallEnding['as'], { caller, source }: IncomingCall): IncomingCallState {
  if (as !== 'missed') return as
  if (source === STAFF_SOURCE) return 'left'
  return caller === null ? 'hidden' : 'missed'
}

interface EndedCall {
  readonly call: IncomingCall
  readonly ending: CallEnding
  readonly pressed: boolean
}

async function addLead(tx: Tx, { call, ending, pressed }: EndedCall): Promise<string> {
  const result = await record(tx, ending.lead)
  if (result.outcome === 'nonce-spent') throw new TypeError('A call has no captcha')
  const submissionId = result.submission.id
  if (result.outcome === 'stored') {
    await addCallEvent(tx, submissionId, { call, ending, pressed })
    const isRecent = ending.now - call.startedAt < TEXT_BACK_WITHIN_MS
    if (call.caller !== null && isRecent)
      await addTextBack(tx, submissionId, { ...ending, caller: call.caller })
  }
  return submissionId
}

/** Adds a call to the caller's open lead; of a missed one its staff are told. */
async function joinLead(tx: Tx, submissionId: string, ended: EndedCall): Promise<void> {
  const lead = await findStatus(tx, submissionId)
  if (lead === null) return
  await addCallEvent(tx, submissionId, ended)
  const { as, settings, now } = ended.ending
  if (as !== 'missed') return
  const change = { event: 'called', role: 'visitor', staffMemberId: null } as const
  const assignee = await assigneeOf(tx, submissionId)
  const context = { submissionId, assignee, settings, now }
  await addFollowUpNotices(tx, change, context)
}

async function addCallEvent(
  tx: Tx,
  submissionId: string,
  { call: { id, source, attestation }, ending: { as, now }, pressed }: EndedCall,
): Promise<void> {
  const taken = as === 'taken'
  const by = taken ? await takerOf(tx, id) : null
  const payload = { source, taken, pressed, attestation }
  await addEvent(tx, { submissionId, kind: 'called', by, at: now, payload })
}

async function takerOf(
  tx: Tx,
  callId: string,
): Promise<{ staffMemberId: string; via: string } | null> {
  const row = await first<{ staffMemberId: string }>(
    tx,
    `SELECT staff_member_id FROM incoming_call_legs WHERE call_id = :callId AND accepted_at IS NOT NULL`,
    { callId },
  )
  return row && { staffMemberId: row.staffMemberId, via: 'call' }
}

/** Claims open calls whose time is over; reading first avoids waiting for writes at an idle poll. */
export async function claimCalls(db: Db, claim: Claim): Promise<readonly IncomingCall[]> {
  if (!(await db.read((tx) => callQueue.anyDue(tx, claim.now)))) return []
  return await db.writeRelaxed(async (tx) => {
    const claimed: IncomingCall[] = []
    for (const id of await callQueue.claim(tx, claim)) {
      const call = await findCall(tx, id)
      if (call !== null) claimed.push(call)
    }
    return claimed
  })
}

/** Makes a call due earlier, because Twilio said that a part of it has ended. */
export const makeCallDue = (tx: Tx, id: string, dueAt: number): Promise<void> =>
  execute(
    tx,
    `UPDATE incoming_calls SET due_at = :dueAt
     WHERE id = :id AND ${OPEN} AND due_at > :dueAt AND lease_until IS NULL`,
    { id, dueAt },
  )

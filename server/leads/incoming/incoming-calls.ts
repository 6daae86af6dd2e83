/**
 * Incoming calls as rows (R200, R201). Every change is one transaction that can be repeated, because
 * any of Twilio's requests may come twice, late, in another order or never.
 */

import { comparableDigits } from '#domain/phone/phone.ts'
import {
  type CallLeg,
  findCall,
  findLeg,
  type IncomingCall,
  listLegs,
  listTakenCalls,
  type NewIncomingCall,
} from '#server/store/incoming-call.ts'
import { assigneeOf } from '#server/store/alarms.ts'
import { addEvent, listEvents } from '#server/store/events.ts'
import type { RecordOptions } from '#server/store/lead.ts'
import { type Claim, leasedQueue } from '#server/store/leased-queue.ts'
import { lockLead } from '#server/store/lock-lead.ts'
import type { NoticeSettings } from '#server/store/notice.ts'
import { record } from '#server/store/record.ts'
import {
  execute,
  first,
  hasRows,
  type Program,
  type Programs,
  storeMethods,
  TRANSACTION_MUTEX,
} from '#server/store/sql-program.ts'
import { addFollowUpNotices } from '../outgoing/follow-ups.ts'
import { callerHasRoom, dayHasRoom, isBlocked } from './incoming-call-limits.ts'
import { findOpenLead } from '../same-customer.ts'
import { addTextBack } from '../outgoing/text-back.ts'

/** What ended a call. */
export interface CallEnding {
  readonly as: 'taken' | 'missed' | 'left'
  readonly pressed?: boolean
  /** The lead that a missed call becomes. */
  readonly lead: RecordOptions
  readonly settings: NoticeSettings
  readonly now: number
}

const OPEN = `state IN ('ringing', 'accepted')`
const queue = leasedQueue('incoming_calls', OPEN, 'due_at, id')

/** Stores a call at its first request; returns the stored one at a repeat. */
function* beginCall(call: NewIncomingCall): Program<IncomingCall> {
  yield TRANSACTION_MUTEX
  const { legs, caller, now, dueAt, ...row } = call
  const digits = caller === null ? null : comparableDigits(caller)
  const stored = yield* findCall(call.id)
  if (stored !== null) return stored
  const isRefused = digits !== null && (yield* isBlocked(digits))
  const mayRing = !isRefused && (yield* callerHasRoom(digits, now))
  const state = isRefused ? 'refused' : 'ringing'
  yield* execute(
    `INSERT INTO incoming_calls (id, number, source, language, caller, caller_digits, attestation,
       state, started_at, due_at)
     VALUES (:id, :number, :source, :language, :caller, :digits, :attestation, :state, :now, :dueAt)`,
    { ...row, caller, digits, state, now, dueAt },
  )
  if (mayRing)
    for (const [position, leg] of legs.entries())
      yield* execute(
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

/**
 * Records that legs are rung now, as far as the day's calls have room.
 * @param callsPerDay ALARM_CALLS_PER_DAY
 * @returns the legs to ring, also those that were begun before
 */
function* beginLegs(
  legs: readonly CallLeg[],
  { callsPerDay, now }: { readonly callsPerDay: number; readonly now: number },
): Program<readonly CallLeg[]> {
  // Calls at the same moment would each see room for one more.
  yield TRANSACTION_MUTEX
  const begun: CallLeg[] = []
  for (const leg of legs) {
    const { id } = leg
    const isBegun = yield* hasRows(
      `SELECT id FROM incoming_call_legs WHERE id = :id AND begun_at IS NOT NULL`,
      { id },
    )
    if (!isBegun && !(yield* dayHasRoom(callsPerDay, now))) continue
    yield* execute(
      `UPDATE incoming_call_legs SET begun_at = coalesce(begun_at, :now) WHERE id = :id`,
      { id, now },
    )
    begun.push(leg)
  }
  return begun
}

/** Takes a call for the staff member of a leg; of any number at once one takes it. */
function* acceptLeg(id: string, now: number): Program<'accepted' | 'late' | 'unknown'> {
  yield TRANSACTION_MUTEX
  const leg = yield* findLeg(id)
  const call = leg === null ? null : yield* findCall(leg.callId)
  if (leg === null || call === null) return 'unknown'
  const accepted = yield* first<{ id: string }>(
    `SELECT id FROM incoming_call_legs WHERE call_id = :callId AND accepted_at IS NOT NULL`,
    { callId: call.id },
  )
  if (accepted?.id === id) return 'accepted'
  if (call.state !== 'ringing') return 'late'
  yield* execute(`UPDATE incoming_call_legs SET accepted_at = :now WHERE id = :id`, { id, now })
  yield* execute(
    `UPDATE incoming_calls SET state = 'accepted', accepted_at = :now WHERE id = :callId`,
    { callId: call.id, now },
  )
  return 'accepted'
}

/**
 * Ends a call, once. A missed one joins the caller's open lead or becomes a lead, in this
 * transaction.
 * @returns the ended call; `null` for an unknown one
 */
function* endCall(id: string, ending: CallEnding): Program<IncomingCall | null> {
  yield TRANSACTION_MUTEX
  const call = yield* findCall(id)
  if (call === null) return null
  const { as, now, pressed = false } = ending
  // The key of somebody who hung up at once may arrive after the end.
  const isOpen = call.state === 'ringing' || call.state === 'accepted'
  if (!isOpen && !(call.state === 'left' && pressed)) return call
  const digits = call.caller === null ? null : comparableDigits(call.caller)
  const state = as === 'missed' && digits === null ? 'hidden' : as
  let submissionId: string | null = null
  if (digits !== null && state !== 'left') {
    submissionId = yield* findOpenLead(digits, now)
    if (submissionId !== null) yield* joinLead(submissionId, { call, ending, pressed })
    else if (state === 'missed') submissionId = yield* addLead({ call, ending, pressed })
  }
  yield* execute(
    `UPDATE incoming_calls SET state = :state, ended_at = :now, pressed = :pressed,
       submission_id = :submissionId, lease_until = NULL WHERE id = :id`,
    { id, state, now, pressed: pressed ? 1 : 0, submissionId },
  )
  return yield* findCall(id)
}

interface EndedCall {
  readonly call: IncomingCall
  readonly ending: CallEnding
  readonly pressed: boolean
}

function* addLead({ call, ending, pressed }: EndedCall): Program<string> {
  const result = yield* record(ending.lead)
  if (result.outcome === 'nonce-spent') throw new TypeError('A call has no captcha')
  const submissionId = result.submission.id
  if (result.outcome === 'stored') {
    yield* addCallEvent(submissionId, { call, ending, pressed })
    if (call.caller !== null) yield* addTextBack(submissionId, { ...ending, caller: call.caller })
  }
  return submissionId
}

/** Adds a call to the caller's open lead; of a missed one its staff are told. */
function* joinLead(submissionId: string, ended: EndedCall): Program<void> {
  const lead = yield* lockLead(submissionId)
  if (lead === null) return
  const step = (yield* listEvents(submissionId)).filter(({ kind }) => kind === 'called').length
  yield* addCallEvent(submissionId, ended)
  const { as, settings, now } = ended.ending
  if (as !== 'missed') return
  const change = { event: 'called', role: 'visitor', staffMemberId: null } as const
  const assignee = yield* assigneeOf(submissionId)
  const context = { submissionId, type: lead.type, assignee, settings, now, step }
  yield* addFollowUpNotices(change, context)
}

function* addCallEvent(
  submissionId: string,
  { call: { id, source, attestation }, ending: { as, now }, pressed }: EndedCall,
): Program<void> {
  const taken = as === 'taken'
  const by = taken ? yield* takerOf(id) : null
  const payload = { source, taken, pressed, attestation }
  yield* addEvent({ submissionId, kind: 'called', by, at: now, payload })
}

function* takerOf(callId: string): Program<{ staffMemberId: string; via: string } | null> {
  const row = yield* first<{ staffMemberId: string }>(
    `SELECT staff_member_id FROM incoming_call_legs WHERE call_id = :callId AND accepted_at IS NOT NULL`,
    { callId },
  )
  return row && { staffMemberId: row.staffMemberId, via: 'call' }
}

/** Claims open calls whose time is over. */
function* claimCalls(claim: Claim): Program<readonly IncomingCall[]> {
  const claimed: IncomingCall[] = []
  for (const id of yield* queue.claim(claim)) {
    const call = yield* findCall(id)
    if (call !== null) claimed.push(call)
  }
  return claimed
}

export type IncomingCallOperations = ReturnType<typeof createIncomingCallOperations>

export const createIncomingCallOperations = (programs: Programs) => ({
  ...storeMethods(programs.read, { findCall, listLegs, findLeg, listTakenCalls }),
  ...storeMethods(programs.write, { beginCall, beginLegs, acceptLeg, endCall }),
  ...storeMethods(programs.writeRelaxed, {
    renewCallLease: queue.renewLease,
    askAgain: queue.retry,
  }),
  /** Claims the calls that are due. Reading first avoids the write lock at an idle poll. */
  claimCalls: async (claim: Claim) =>
    (await programs.read(() => queue.anyDue(claim.now)))
      ? await programs.writeRelaxed(() => claimCalls(claim))
      : [],
  /** Makes a call due now, because Twilio said that a part of it has ended. */
  askSoon: (id: string, dueAt: number) =>
    programs.writeRelaxed(() =>
      execute(
        `UPDATE incoming_calls SET due_at = :dueAt
         WHERE id = :id AND ${OPEN} AND due_at > :dueAt AND lease_until IS NULL`,
        { id, dueAt },
      ),
    ),
  freeCallLeases: async (now: number) =>
    programs.isShared ? 0 : await programs.single(() => queue.freeLeases(now)),
})

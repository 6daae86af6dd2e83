/** Rows of incoming calls, and how they are found. */

import type { Language } from '#domain/text/language.ts'
import { first, rows, type Tx } from '#server/db/db.ts'

/**
 * `ringing`: nobody has pressed a key yet; `accepted`: a staff member has, and the call goes on.
 * All others are final. `left`: the caller hung up at once, or
 * is a staff member; `hidden`: missed, and nobody to call
 * back; `refused`: a blocked number.
 */
export type IncomingCallState =
  | 'ringing'
  | 'accepted'
  | 'taken'
  | 'missed'
  | 'left'
  | 'hidden'
  | 'refused'

/**
 * The source of calls from the phones of staff members, who are no customers: such a call is no lead, and
 * counts nowhere.
 */
export const STAFF_SOURCE = 'own-staff'

export interface IncomingCall {
  /** Twilio's CallSid. */
  readonly id: string
  readonly number: string
  readonly source: string
  readonly language: Language
  /** E.164; `null` for a hidden number. */
  readonly caller: string | null
  readonly attestation: string
  readonly state: IncomingCallState
  /** 1 after the caller pressed 1. */
  readonly pressed: number
  readonly startedAt: number
  readonly acceptedAt: number | null
  /** Position of the leg whose staff member pressed 1. */
  readonly acceptedPosition: number | null
  /** The lead of a missed call, or the one that the call joined. */
  readonly submissionId: string | null
  /** 1 if that lead was there before the call; `null` without a lead. */
  readonly joined: number | null
  /** Number of the latest attempt to ask Twilio. */
  readonly attempts: number
}

export interface CallLeg {
  readonly id: string
  readonly callId: string
  readonly position: number
  readonly staffMemberId: string
  readonly number: string
}

export type NewIncomingCall = Pick<
  IncomingCall,
  'id' | 'number' | 'source' | 'language' | 'caller' | 'attestation'
> & {
  readonly legs: readonly Pick<CallLeg, 'id' | 'staffMemberId' | 'number'>[]
  readonly now: number
  /** When Twilio is asked, if it has not said how the call ended. */
  readonly dueAt: number
}

const CALL_COLUMNS = `id, number, source, language, caller, attestation, state, pressed, started_at,
  accepted_at, submission_id, attempts,
  (SELECT min(l.position) FROM incoming_call_legs l
   WHERE l.call_id = incoming_calls.id AND l.accepted_at IS NOT NULL) AS accepted_position,
  (SELECT CASE WHEN s.idempotency_key = 'call ' || incoming_calls.id THEN 0 ELSE 1 END
   FROM submissions s WHERE s.id = incoming_calls.submission_id) AS joined`

export const findCall = (tx: Tx, id: string): Promise<IncomingCall | null> =>
  first<IncomingCall>(tx, `SELECT ${CALL_COLUMNS} FROM incoming_calls WHERE id = :id`, { id })

export const listLegs = (tx: Tx, callId: string): Promise<readonly CallLeg[]> =>
  rows<CallLeg>(
    tx,
    `SELECT id, call_id, position, staff_member_id, number FROM incoming_call_legs
     WHERE call_id = :callId ORDER BY position`,
    { callId },
  )

export const findLeg = (tx: Tx, id: string): Promise<CallLeg | null> =>
  first<CallLeg>(
    tx,
    `SELECT id, call_id, position, staff_member_id, number FROM incoming_call_legs WHERE id = :id`,
    { id },
  )

/** A call that a staff member took, for the form of a new lead. */
export interface TakenCall {
  readonly id: string
  readonly caller: string | null
  readonly source: string
  readonly startedAt: number
  readonly staffMemberName: string
}

/** Lists the taken calls since a time that belong to no lead, newest first. */
export const listTakenCalls = (
  tx: Tx,
  since: number,
  limit: number,
): Promise<readonly TakenCall[]> =>
  rows<TakenCall>(
    tx,
    `SELECT c.id, c.caller, c.source, c.started_at, p.name AS staff_member_name
     FROM incoming_calls c JOIN incoming_call_legs l ON l.call_id = c.id
       JOIN staff_members p ON p.id = l.staff_member_id
     WHERE l.accepted_at IS NOT NULL AND c.state IN ('accepted', 'taken')
       AND c.submission_id IS NULL AND c.started_at > :since AND c.source <> '${STAFF_SOURCE}'
     ORDER BY c.started_at DESC, c.id LIMIT :limit`,
    { since, limit },
  )

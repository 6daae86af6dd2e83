/** The recorded history of a lead: one row for each event, with a typed payload for each kind. */

import type { Appointment } from '#domain/time/appointment.ts'
import type { TransitionEvent } from './lifecycle.ts'
import type { LossCause } from './loss.ts'
import type { LeadPayment } from './payment.ts'

type NoPayload = Readonly<Record<string, never>>

/** Why a staff member made a transition, in their own words; missing where they gave no reason. */
interface Reason {
  readonly reason?: string
}

/** `cause` is missing where the visitor canceled. */
interface Closing extends Reason {
  readonly cause?: LossCause
}

interface IncomingCallPayload {
  /** Source of the number that was called, such as `website`. */
  readonly source: string
  /** Whether a staff member took the call. */
  readonly taken: boolean
  /** Whether the caller pressed 1: locked out, call me back. */
  readonly pressed: boolean
  /** What the carriers say about the caller's number (STIR/SHAKEN); '' if nothing. */
  readonly attestation: string
}

/** What staff may correct. */
export const CORRECTABLE_FIELDS = ['phone', 'name', 'address', 'service'] as const
export type CorrectableField = (typeof CORRECTABLE_FIELDS)[number]

/**
 * What each kind of event records besides its time and who did it. A kind is added here; the
 * compiler then names the places that must treat it, and `EVENT_KINDS` its readers.
 */
export interface EventPayloads {
  readonly stored: NoPayload
  /** The staff mail was sent. */
  readonly mailed: NoPayload
  /** A staff member saw it on the board. */
  readonly seen: NoPayload
  /** The link of a staff member's notice was opened; a mail scanner may do that too. */
  readonly opened: NoPayload
  readonly accepted: Reason
  readonly en_route: Reason
  readonly here: Reason
  readonly done: Reason
  readonly cancelled: Closing
  readonly lost: Closing
  readonly spam: Reason
  /** This lead goes on instead; missing where staff know of it only. */
  readonly duplicate: Reason & { readonly keptId?: string }
  readonly handed_back: Reason
  readonly handed_over: { readonly colleagueId: string; readonly colleagueName: string }
  readonly reopened: Reason
  /** In how many minutes the assignee arrives, as they said it. */
  readonly eta: { readonly minutes: number }
  /** Takes the transition before it back. */
  readonly undone: NoPayload
  /** The visitor tried to cancel too late. */
  readonly cancel_attempt: NoPayload
  /** A visitor's note, which the status page shows. */
  readonly note: {
    readonly text: string
    /** Pictures of a text message, which stay in Twilio's console. */
    readonly pictures?: number
  }
  readonly staff_note: { readonly text: string }
  readonly photo: NoPayload
  readonly quoted: { readonly totalCents: number; readonly includes: string }
  /** `quoteId` is the time of the event `quoted`. */
  readonly agreed: { readonly quoteId: number }
  /** The customer does not agree to the quote. */
  readonly disagreed: { readonly quoteId: number }
  readonly payment: LeadPayment
  /** A staff member looked at the gate code. */
  readonly gate_code: NoPayload
  /** A staff member who was asked cannot come. `round` is that of the alarm, 0 before its first. */
  readonly declined: { readonly round?: number }
  /** The alarm ended without an acceptance. */
  readonly expired: NoPayload
  /** The visitor was sent the arrival time as a text message. */
  readonly texted: NoPayload
  /** The customer called one of the business's numbers. */
  readonly called: IncomingCallPayload
  /** The customer answered a call that was connected, or did not. */
  readonly connected: NoPayload
  readonly not_reached: NoPayload
  /** A staff member corrected what the visitor gave; `before` is what it was. */
  readonly corrected: {
    readonly field: CorrectableField
    readonly before: string
    readonly after: string
  }
  /** The customer or, on the board, a staff member asks for another time. */
  readonly window_proposed: { readonly windows: readonly Appointment[] }
  /** The appointment has another time; `before` is `null` for the first one. */
  readonly window_moved: { readonly before: Appointment | null; readonly after: Appointment }
  /** An owner let the lead's number through, which calls had been refused of. */
  readonly let_through: NoPayload
  /** None of the times that the other side proposed is possible. */
  readonly window_declined: NoPayload
}

export type EventKind = keyof EventPayloads

/** Every kind; a stored kind of a later release is not among them. */
const EVENT_KINDS: Readonly<Record<EventKind | TransitionEvent, true>> = {
  stored: true,
  mailed: true,
  seen: true,
  opened: true,
  accepted: true,
  en_route: true,
  here: true,
  done: true,
  cancelled: true,
  lost: true,
  spam: true,
  duplicate: true,
  handed_back: true,
  handed_over: true,
  reopened: true,
  eta: true,
  undone: true,
  cancel_attempt: true,
  note: true,
  staff_note: true,
  photo: true,
  quoted: true,
  agreed: true,
  disagreed: true,
  payment: true,
  gate_code: true,
  declined: true,
  expired: true,
  texted: true,
  called: true,
  connected: true,
  not_reached: true,
  corrected: true,
  window_proposed: true,
  window_moved: true,
  let_through: true,
  window_declined: true,
}

export const isEventKind = (kind: string): kind is EventKind => Object.hasOwn(EVENT_KINDS, kind)

interface EventHeader {
  /** Milliseconds since the epoch; no two events of a lead have the same time. */
  readonly at: number
  /** `null` for the visitor, the staff mailbox and automatic events. */
  readonly staffMemberId: string | null
  readonly staffMemberName: string | null
  /** The channel or page by which it was done; `null` for automatic events. */
  readonly via: string | null
}

/** An event of one kind or, by default, of any. */
export type LeadEvent<Kind extends EventKind = EventKind> = {
  [One in Kind]: EventHeader & { readonly kind: One; readonly payload: EventPayloads[One] }
}[Kind]

/** An event's kind with its payload, as it is added. */
export type EventContent<Kind extends EventKind = EventKind> = {
  [One in Kind]: NoPayload extends EventPayloads[One]
    ? { readonly kind: One; readonly payload?: EventPayloads[One] }
    : { readonly kind: One; readonly payload: EventPayloads[One] }
}[Kind]

/** Lists the events of one kind, in their order. */
export const eventsOf = <Kind extends EventKind>(
  events: readonly LeadEvent[],
  kind: Kind,
): readonly LeadEvent<Kind>[] =>
  events.filter(
    ({ kind: one }) => one === kind,
  ) as readonly LeadEvent[] as readonly LeadEvent<Kind>[]

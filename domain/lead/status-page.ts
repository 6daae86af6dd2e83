/**
 * The visitor's view of a lead. States come from recorded events,
 * never from a timer. Server and page both use it.
 */

import type { Eta } from './arrival.ts'
import type { LeadEvent } from './events.ts'
import {
  FIRST_STATUS,
  isAcceptance,
  isClosed,
  isDriving,
  isWaiting,
  LEAD_LIFECYCLE,
  type LeadStatus,
  progressSteps,
  RESTART_EVENTS,
  type RestartEvent,
} from './lifecycle.ts'
import type { StatusPageState } from './status-page-state.ts'
import { QUOTE_EVENTS, type QuoteJson } from './quote.ts'
import { leadState, statusAfter, wasAccepted, withoutUndone } from './replay.ts'
import { HOUR_MS, MINUTE_MS, WEEK_MS } from '#domain/time/durations.ts'

/** What is recorded of a lead before it is accepted. */
const WAITING_EVENTS = ['stored', 'mailed', 'seen'] as const
/** Recorded events that are not transitions of the lead. */
const OTHER_EVENTS = [
  ...WAITING_EVENTS,
  'note',
  'photo',
  'cancel_attempt',
  'window_proposed',
  'window_moved',
  'window_declined',
  ...QUOTE_EVENTS,
] as const
/** How a lead became pending again: the visitor does not see that it was offered to one colleague. */
const SHOWN_RESTARTS = {
  handed_back: 'handed_back',
  handed_over: 'handed_back',
  reopened: 'reopened',
} as const satisfies Readonly<Record<RestartEvent, RestartEvent>>
type ShownRestart = (typeof SHOWN_RESTARTS)[RestartEvent]
/** Kinds of which only the first event is shown. */
const SHOWN_ONCE_KINDS: readonly StatusPageEventKind[] = ['mailed', 'seen']

export type StatusPageEventKind =
  | StatusPageState
  | (typeof OTHER_EVENTS)[number]
  | ShownRestart
  | 'eta'

/** The body of `GET /r/TOKEN/state`. */
export interface StatusPageResponse {
  readonly state: StatusPageState
  /** A served town; '' if the address names none. */
  readonly town: string
  /** An option of the form. */
  readonly service: string
  /** The assignee's first name and license number; the response spells the key as here. */
  readonly by: { readonly name: string; readonly licence: string } | null
  /** What the locksmith said last about the arrival, while on the way; `at` is when. */
  readonly eta: { readonly minutes: number; readonly at: string } | null
  /** The latest written quote; `null` without one. */
  readonly quote: QuoteJson | null
  /** In chronological order; `at` in ISO 8601, UTC. */
  readonly events: readonly { readonly kind: StatusPageEventKind; readonly at: string }[]
}

export interface StatusPageFacts {
  readonly status: LeadStatus
  readonly state: StatusPageState
  /**
   * Name of the staff member who accepted the lead; `null` while there is none, and for the staff
   * mailbox.
   */
  readonly acceptedBy: string | null
  /** Whether a staff member ever accepted the lead, also one who handed it back. */
  readonly wasAccepted: boolean
  /** See `StatusPageResponse`. */
  readonly eta: Eta | null
  readonly events: readonly { readonly kind: StatusPageEventKind; readonly at: number }[]
  /** How a pending lead became pending again, and when; `null` for every other lead. */
  readonly again: { readonly kind: ShownRestart; readonly at: number } | null
}

/** The steps of a completed lead in their order; only recorded ones are shown as done. */
export const STATUS_STEPS: readonly StatusPageEventKind[] = progressSteps().flatMap((status) =>
  isWaiting(status) ? WAITING_EVENTS : LEAD_LIFECYCLE[status].statusPage,
)

/**
 * Returns the state of a lead according to its recorded events.
 * @param recordedEvents in the order in which they happened
 */
export function statusPageFacts(recordedEvents: readonly LeadEvent[]): StatusPageFacts {
  const { status, transition, acceptance, eta } = leadState(recordedEvents)
  return {
    status,
    state: transition === null ? LEAD_LIFECYCLE[status].statusPage : pageState(transition, status),
    acceptedBy: acceptance?.staffMemberName ?? null,
    wasAccepted: wasAccepted(recordedEvents),
    eta,
    events: shownEvents(recordedEvents),
    again: transition && restartOf(transition),
  }
}

/**
 * Returns the state after a transition. A duplicate that was closed by itself was sent by anybody who
 * knows the number, so that its page does not speak of the other request.
 */
const pageState = (event: LeadEvent, status: LeadStatus): StatusPageState => {
  if (event.kind === 'duplicate' && event.via === null) return 'closed'
  if (event.kind === 'lost' && event.payload.cause === 'no_show') return 'no_show'
  return LEAD_LIFECYCLE[status].statusPage
}

function restartOf({ kind, at }: LeadEvent): StatusPageFacts['again'] {
  const restart = RESTART_EVENTS.find((event) => event === kind)
  return restart === undefined ? null : { kind: SHOWN_RESTARTS[restart], at }
}

/**
 * Lists what the visitor sees of the events: of a lead that is pending again, no earlier status.
 */
function shownEvents(recordedEvents: readonly LeadEvent[]): StatusPageFacts['events'] {
  let status: LeadStatus = FIRST_STATUS
  let events: { kind: StatusPageEventKind; at: number }[] = []
  const addEvent = (kind: StatusPageEventKind, at: number): void => {
    if (!SHOWN_ONCE_KINDS.includes(kind) || !events.some((event) => event.kind === kind))
      events.push({ kind, at })
  }
  for (const event of withoutUndone(recordedEvents)) {
    const { kind, at } = event
    const other = OTHER_EVENTS.find((known) => known === kind)
    if (other !== undefined) addEvent(other, at)
    if (kind === 'eta' && isDriving(status)) addEvent(kind, at)
    const next = statusAfter(kind)
    if (next === null) continue
    status = next
    const again = restartOf(event)
    if (again !== null) {
      const stays: readonly string[] = [...OTHER_EVENTS, ...Object.values(SHOWN_RESTARTS)]
      events = [...events.filter((one) => stays.includes(one.kind)), again]
      continue
    }
    // Acceptance implies that the lead was seen.
    if (isAcceptance(next)) addEvent('seen', at)
    addEvent(pageState(event, next), at)
  }
  return events
}

/** How long the page is available after the lead is closed, and after its appointment. */
export const STATUS_PAGE_AFTER_CLOSE_MS = 48 * HOUR_MS
/** How long the page of an open lead is available after the last thing that happened to it. */
export const STATUS_PAGE_LIFETIME_MS = WEEK_MS

/** Returns when the status page expires, in milliseconds since the epoch like all times here. */
function statusPageExpiry(recorded: readonly LeadEvent[], appointmentEnd = 0): number {
  const last = recorded.at(-1)
  if (last === undefined) return 0
  const { status, transition } = leadState(recorded)
  const lastsUntil =
    transition !== null && isClosed(status)
      ? transition.at + STATUS_PAGE_AFTER_CLOSE_MS
      : last.at + STATUS_PAGE_LIFETIME_MS
  return Math.max(lastsUntil, appointmentEnd + STATUS_PAGE_AFTER_CLOSE_MS)
}

/** Returns whether the status page has expired. */
export const isStatusPageExpired = (
  recorded: readonly LeadEvent[],
  now: number,
  appointmentEnd = 0,
): boolean => now > statusPageExpiry(recorded, appointmentEnd)

/** After this time the page says that no staff member has accepted yet. */
const NOT_ACCEPTED_WARNING_AFTER_MS = 10 * MINUTE_MS

/**
 * Returns for how many milliseconds no staff member has accepted the lead, once the page must
 * say so; `null` before, and after acceptance.
 * @param waitingSince when it was stored or became pending again; milliseconds since the epoch,
 *   like `now`
 */
export function notAcceptedForMs(
  status: LeadStatus,
  waitingSince: number,
  now: number,
): number | null {
  return isWaiting(status) && now - waitingSince >= NOT_ACCEPTED_WARNING_AFTER_MS
    ? now - waitingSince
    : null
}

/** Maximum length of a visitor's note in characters, and maximum number of notes. */
export const NOTE_MAX_CHARACTERS = 500
export const MAX_VISITOR_NOTES = 5

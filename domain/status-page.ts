import { isFinalStatus, parseLeadStatus, type LeadStatus } from './lead-status.ts'

/**
 * What a visitor is told about the own request, and by which rules: states
 * come from what was written down, never from a timer (R121). Server and page
 * both read it.
 */

export const STATUS_PAGE_STATES = ['stored', 'accepted', 'en_route', 'done', 'cancelled'] as const
export type StatusPageState = (typeof STATUS_PAGE_STATES)[number]

export const STATUS_PAGE_EVENTS = [
  'stored',
  'mailed',
  'seen',
  'accepted',
  'en_route',
  'done',
  'cancelled',
  'note',
] as const
export type StatusPageEventKind = (typeof STATUS_PAGE_EVENTS)[number]

/** Body of `GET /r/TOKEN/state`. */
export interface StatusPageResponse {
  readonly state: StatusPageState
  /** One of our towns; '' where the address names none. */
  readonly town: string
  /** As the form lists it. */
  readonly service: string
  /** Who has it: first name and licence number. */
  readonly by: { readonly name: string; readonly licence: string } | null
  /** In the order in which they happened; `at` in ISO 8601, UTC. */
  readonly events: readonly { readonly kind: StatusPageEventKind; readonly at: string }[]
}

/** Something that was written down about a request; of its kinds only those that a visitor is told of count here. */
export interface RecordedEvent {
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly kind: string
  readonly personName: string | null
}

export interface StatusPageFacts {
  readonly state: StatusPageState
  /** Who took it; null while nobody has, and for nobody in particular. */
  readonly takenBy: string | null
  readonly events: readonly { readonly kind: StatusPageEventKind; readonly at: number }[]
}

const STATE_BY_STATUS: Readonly<Record<LeadStatus, StatusPageState>> = {
  pending: 'stored',
  accepted: 'accepted',
  en_route: 'en_route',
  done: 'done',
  cancelled: 'cancelled',
  // Both mean that nobody is coming: whoever waits all the same must read it.
  lost: 'cancelled',
  spam: 'cancelled',
}

/** The steps of a lead that goes well, in their order; each is recorded or it is not shown as made. */
export const STATUS_STEPS = [
  'stored',
  'mailed',
  'seen',
  'accepted',
  'en_route',
  'done',
] as const satisfies readonly StatusPageEventKind[]

/** Kinds of which only the first is told. */
const SHOWN_ONCE_KINDS: readonly StatusPageEventKind[] = ['mailed', 'seen']

/**
 * Where a request stands by what was written down about it.
 * @param recordedEvents in the order in which it happened
 */
export function statusPageFacts(recordedEvents: readonly RecordedEvent[]): StatusPageFacts {
  let state: StatusPageState = 'stored'
  let takenBy: string | null = null
  const events: { kind: StatusPageEventKind; at: number }[] = []
  const addEvent = (kind: StatusPageEventKind, at: number): void => {
    if (!SHOWN_ONCE_KINDS.includes(kind) || !events.some((event) => event.kind === kind))
      events.push({ kind, at })
  }
  for (const { kind, at, personName } of recordedEvents) {
    const status = parseLeadStatus(kind)
    if (status !== null) state = STATE_BY_STATUS[status]
    if (status === 'accepted') {
      takenBy = personName
      // Whoever takes a request has seen it.
      addEvent('seen', at)
    }
    const shownKinds =
      status === null ? STATUS_PAGE_EVENTS.find((known) => known === kind) : STATE_BY_STATUS[status]
    if (shownKinds !== undefined) addEvent(shownKinds, at)
  }
  return { state, takenBy, events }
}

const HOUR_MS = 60 * 60_000

/** After the end of the request it can be read this long, and never longer than the second. */
export const STATUS_PAGE_AFTER_CLOSE_MS = 48 * HOUR_MS
export const STATUS_PAGE_LIFETIME_MS = 7 * 24 * HOUR_MS

/** True once the receipt is to be found no more. */
export function isStatusPageExpired(recorded: readonly RecordedEvent[], now: number): boolean {
  const [first] = recorded
  if (first === undefined || now - first.at > STATUS_PAGE_LIFETIME_MS) return true
  const end = recorded.findLast(({ kind }) => {
    const status = parseLeadStatus(kind)
    return status !== null && isFinalStatus(status)
  })
  return end !== undefined && now - end.at > STATUS_PAGE_AFTER_CLOSE_MS
}

/** From then on it is said plainly that nobody has taken it. */
export const NOT_ACCEPTED_WARNING_AFTER_MS = 10 * 60_000

/**
 * Returns how long nobody has taken a submission, in milliseconds, once that
 * must be said; `null` before, and once a staff member has taken it.
 * @param storedAt milliseconds since the epoch, like `now`
 */
export function notAcceptedForMs(
  state: StatusPageState,
  storedAt: number,
  now: number,
): number | null {
  return state === 'stored' && now - storedAt >= NOT_ACCEPTED_WARNING_AFTER_MS
    ? now - storedAt
    : null
}

/** A note of the visitor's: characters, and how many in all. */
export const NOTE_MAX_CHARACTERS = 500
export const MAX_VISITOR_NOTES = 5

/** From which status the visitor may still call it off alone; later somebody is driving. */
export const CANCELLABLE_STATUSES: readonly LeadStatus[] = ['pending', 'accepted']

/** How often a page that is looked at asks again: `every` ms for the first `for` ms, and so on. */
export const POLLING_INTERVALS: readonly { readonly every: number; readonly for: number }[] = [
  { every: 3000, for: 2 * 60_000 },
  { every: 10_000, for: 15 * 60_000 },
  { every: 60_000, for: Number.POSITIVE_INFINITY },
]

/** Milliseconds until the next question of a page that was opened so long ago. */
export function nextPollDelayMs(openForMs: number): number {
  let until = 0
  for (const { every, for: lasts } of POLLING_INTERVALS) {
    until += lasts
    if (openForMs < until) return every
  }
  return POLLING_INTERVALS.at(-1)?.every ?? 60_000
}

/** The first name of a person, which is all that a visitor is told. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name

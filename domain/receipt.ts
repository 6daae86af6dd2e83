import { isOver, leadStatus, type LeadStatus } from './lead-status.ts'

/**
 * What a visitor is told about the own request, and by which rules: states
 * come from what was written down, never from a timer (R121). Server and page
 * both read it.
 */

export const RECEIPT_STATES = ['stored', 'accepted', 'en_route', 'done', 'cancelled'] as const
export type ReceiptState = (typeof RECEIPT_STATES)[number]

export const RECEIPT_EVENTS = [
  'stored',
  'mailed',
  'seen',
  'accepted',
  'en_route',
  'done',
  'cancelled',
  'note',
] as const
export type ReceiptEventKind = (typeof RECEIPT_EVENTS)[number]

/** Body of `GET /r/TOKEN/state`. */
export interface ReceiptBody {
  readonly state: ReceiptState
  /** One of our towns; '' where the address names none. */
  readonly town: string
  /** As the form lists it. */
  readonly service: string
  /** Who has it: first name and licence number. */
  readonly by: { readonly name: string; readonly licence: string } | null
  /** In the order in which they happened; `at` in ISO 8601, UTC. */
  readonly events: readonly { readonly kind: ReceiptEventKind; readonly at: string }[]
}

/** Something that was written down about a request; of its kinds only those that a visitor is told of count here. */
export interface RecordedEvent {
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly kind: string
  readonly personName: string | null
}

export interface ReceiptFacts {
  readonly state: ReceiptState
  /** Who took it; null while nobody has, and for nobody in particular. */
  readonly takenBy: string | null
  readonly events: readonly { readonly kind: ReceiptEventKind; readonly at: number }[]
}

const SHOWN_AS: Readonly<Record<LeadStatus, ReceiptState>> = {
  pending: 'stored',
  accepted: 'accepted',
  en_route: 'en_route',
  done: 'done',
  cancelled: 'cancelled',
  // Both mean that nobody is coming: whoever waits all the same must read it.
  lost: 'cancelled',
  spam: 'cancelled',
}

/** The steps of a lead that goes well, in their order; each is recorded or it is not shown as made (R121). */
export const STATUS_STEPS = [
  'stored',
  'mailed',
  'seen',
  'accepted',
  'en_route',
  'done',
] as const satisfies readonly ReceiptEventKind[]

/** Kinds of which only the first is told. */
const ONCE: readonly ReceiptEventKind[] = ['mailed', 'seen']

/**
 * Where a request stands by what was written down about it.
 * @param recorded in the order in which it happened
 */
export function receiptFacts(recorded: readonly RecordedEvent[]): ReceiptFacts {
  let state: ReceiptState = 'stored'
  let takenBy: string | null = null
  const events: { kind: ReceiptEventKind; at: number }[] = []
  const tell = (kind: ReceiptEventKind, at: number): void => {
    if (!ONCE.includes(kind) || !events.some((event) => event.kind === kind))
      events.push({ kind, at })
  }
  for (const { kind, at, personName } of recorded) {
    const status = leadStatus(kind)
    if (status !== null) state = SHOWN_AS[status]
    if (status === 'accepted') {
      takenBy = personName
      // Whoever takes a request has seen it.
      tell('seen', at)
    }
    const told = status === null ? RECEIPT_EVENTS.find((known) => known === kind) : SHOWN_AS[status]
    if (told !== undefined) tell(told, at)
  }
  return { state, takenBy, events }
}

const HOUR_MS = 60 * 60_000

/** After the end of the request it can be read this long, and never longer than the second (R123). */
export const RECEIPT_AFTER_END_MS = 48 * HOUR_MS
export const RECEIPT_LIFE_MS = 7 * 24 * HOUR_MS

/** True once the receipt is to be found no more. */
export function isReceiptOver(recorded: readonly RecordedEvent[], now: number): boolean {
  const [first] = recorded
  if (first === undefined || now - first.at > RECEIPT_LIFE_MS) return true
  const end = recorded.findLast(({ kind }) => {
    const status = leadStatus(kind)
    return status !== null && isOver(status)
  })
  return end !== undefined && now - end.at > RECEIPT_AFTER_END_MS
}

/** R125: from then on it is said plainly that nobody has taken it. */
export const UNTAKEN_AFTER_MS = 10 * 60_000

/**
 * Returns how long nobody has taken a submission, in milliseconds, once that
 * must be said; `null` before, and once a staff member has taken it.
 * @param storedAt milliseconds since the epoch, like `now`
 */
export function untakenMs(state: ReceiptState, storedAt: number, now: number): number | null {
  return state === 'stored' && now - storedAt >= UNTAKEN_AFTER_MS ? now - storedAt : null
}

/** A note of the visitor's: characters, and how many in all (R122). */
export const NOTE_LENGTH = 500
export const NOTES_AT_MOST = 5

/** From which status the visitor may still call it off alone; later somebody is driving. */
export const CANCELLABLE: readonly LeadStatus[] = ['pending', 'accepted']

/** How often a page that is looked at asks again: `every` ms for the first `for` ms, and so on (R123). */
export const POLLING: readonly { readonly every: number; readonly for: number }[] = [
  { every: 3000, for: 2 * 60_000 },
  { every: 10_000, for: 15 * 60_000 },
  { every: 60_000, for: Number.POSITIVE_INFINITY },
]

/** Milliseconds until the next question of a page that was opened so long ago. */
export function pollAfter(openForMs: number): number {
  let until = 0
  for (const { every, for: lasts } of POLLING) {
    until += lasts
    if (openForMs < until) return every
  }
  return POLLING.at(-1)?.every ?? 60_000
}

/** The first name of a person, which is all that a visitor is told. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name

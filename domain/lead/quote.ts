/**
 * A written quote: one total and what it includes. A change is a new quote and needs a new
 * agreement.
 */

import type { LeadPayment } from './payment.ts'
import { eventsOf, type LeadEvent } from './events.ts'
import { CURRENCY } from './money.ts'

/** Kinds of the events that record a quote, and the visitor's agreement to it. */
export const QUOTE_EVENTS = ['quoted', 'agreed', 'disagreed'] as const

export const MAX_INCLUDES_CHARACTERS = 300

export interface Quote {
  /** Time of its event, which identifies it; milliseconds since the epoch. */
  readonly id: number
  readonly totalCents: number
  readonly includes: string
  /** When the visitor agreed; `null` before. */
  readonly agreedAt: number | null
  /** When the visitor said no to it; `null` if they did not. */
  readonly refusedAt: number | null
  /** What the visitor agreed to before; `null` if this is the first, or they agreed to this one. */
  readonly agreedBeforeCents: number | null
}

/**
 * Returns the latest quote; `null` without one.
 * @param events of a lead, in the order in which they happened
 */
export function currentQuote(events: readonly LeadEvent[]): Quote | null {
  const quoted = eventsOf(events, 'quoted').at(-1)
  if (quoted === undefined) return null
  const agreements = eventsOf(events, 'agreed')
  const agreed = agreements.find(({ payload }) => payload.quoteId === quoted.at)
  const refused = eventsOf(events, 'disagreed').findLast(
    ({ payload }) => payload.quoteId === quoted.at,
  )
  const before = eventsOf(events, 'quoted').find(
    ({ at }) => at === agreements.at(-1)?.payload.quoteId,
  )
  return {
    ...quoted.payload,
    id: quoted.at,
    agreedAt: agreed?.at ?? null,
    refusedAt: agreed === undefined ? (refused?.at ?? null) : null,
    agreedBeforeCents: agreed === undefined ? (before?.payload.totalCents ?? null) : null,
  }
}

/** Returns what was recorded as paid last; `null` before. */
export const paidOf = (events: readonly LeadEvent[]): LeadPayment | null => {
  const payment = eventsOf(events, 'payment').at(-1)?.payload
  return payment === undefined || payment.paidCents === null ? null : payment
}

/** A quote in the body of `GET /r/TOKEN/state`. */
export interface QuoteJson {
  readonly id: number
  readonly total_cents: number
  readonly currency: string
  readonly includes: string
  /** ISO 8601; `null` before the visitor agreed. */
  readonly agreed_at: string | null
}

export const quoteJson = ({ id, totalCents, includes, agreedAt }: Quote): QuoteJson => ({
  id,
  total_cents: totalCents,
  currency: CURRENCY,
  includes,
  agreed_at: agreedAt === null ? null : new Date(agreedAt).toISOString(),
})

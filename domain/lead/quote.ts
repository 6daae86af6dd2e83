/**
 * A written quote: one total and what it includes. A change is a new quote and needs a new
 * agreement.
 */

import { CURRENCY } from './money.ts'

/** Kinds of the events that record a quote, and the visitor's agreement to it. */
export const QUOTE_EVENTS = ['quoted', 'agreed'] as const

export const MAX_INCLUDES_CHARACTERS = 300

export interface Quote {
  /** Time of its event, which identifies it; milliseconds since the epoch. */
  readonly id: number
  readonly totalCents: number
  readonly includes: string
  /** When the visitor agreed; `null` before. */
  readonly agreedAt: number | null
}

interface QuoteEvent {
  readonly at: number
  readonly kind: string
  readonly detail?: string | null
}

/** Returns the detail of the event `quoted`. */
export const quoteDetail = ({ totalCents, includes }: Pick<Quote, 'totalCents' | 'includes'>) =>
  JSON.stringify({ totalCents, includes })

/** Reads an event of the kind `quoted`. */
export const toQuote = ({ at, detail }: QuoteEvent): Quote => ({
  ...(JSON.parse(detail ?? '') as Pick<Quote, 'totalCents' | 'includes'>),
  id: at,
  agreedAt: null,
})

/**
 * Returns the latest quote; `null` without one.
 * @param events of a lead, in the order in which they happened; the detail of `agreed` is the
 *   quote's id
 */
export function currentQuote(events: readonly QuoteEvent[]): Quote | null {
  const quoted = events.findLast(({ kind }) => kind === 'quoted')
  if (quoted === undefined) return null
  const agreed = events.find(
    ({ kind, detail }) => kind === 'agreed' && detail === String(quoted.at),
  )
  return { ...toQuote(quoted), agreedAt: agreed?.at ?? null }
}

/** Returns a quote in the body of `GET /r/TOKEN/state`. */
export const quoteJson = ({ id, totalCents, includes, agreedAt }: Quote) => ({
  id,
  total_cents: totalCents,
  currency: CURRENCY,
  includes,
  agreed_at: agreedAt === null ? null : new Date(agreedAt).toISOString(),
})

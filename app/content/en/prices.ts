import { business, type Terms } from '#domain/business.ts'
import { formatPrice } from '#app/content/price.ts'

/** The words around the price table (R162). Figures come from domain/business.ts alone. */
export const prices = {
  ask: 'Ask for the price on the phone',
  allPrices: 'See all prices and fees',
  /** Stands before the services without a price; their names follow. */
  askFor: 'Ask for the price on the phone:',
  includes: (what: string): string => `Includes ${what}.`,
  more: (what: string): string => `What raises the price: ${what}.`,
  /** While the owner has said nothing of a term that pages besides the prices page speak of. */
  askTerm: {
    trip: 'Ask what the trip costs.',
    nightAndHoliday: 'Ask if nights or holidays cost more. The price you hear is for that hour.',
  } satisfies Partial<Record<keyof Terms, string>>,
} as const

/** What one service costs, as it stands on tags and in lists: 'from $49', '$60 to $90'. */
export function priceText(label: string): string {
  const { from = null, to = null } = business.prices[label] ?? {}
  if (from === null) return prices.ask
  if (to === null) return `from ${formatPrice(from)}`
  return to === from ? formatPrice(from) : `${formatPrice(from)} to ${formatPrice(to)}`
}

/** What the price pays for and what raises it, as sentences; empty while the owner says nothing. */
export function priceDetails(label: string): string {
  const { includes = null, more = null } = business.prices[label] ?? {}
  return [
    ...(includes === null ? [] : [prices.includes(includes)]),
    ...(more === null ? [] : [prices.more(more)]),
  ].join(' ')
}

/** What the owner says of the trip or the hour, or how to hear it; no page claims more (R162). */
export const termText = (term: keyof typeof prices.askTerm): string =>
  business.terms[term] ?? prices.askTerm[term]

export const isPriced = (label: string): boolean => (business.prices[label]?.from ?? null) !== null

import { business, type Terms } from '#domain/business.ts'
import type { Language } from '#domain/language.ts'
import { localizedText } from '#domain/localized-text.ts'
import { fillTemplate } from './fill-template.ts'
import { formatPrice } from './price.ts'

/** The words around the price table, in one language. */
export interface PriceWords {
  readonly language: Language
  readonly ask: string
  readonly allPrices: string
  /** Stands before the services without a price; their names follow. */
  readonly askFor: string
  /** With `price`. */
  readonly from: string
  /** With `price` and `highest`. */
  readonly range: string
  /** With `what`. */
  readonly includes: string
  /** With `what`. */
  readonly more: string
  /** While the owner has said nothing of a term that pages besides the prices page speak of. */
  readonly askTerm: Readonly<Record<AskedTerm, string>>
}

type AskedTerm = keyof Terms & ('trip' | 'nightAndHoliday')

export const isPriced = (label: string): boolean => (business.prices[label]?.from ?? null) !== null

/** What one service costs, as it stands on tags and in lists: 'from $49', '$60 to $90'. @param label of the service */
export function priceText(label: string, words: PriceWords): string {
  const { from = null, to = null } = business.prices[label] ?? {}
  if (from === null) return words.ask
  const price = formatPrice(from)
  if (to === null) return fillTemplate(words.from, { price })
  return to === from ? price : fillTemplate(words.range, { price, highest: formatPrice(to) })
}

/** What the price pays for and what raises it, as sentences; empty while the owner says nothing. */
export function priceDetails(label: string, words: PriceWords): string {
  const row = business.prices[label]
  const includes = localizedText(row?.includes ?? null, words.language)
  const more = localizedText(row?.more ?? null, words.language)
  return [
    ...(includes === null ? [] : [fillTemplate(words.includes, { what: includes })]),
    ...(more === null ? [] : [fillTemplate(words.more, { what: more })]),
  ].join(' ')
}

/** What the owner says of the trip or the hour, or how to hear it; no page claims more. */
export const termText = (term: AskedTerm, words: PriceWords): string =>
  localizedText(business.terms[term], words.language) ?? words.askTerm[term]

import { business, type Terms } from '#domain/business.ts'
import type { Language } from '#domain/language.ts'
import { localizedText } from '#domain/localized-text.ts'
import { fillTemplate } from './fill-template.ts'
import { formatPrice } from './price.ts'

/** Words around the price table in one language. */
export interface PriceMessages {
  readonly language: Language
  readonly ask: string
  readonly allPrices: string
  /** Before the services without a price; their names follow. */
  readonly askFor: string
  /** With `price`. */
  readonly from: string
  /** With `price` and `highest`. */
  readonly range: string
  /** With `what`. */
  readonly includes: string
  /** With `what`. */
  readonly more: string
  /** While the owner has no sentence for a term that other pages mention too. */
  readonly askTerm: Readonly<Record<AskedTerm, string>>
}

type AskedTerm = keyof Terms & ('trip' | 'nightAndHoliday')

export const isPriced = (label: string): boolean => (business.prices[label]?.from ?? null) !== null

/** Returns a service's price for tags and lists: 'from $49', '$60 to $90'. @param label label of the service */
export function priceText(label: string, words: PriceMessages): string {
  const { from = null, to = null } = business.prices[label] ?? {}
  if (from === null) return words.ask
  const price = formatPrice(from)
  if (to === null) return fillTemplate(words.from, { price })
  return to === from ? price : fillTemplate(words.range, { price, highest: formatPrice(to) })
}

/** Returns what the price includes and what raises it, as sentences; empty without settings of the owner. */
export function priceDetails(label: string, words: PriceMessages): string {
  const row = business.prices[label]
  const includes = localizedText(row?.includes ?? null, words.language)
  const more = localizedText(row?.more ?? null, words.language)
  return [
    ...(includes === null ? [] : [fillTemplate(words.includes, { what: includes })]),
    ...(more === null ? [] : [fillTemplate(words.more, { what: more })]),
  ].join(' ')
}

/** Returns the owner's sentence about the trip or the hour, or how to ask; pages claim nothing else. */
export const termText = (term: AskedTerm, words: PriceMessages): string =>
  localizedText(business.terms[term], words.language) ?? words.askTerm[term]

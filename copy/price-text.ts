import { business, type Terms } from '#domain/business/business.ts'
import type { Language } from '#domain/text/language.ts'
import { localizedText } from '#domain/business/localized-text.ts'
import { fillTemplate } from './fill-template.ts'
import type { PricingCopy } from './page-types.ts'
import { formatPrice } from './price.ts'
import type { Titled } from './types.ts'

/** Texts around the price table in one language. */
export interface PriceMessages {
  readonly language: Language
  /** Without a price. */
  readonly quote: string
  readonly allPrices: string
  /** Before the services without a price; their names follow. */
  readonly quoteFor: string
  /** With `price`. */
  readonly from: string
  /** With `price` and `highest`. */
  readonly range: string
  /** With `price` and `highest`: what most such jobs cost, everything included. */
  readonly total: string
  /** In lists, with `price` and `highest`. */
  readonly totals: Readonly<Record<'day' | 'night', string>>
  /** With `what`. */
  readonly includes: string
  /** With `what`. */
  readonly least: string
  /** With `what`. */
  readonly more: string
  /** In place of a term without a sentence of the owner, if the total includes it. */
  readonly includedTerms: Readonly<Partial<Record<keyof Terms, string>>>
}

export const isPriced = (label: string): boolean => (business.prices[label]?.from ?? null) !== null

/**
 * Returns a service's price for tags and lists: '$60 to $90', or 'from $49' where its totals are
 * listed by day and by night.
 * @param label label of the service
 */
export function priceText(label: string, messages: PriceMessages): string {
  const { from = null, to = null, total = null } = business.prices[label] ?? {}
  if (from === null) return messages.quote
  const price = formatPrice(from)
  if (to === null || total !== null) return fillTemplate(messages.from, { price })
  return to === from ? price : fillTemplate(messages.range, { price, highest: formatPrice(to) })
}

/**
 * Returns 'By day: $60 to $90 in all. At night: $100 to $130 in all.'; empty without totals of the
 * owner.
 */
export function statedTotals(
  label: string,
  names: { readonly day: string; readonly night: string },
  messages: PriceMessages,
): string {
  const { total } = business.prices[label] ?? {}
  return (['day', 'night'] as const)
    .flatMap((time) =>
      total?.[time] ? [`${names[time]}: ${totalText(total[time], messages)}`] : [],
    )
    .join(' ')
}

/**
 * Returns a service's price for lists without further lines: '$49 to $95 by day, $89 to $135 at
 * night' where the owner states totals, otherwise `priceText`.
 */
export function listedPrice(label: string, messages: PriceMessages): string {
  const { total } = business.prices[label] ?? {}
  if (!total) return priceText(label, messages)
  return (['day', 'night'] as const)
    .flatMap((time) => {
      const range = total[time]
      return range
        ? [
            fillTemplate(messages.totals[time], {
              price: formatPrice(range.from),
              highest: formatPrice(range.to),
            }),
          ]
        : []
    })
    .join(', ')
}

/** Returns '$60 to $90 in all.' */
export const totalText = (
  { from, to }: { readonly from: number; readonly to: number },
  { total }: PriceMessages,
): string => fillTemplate(total, { price: formatPrice(from), highest: formatPrice(to) })

/** Returns what the price includes, lowers and raises, as sentences; empty without settings of the owner. */
export function priceDetails(label: string, messages: PriceMessages): string {
  const row = business.prices[label]
  return (['includes', 'least', 'more'] as const)
    .flatMap((part) => {
      // What the lowest price includes is the cheapest case.
      if (part === 'least' && (row?.includes ?? null) !== null) return []
      const what = localizedText(row?.[part] ?? null, messages.language)
      return what === null ? [] : [fillTemplate(messages[part], { what })]
    })
    .join(' ')
}

/** Returns the owner's sentence about a term; `null` without one, because copy guesses none. */
export const termText = (term: keyof Terms, messages: PriceMessages): string | null =>
  localizedText(business.terms[term], messages.language) ??
  (business.quoteIncludesAll ? messages.includedTerms[term] : undefined) ??
  null

/** Returns a question with the owner's sentence about a term as its answer; none without one. */
export function termQuestion<Asked extends object>(
  asked: Asked,
  term: keyof Terms,
  messages: PriceMessages,
): readonly (Asked & { readonly answer: string })[] {
  const answer = termText(term, messages)
  return answer === null ? [] : [{ ...asked, answer }]
}

/** Returns the terms that the owner states, with their titles. */
export const termRows = (
  items: PricingCopy['terms']['items'],
  messages: PriceMessages,
): readonly Titled[] =>
  items.flatMap(({ term, title }) => {
    const text = termText(term, messages)
    return text === null ? [] : [{ title, text }]
  })

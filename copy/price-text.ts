import { business, type ServicePrice, type Terms } from '#domain/business/business.ts'
import type { Language } from '#domain/text/language.ts'
import { localizedText } from '#domain/business/localized-text.ts'
import { fillTemplate } from './fill-template.ts'
import { servicesOf } from '#domain/services/services.ts'
import { formatPrice } from './price.ts'

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
  /** With `price`: the lowest total of a job whose starting price leaves something out. */
  readonly fromInAll: string
  /** With `price` and `nightPrice`. */
  readonly dayAndNight: string
  /** With `price` and `highest`. */
  readonly range: string
  /** With `price`, `highest` and `what`: what such a job costs, everything included. */
  readonly total: string
  /** In lists, below a price. */
  readonly times: Readonly<Record<'day' | 'night', string>>
  /** With `what`. */
  readonly includes: string
  /** With `price` and `what`, beside totals that start higher. */
  readonly priceIncludes: string
  /** With `what`. */
  readonly least: string
  /** With `what`. */
  readonly more: string
  /** In place of a term without a sentence of the owner, if the total includes it. */
  readonly includedTerms: Readonly<Partial<Record<keyof Terms, string>>>
}

export const isPriced = (label: string): boolean => (business.prices[label]?.from ?? null) !== null

/** Whether the starting price leaves something out that each total includes, such as the lock. */
const isBelowTotals = ({ from, total }: ServicePrice): boolean =>
  from !== null && (total?.day.from ?? from) > from

/** Returns the lowest price for which a customer gets the whole job; `null` without prices. */
export const lowestPrice = ({ from, total }: ServicePrice): number | null => total?.day.from ?? from

/** Names of the owner's two general offers, beside the labels of services. */
export const OFFERS = ['lockout', 'installation'] as const

/**
 * Returns the lowest price of a service or an offer that a sentence may start from; `null` without
 * one, or for a fixed price.
 * @param isWork whether the sentence says what the price leaves out, such as the lock
 */
export function startingPrice(name: string, isWork: boolean): number | null {
  if (name === 'lockout') return business.offers.emergencyLockout.price
  if (name === 'installation') return business.offers.lockInstallation.price
  const row = business.prices[name]
  if (!row || row.from === row.to) return null
  return isWork ? row.from : lowestPrice(row)
}

/** Returns '$49 by day and $89 at night', or the price alone if nights cost no more. */
export function dayAndNightPrice(name: string, price: number, messages: PriceMessages): string {
  const night = name === 'lockout' ? lockoutNightPrice() : nightPriceOf(business.prices[name])
  if (night === null) return formatPrice(price)
  return fillTemplate(messages.dayAndNight, {
    price: formatPrice(price),
    nightPrice: formatPrice(night),
  })
}

/** Returns the lowest price of a lockout at night if every lockout has one. */
function lockoutNightPrice(): number | null {
  const rows = servicesOf('emergency').flatMap(({ label }) => business.prices[label] ?? [])
  const nights = rows.map(nightPriceOf).filter((price) => price !== null)
  return rows.length > 0 && nights.length === rows.length ? Math.min(...nights) : null
}

/**
 * Returns the lowest price at night; `null` if the owner states none, nights cost no more, or the
 * totals include what the starting price does not, such as the lock.
 */
function nightPriceOf(row: ServicePrice | undefined): number | null {
  if (!row?.total?.night || row.total.day.from !== row.from) return null
  return row.total.night.from > row.from ? row.total.night.from : null
}

/**
 * Returns a service's price for tags and lists: '$60 to $90', or 'from $49' where its totals are
 * listed by day and by night. It is never lower than the totals.
 * @param label label of the service
 */
export function priceText(label: string, messages: PriceMessages): string {
  const row = business.prices[label]
  if (!row || row.from === null) return messages.quote
  const { from, to, total = null } = row
  if (isBelowTotals(row))
    return fillTemplate(messages.fromInAll, { price: formatPrice(lowestPrice(row) ?? from) })
  const price = formatPrice(from)
  if (to === null || total !== null) return fillTemplate(messages.from, { price })
  return to === from ? price : fillTemplate(messages.range, { price, highest: formatPrice(to) })
}

/**
 * Returns 'By day: $60 to $90 in all for one lock. At night: $100 to $130 in all.'; empty without
 * totals of the owner.
 */
export function statedTotals(
  label: string,
  names: { readonly day: string; readonly night: string },
  messages: PriceMessages,
): string {
  const totals = totalTexts(label, messages)
  return (['day', 'night'] as const)
    .flatMap((time) => (totals[time] === null ? [] : [`${names[time]}: ${totals[time]}`]))
    .join(' ')
}

/** A service's line in a list of prices. */
export interface PriceLine {
  /** What the price is for, such as 'for one lock'. */
  readonly unit: string | null
  /** One price, or one by day and one at night: '$49 to $95', 'by day'. */
  readonly amounts: readonly { readonly amount: string; readonly time: string | null }[]
}

/** Returns a service's prices for lists: its totals where the owner states them, otherwise `priceText`. */
export function priceLine(label: string, messages: PriceMessages): PriceLine {
  const { total, unit } = business.prices[label] ?? {}
  if (!total) return { unit: null, amounts: [{ amount: priceText(label, messages), time: null }] }
  const amount = ({ from, to }: PriceRange): string =>
    fillTemplate(messages.range, { price: formatPrice(from), highest: formatPrice(to) })
  return {
    unit: localizedText(unit ?? null, messages.language),
    amounts: total.night
      ? [
          { amount: amount(total.day), time: messages.times.day },
          { amount: amount(total.night), time: messages.times.night },
        ]
      : // Work by appointment has no price of a night.
        [{ amount: amount(total.day), time: null }],
  }
}

interface PriceRange {
  readonly from: number
  readonly to: number
}

/** Returns '$60 to $90 in all for one lock.' by day, and without the unit by night. */
export function totalTexts(
  label: string,
  messages: PriceMessages,
): Readonly<Record<'day' | 'night', string | null>> {
  const { total, unit } = business.prices[label] ?? {}
  const inWords = (range: PriceRange, what: string | null): string =>
    fillTemplate(messages.total, {
      price: formatPrice(range.from),
      highest: formatPrice(range.to),
      what: what === null ? '' : ` ${what}`,
    })
  return {
    day: total ? inWords(total.day, localizedText(unit ?? null, messages.language)) : null,
    night: total?.night ? inWords(total.night, null) : null,
  }
}

/** Returns what the price includes, lowers and raises, as sentences; empty without settings of the owner. */
export function priceDetails(label: string, messages: PriceMessages): string {
  const row = business.prices[label]
  return (['includes', 'least', 'more'] as const)
    .flatMap((part) => {
      // What the lowest price includes is the cheapest case.
      if (part === 'least' && (row?.includes ?? null) !== null) return []
      const what = localizedText(row?.[part] ?? null, messages.language)
      if (what === null) return []
      if (part === 'includes' && row?.from && isBelowTotals(row))
        return [fillTemplate(messages.priceIncludes, { price: formatPrice(row.from), what })]
      return [fillTemplate(messages[part], { what })]
    })
    .join(' ')
}

/** Returns the owner's sentence about a term; `null` without one, because copy guesses none. */
export const termText = (term: keyof Terms, messages: PriceMessages): string | null =>
  localizedText(business.terms[term], messages.language) ??
  (business.quoteIncludesAll ? messages.includedTerms[term] : undefined) ??
  null

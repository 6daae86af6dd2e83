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
  /** Name of the line of an ordinary job. */
  readonly usual: string
  /** With `price`, mostly a range, and `what`: what such a job costs, everything included. */
  readonly total: string
  /** In lists, below a price. */
  readonly times: Readonly<Record<'day' | 'night', string>>
  /** With `what`. */
  readonly includes: string
  /** With `price` and `what`, beside totals that start higher. */
  readonly priceIncludes: string
  /** With `price`. */
  readonly most: string
  /** With `price` and `what`. */
  readonly mostFor: string
  /** With `what`, where no highest price is stated. */
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

/** Returns the most that a service or any 'lockout' can cost; `null` unless the owner states it of each. */
export function highestPrice(name: string): number | null {
  const labels = name === 'lockout' ? servicesOf('emergency').map(({ label }) => label) : [name]
  const highest = labels.flatMap((label) => business.prices[label]?.to ?? [])
  return highest.length > 0 && highest.length === labels.length ? Math.max(...highest) : null
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
 * Returns a service's price for tags and lists: '$60', or 'from $49' where jobs differ. It is never
 * lower than the totals.
 * @param label label of the service
 */
export function priceText(label: string, messages: PriceMessages): string {
  const row = business.prices[label]
  if (!row || row.from === null) return messages.quote
  const lowest = formatPrice(lowestPrice(row) ?? row.from)
  if (isBelowTotals(row)) return fillTemplate(messages.fromInAll, { price: lowest })
  return row.to === row.from ? lowest : fillTemplate(messages.from, { price: lowest })
}

/** Returns '$60 to $90', or '$60' for a fixed price. */
const rangeText = ({ from, to }: PriceRange, { range }: PriceMessages): string =>
  from === to
    ? formatPrice(from)
    : fillTemplate(range, { price: formatPrice(from), highest: formatPrice(to) })

/**
 * Returns 'By day: usually $60 to $90 for one lock. At night: usually $100 to $130.'; empty without
 * totals of the owner.
 */
export function statedTotals(
  label: string,
  names: { readonly day: string; readonly night: string },
  messages: PriceMessages,
): string {
  const { total, unit } = business.prices[label] ?? {}
  if (!total) return ''
  const inWords = (name: string, range: PriceRange, what: string | null): string =>
    `${name}: ${fillTemplate(messages.total, {
      price: rangeText(range, messages),
      what: what === null ? '' : ` ${what}`,
    })}`
  const day = inWords(names.day, total.day, localizedText(unit ?? null, messages.language))
  return total.night ? `${day} ${inWords(names.night, total.night, null)}` : day
}

/** A line in a list of prices. */
export interface PriceLine {
  /** The service or the case. */
  readonly name: string
  /** What the price is for, such as 'for one lock'. */
  readonly unit: string | null
  /** One price, or one by day and one at night: '$49 to $95', 'by day'. */
  readonly amounts: readonly { readonly amount: string; readonly time: string | null }[]
}

interface PriceRange {
  readonly from: number
  readonly to: number
}

/**
 * Returns a service's line for lists: its totals where the owner states them, otherwise
 * `priceText`.
 * @param name name of the service in the language
 */
export function priceLine(label: string, name: string, messages: PriceMessages): PriceLine {
  const { total, unit } = business.prices[label] ?? {}
  if (!total)
    return { name, unit: null, amounts: [{ amount: priceText(label, messages), time: null }] }
  return {
    name,
    unit: localizedText(unit ?? null, messages.language),
    amounts: amountsOf(total, messages),
  }
}

/** Returns the lines of a service's cases; none without cases of the owner. */
export const caseLines = (label: string, messages: PriceMessages): readonly PriceLine[] =>
  (business.prices[label]?.cases ?? []).flatMap(({ what, day, night = null }) => {
    const name = localizedText(what, messages.language)
    return name === null ? [] : [{ name, unit: null, amounts: amountsOf({ day, night }, messages) }]
  })

function amountsOf(
  { day, night }: { readonly day: PriceRange; readonly night: PriceRange | null },
  messages: PriceMessages,
): PriceLine['amounts'] {
  const amount = rangeText(day, messages)
  // Work by appointment has no price of a night.
  if (night === null) return [{ amount, time: null }]
  return [
    { amount, time: messages.times.day },
    { amount: rangeText(night, messages), time: messages.times.night },
  ]
}

/** Returns 'Keys in the trunk: $65 to $130 by day, $105 to $170 at night'. */
export function lineText({ name, unit, amounts }: PriceLine): string {
  const prices = amounts
    .map(({ amount, time }) => (time === null ? amount : `${amount} ${time}`))
    .join(', ')
  const text = [prices, unit].filter((part) => part !== null).join(' ')
  return name === '' ? text : `${name}: ${text}`
}

/** Whether a price by day stands beside one at night, so that readers ask when night begins. */
export const hasNightPrice = (lines: readonly PriceLine[]): boolean =>
  lines.some(({ amounts }) => amounts.length > 1)

/**
 * Returns the most that a service can cost and for what, or what raises its price, as a sentence;
 * `null` without facts of the owner.
 */
export function mostText(label: string, messages: PriceMessages): string | null {
  const { from = null, to = null, more = null } = business.prices[label] ?? {}
  const what = localizedText(more, messages.language)
  if (to === null || to === from)
    return what === null ? null : fillTemplate(messages.more, { what })
  const price = formatPrice(to)
  return what === null
    ? fillTemplate(messages.most, { price })
    : fillTemplate(messages.mostFor, { price, what })
}

/** Returns what is in the price, as a sentence; `null` unless the owner states it. */
export function includesText(label: string, messages: PriceMessages): string | null {
  const row = business.prices[label]
  const what = localizedText(row?.includes ?? null, messages.language)
  if (!row || what === null) return null
  return row.from !== null && isBelowTotals(row)
    ? fillTemplate(messages.priceIncludes, { price: formatPrice(row.from), what })
    : fillTemplate(messages.includes, { what })
}

/** Returns the owner's sentence about a term; `null` without one, because copy guesses none. */
export const termText = (term: keyof Terms, messages: PriceMessages): string | null =>
  localizedText(business.terms[term], messages.language) ??
  (business.quoteIncludesAll ? messages.includedTerms[term] : undefined) ??
  null

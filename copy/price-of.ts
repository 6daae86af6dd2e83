import { business, type ServicePrice } from '#domain/business/business.ts'
import { servicesOf } from '#domain/services/services.ts'
import { formatPrice } from './price.ts'
import { lowestPrice } from './price-text.ts'

const PRICES = '(?:emergencyPrice|installationPrice|price)'
const INSTALLATION_PRICE = 'installationPrice'
/** Follows a starting price: 'from $49 by day and $89 at night'. */
const NIGHT_PHRASE = / (?:by day and|de día y(?: desde)?) \{nightPrice\} (?:at night|de noche)/g

/**
 * Fills in the starting price of a service's page from its own row of the price table, also in
 * place of a general one; a row without one removes the price. Without a row, only the general
 * price stays.
 * @param texts plain data
 */
export function withPriceOf<Texts>(texts: Texts, label: string): Texts {
  const row = business.prices[label]
  const stated = withNightPrice(texts, row ? nightPriceOf(row) : null)
  if (!row) return withoutPrice(stated, 'price')
  const { from } = row
  // A fixed price is no starting price.
  if (from === null || from === row.to) return withoutPrice(stated, PRICES)
  // Texts with the price of an installation say that the lock is extra; others name a total.
  const filled = JSON.stringify(stated)
    .replaceAll(`{${INSTALLATION_PRICE}}`, formatPrice(from))
    .replaceAll(new RegExp(`\\{${PRICES}\\}`, 'g'), formatPrice(lowestPrice(row) ?? from))
  return JSON.parse(filled) as Texts
}

/**
 * Fills in the starting price of a lockout at night in general texts, if every lockout has one.
 * @param texts plain data
 */
export function withLockoutNightPrice<Texts>(texts: Texts): Texts {
  const rows = servicesOf('emergency').flatMap(({ label }) => business.prices[label] ?? [])
  const nights = rows.map(nightPriceOf).filter((price) => price !== null)
  const isStated = rows.length > 0 && nights.length === rows.length
  return withNightPrice(texts, isStated ? Math.min(...nights) : null)
}

/**
 * Returns the lowest price at night; `null` if the owner states none, nights cost no more, or the
 * totals include what the starting price does not, such as the lock.
 */
function nightPriceOf({ from, total }: ServicePrice): number | null {
  if (!total?.night || total.day.from !== from) return null
  return total.night.from > from ? total.night.from : null
}

function withNightPrice<Texts>(texts: Texts, price: number | null): Texts {
  const text = JSON.stringify(texts)
  return JSON.parse(
    price === null
      ? text.replaceAll(NIGHT_PHRASE, '')
      : text.replaceAll('{nightPrice}', formatPrice(price)),
  ) as Texts
}

/**
 * Removes the price of an installation if the owner states none.
 * @param texts plain data
 */
export const withStatedPrices = <Texts>(texts: Texts): Texts =>
  business.offers.lockInstallation.price === null ? withoutPrice(texts, INSTALLATION_PRICE) : texts

/**
 * Removes prices from sentences, and the sentences that say nothing else; a text such as 'from
 * {installationPrice}' becomes empty.
 * @param price pattern of the placeholder's name
 */
export function withoutPrice<Texts>(texts: Texts, price: string): Texts {
  // Before a comma, such as ', from {emergencyPrice} for one lock' with a comma or a period behind.
  const phrase = new RegExp(`, (?:from|desde) \\{${price}\\}[^,.]*(?:,|(?=\\.))`, 'g')
  const sentence = new RegExp(`[^.?!"\\s][^.?!"]*\\{${price}\\}[^.?!"]*(?:\\. ?|(?="))`, 'g')
  const text = JSON.stringify(texts).replaceAll(phrase, '').replaceAll(sentence, '')
  return JSON.parse(text) as Texts
}

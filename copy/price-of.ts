import { business } from '#domain/business/business.ts'
import { formatPrice } from './price.ts'

const PRICES = '(?:emergencyPrice|installationPrice|price)'
const INSTALLATION_PRICE = 'installationPrice'

/**
 * Fills in the starting price of a service's page from its own row of the price table, also in
 * place of a general one; a row without one removes the price. Without a row, only the general
 * price stays.
 * @param texts plain data
 */
export function withPriceOf<Texts>(texts: Texts, label: string): Texts {
  const row = business.prices[label]
  if (!row) return withoutPrice(texts, 'price')
  // A fixed price is no starting price.
  if (row.from === null || row.from === row.to) return withoutPrice(texts, PRICES)
  const amounts = new RegExp(`\\{${PRICES}\\}`, 'g')
  return JSON.parse(JSON.stringify(texts).replaceAll(amounts, formatPrice(row.from))) as Texts
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

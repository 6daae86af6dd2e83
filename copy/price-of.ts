import { business } from '#domain/business.ts'
import { formatPrice } from './price.ts'

/** Before a comma, such as ', from {emergencyPrice} for one lock' with a comma or a period behind. */
const PHRASE = /, (?:from|desde) \{(?:emergency|installation)Price\}[^,.]*(?:,|(?=\.))/g
const SENTENCE = /[^.?!"\s][^.?!"]*\{(?:emergency|installation)Price\}[^.?!"]*\. ?/g

/**
 * Fills in the starting price of a service's page from its own row of the price table. A row
 * without one takes the price out of the sentences, and those that say nothing else. Without a row,
 * the general price stays.
 * @param texts plain data
 */
export function withPriceOf<Texts>(texts: Texts, label: string): Texts {
  const row = business.prices[label]
  if (!row) return texts
  const source = JSON.stringify(texts)
  const filled =
    row.from === null
      ? source.replaceAll(PHRASE, '').replaceAll(SENTENCE, '')
      : source.replaceAll(/\{(?:emergency|installation)Price\}/g, formatPrice(row.from))
  return JSON.parse(filled) as Texts
}

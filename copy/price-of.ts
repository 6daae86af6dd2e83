import { business } from '#domain/business.ts'
import { formatPrice } from './price.ts'

/**
 * Fills in the starting price of a service's page from its own row of the price table; if that is
 * empty, the general one.
 * @param words plain data
 */
export function withPriceOf<Words>(words: Words, label: string): Words {
  const from = business.prices[label]?.from ?? null
  if (from === null) return words
  const price = formatPrice(from)
  return JSON.parse(
    JSON.stringify(words).replaceAll(/\{(?:emergency|installation)Price\}/g, () => price),
  ) as Words
}

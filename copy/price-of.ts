import { business } from '#domain/business.ts'
import { formatPrice } from './price.ts'

/**
 * Fills in the starting price of a service's page from its own row of the price table; if that is
 * empty, the general one.
 * @param texts plain data
 */
export function withPriceOf<Texts>(texts: Texts, label: string): Texts {
  const from = business.prices[label]?.from ?? null
  if (from === null) return texts
  const price = formatPrice(from)
  return JSON.parse(
    JSON.stringify(texts).replaceAll(/\{(?:emergency|installation)Price\}/g, () => price),
  ) as Texts
}

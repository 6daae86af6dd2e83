import { business } from '#domain/business.ts'
import { formatPrice } from './price.ts'

/**
 * The words of a service's page, whose price "from" is its own row of the
 * table; where that is empty, what such jobs start at in general.
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

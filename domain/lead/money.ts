/** Amounts are integers in cents; prices are in one currency. */
export const CURRENCY = 'USD'

/** $1,000,000.00 */
const MAX_CENTS = 100_000_000

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCY })

/**
 * Formats an amount as people in the United States write it in both languages, such as `$1,149.50`.
 */
export const formatCents = (cents: number): string => DOLLARS.format(cents / 100)

/**
 * Parses an amount in dollars, such as `149`, `$149.50` or `1,149.50`; `null` for any other text.
 */
export function parseCents(text: string): number | null {
  const digits = text.replaceAll(/[\s$]/g, '')
  if (!/^(\d{1,7}|\d{1,3}(,\d{3})+)(\.\d{2})?$/.test(digits)) return null
  const cents = Math.round(Number(digits.replaceAll(',', '')) * 100)
  return cents <= MAX_CENTS ? cents : null
}

import type { Business, Rating } from './business.ts'
import { DEFAULT_BUSINESS_NAME } from './default-business.ts'

export interface ShownRating extends Rating {
  /** True for an unconfirmed rating, which the page marks as a sample. */
  readonly sample: boolean
}

/**
 * Returns the rating that the pages show, if any (R7, R8). An unconfirmed rating is shown only
 * under the delivered name, where all facts are fictional and marked so; under a real name search
 * engines must not receive it.
 */
export function shownRating({ name, rating, unconfirmed }: Business): ShownRating | null {
  const sample = unconfirmed.includes('rating')
  return rating === null || (sample && name !== DEFAULT_BUSINESS_NAME)
    ? null
    : { ...rating, sample }
}

/** What the pages call top-rated; with less, they use other wording than R14. */
export const TOP_RATED = { stars: 4.5, ratings: 20 } as const

/**
 * Returns whether the average is 4.5 stars or more, of at least 20 ratings, because a few of them
 * prove little.
 */
export function isTopRated(business: Business): boolean {
  const { value, count } = shownRating(business) ?? { value: 0, count: 0 }
  return value >= TOP_RATED.stars && count >= TOP_RATED.ratings
}

/**
 * Returns the text about the stars for a business that is rated at the top: five from 4.9 on,
 * otherwise the average itself; `null` below.
 */
export function starsTile(business: Business, five: string, ofFive: string): string | null {
  if (!isTopRated(business)) return null
  const value = shownRating(business)?.value ?? 0
  return value >= 4.9 ? five : `${value} ${ofFive}`
}

import type { Business, Rating } from './business.ts'
import { DEFAULT_BUSINESS_NAME } from './default-business.ts'

export interface ShownRating extends Rating {
  /** True for an unconfirmed rating, which the page marks as a sample. */
  readonly sample: boolean
}

/**
 * Returns the rating that the pages show, if any. An unconfirmed rating is shown only
 * under the delivered name, where all facts are fictional and marked so; under a real name search
 * engines must not receive it.
 */
export function shownRating({ name, rating, unconfirmed }: Business): ShownRating | null {
  const sample = unconfirmed.includes('rating')
  return rating === null || (sample && name !== DEFAULT_BUSINESS_NAME)
    ? null
    : { ...rating, sample }
}

/** What the pages call top-rated; with less, they use other wording than the specification's. */
export const TOP_RATED = { stars: 4.5, ratings: 20 } as const

/**
 * Returns whether the average is 4.5 stars or more, of at least 20 ratings, because a few of them
 * prove little.
 */
export function isTopRated(business: Business): boolean {
  const { value, count } = shownRating(business) ?? { value: 0, count: 0 }
  return value >= TOP_RATED.stars && count >= TOP_RATED.ratings
}

/** Returns whether a top-rated business may say that it has five stars: from an average of 4.9 on. */
export const hasFiveStars = (business: Business): boolean =>
  isTopRated(business) && (shownRating(business)?.value ?? 0) >= 4.9

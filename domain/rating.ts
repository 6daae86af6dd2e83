import type { Business, Rating } from './business.ts'
import { DEFAULT_BUSINESS_NAME } from './default-business.ts'

export interface ShownRating extends Rating {
  /** Nobody has confirmed it: it carries the mark 'sample'. */
  readonly sample: boolean
}

/**
 * The rating that the pages tell, if any (R7, R8). One that nobody has
 * confirmed is told for the firm as delivered alone, where all is fiction and
 * says so: what was invented must not go to search engines under a real name.
 */
export function shownRating({ name, rating, unconfirmed }: Business): ShownRating | null {
  const sample = unconfirmed.includes('rating')
  return rating === null || (sample && name !== DEFAULT_BUSINESS_NAME)
    ? null
    : { ...rating, sample }
}

/** Four and a half stars are five on a sign; below, the words of R14 that claim as much are others. */
export function isTopRated(business: Business): boolean {
  return (shownRating(business)?.value ?? 0) >= 4.5
}

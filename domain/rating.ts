import type { Business, Rating } from './business.ts'
import { DELIVERED_NAME } from './delivered.ts'

export interface ToldRating extends Rating {
  /** Nobody has confirmed it: it carries the mark 'sample'. */
  readonly sample: boolean
}

/**
 * The rating that the pages tell, if any (R7, R8). One that nobody has
 * confirmed is told for the firm as delivered alone, where all is fiction and
 * says so: what was invented must not go to search engines under a real name.
 */
export function toldRating({ name, rating, unconfirmed }: Business): ToldRating | null {
  const sample = unconfirmed.includes('rating')
  return rating === null || (sample && name !== DELIVERED_NAME) ? null : { ...rating, sample }
}

/** Four and a half stars are five on a sign; below, the words of R14 that claim as much are others. */
export function isTopRated(business: Business): boolean {
  return (toldRating(business)?.value ?? 0) >= 4.5
}

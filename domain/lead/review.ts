import type { Language } from '#domain/text/language.ts'

export const MAX_STARS = 5
/** Longest text of a review, in characters as users count them. */
export const REVIEW_TEXT_MAX_CHARACTERS = 240

/** A customer's review of a finished lead. */
export interface Review {
  /** UUID. */
  readonly id: string
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  /** 1 to `MAX_STARS`. */
  readonly stars: number
  /** '' for a review of stars only. */
  readonly text: string
  /** The customer's first name, and no more of the name. */
  readonly author: string
  /** '' if the lead has no town of the site. */
  readonly town: string
  /** In English, as the form lists it. */
  readonly service: string
  readonly language: Language
  /** The customer agreed to the publication. */
  readonly isPublishable: boolean
  readonly state: ReviewState
  /**
   * How the link came to the customer: `mail`, `sms`, or '' for the page after sending; `changed` if staff
   * had changed the phone number of the request.
   */
  readonly linkChannel: string
}

/** A review that is not stored yet. */
export type NewReview = Omit<Review, 'state'>

export type ReviewState = 'new' | 'published' | 'hidden'

/** Returns the average of the reviews' stars with one decimal; `null` without a review. */
export function averageStars(reviews: readonly Pick<Review, 'stars'>[]): number | null {
  if (reviews.length === 0) return null
  const sum = reviews.reduce((total, { stars }) => total + stars, 0)
  return Math.round((sum / reviews.length) * 10) / 10
}

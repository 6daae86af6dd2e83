import type { Review, ReviewState } from '#domain/review.ts'

/** 'hidden' can become 'published' later; 'refused': the customer did not agree to the publication. */
export type PublishResult = 'changed' | 'refused' | 'unknown'

export interface ReviewStore {
  /**
   * Stores the review of a completed lead. 'again': it has one already; 'open': it is not
   * completed.
   */
  add(
    submissionId: string,
    review: Omit<Review, 'state'>,
  ): Promise<'added' | 'again' | 'open' | 'unknown'>
  /** Lists every review, the newest first. */
  list(): Promise<readonly Review[]>
  /** Lists the published reviews, the newest first, at most `limit`. */
  listPublished(limit: number): Promise<readonly Review[]>
  setState(id: string, state: Exclude<ReviewState, 'new'>): Promise<PublishResult>
}

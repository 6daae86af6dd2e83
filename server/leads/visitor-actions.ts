/** What a visitor does to their lead on its status page. */

import { MAX_VISITOR_NOTES, MAX_VISITOR_PHOTOS } from '#domain/lead/status-page.ts'
import type { NewReview } from '#domain/lead/review.ts'
import { PHOTO_BUDGET } from '#domain/submission/photo-limits.ts'
import { type LinkChannel, visitorBy } from '#server/store/alarm-lead.ts'
import type { ServiceContext } from './service-context.ts'
import { addVisitorNote, addPhoto, agree } from '#server/leads/visitor-additions.ts'
import { addReview } from '#server/leads/reviews.ts'

export type VisitorActions = ReturnType<typeof createVisitorActions>

export function createVisitorActions(context: ServiceContext) {
  const { settings, store, applyTransition, clock, randomId } = context

  return {
    /**
     * Cancels for the visitor (R122). False when the life cycle does not allow it any more; the
     * attempt is then recorded, and the assignee told.
     */
    async cancel(submissionId: string, from: LinkChannel | null = null): Promise<boolean> {
      const by = visitorBy(from)
      const transition = { to: 'cancelled', role: 'visitor', by, noticeId: null } as const
      return (await applyTransition(submissionId, transition)).outcome === 'changed'
    },
    /** Adds a note of the visitor, 500 characters at most. */
    addNote: (submissionId: string, text: string) =>
      store.write((tx) =>
        addVisitorNote(tx, submissionId, {
          text,
          limit: MAX_VISITOR_NOTES,
          now: clock(),
          settings,
        }),
      ),
    /** Adds a photo of the visitor, as JPEG. */
    addPhoto(submissionId: string, jpeg: Uint8Array) {
      const photo = { id: randomId(), jpeg, limit: MAX_VISITOR_PHOTOS, budget: PHOTO_BUDGET }
      return store.write((tx) => addPhoto(tx, submissionId, { ...photo, now: clock(), settings }))
    },
    /** Stores the visitor's review of a done lead, and tells the owner. */
    addReview: (submissionId: string, review: NewReview) =>
      store.write((tx) => addReview(tx, submissionId, review, settings)),
    /** Agrees to a quote for the visitor, and tells the assignee. */
    agree: (submissionId: string, quoteId: number, from: LinkChannel | null = null) =>
      store.write((tx) =>
        agree(tx, submissionId, { quoteId, by: visitorBy(from), now: clock(), settings }),
      ),
  }
}

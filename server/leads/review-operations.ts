import { isCompleted, storedLeadStatus } from '#domain/lead/lifecycle.ts'
import type { NewReview, Review, ReviewState } from '#domain/lead/review.ts'
import { reviewNotice } from '#domain/alarm/follow-up-notices.ts'
import type { NoticeSettings } from '#server/store/notice.ts'
import { addNotices } from './outgoing/follow-ups.ts'
import { lockLead } from '#server/store/lock-lead.ts'
import {
  changesRows,
  execute,
  first,
  hasRows,
  type Program,
  type Programs,
  rows,
  storeMethods,
} from '#server/store/sql-program.ts'
import { withdrawReviewInvitation } from './outgoing/review-invitation.ts'

/**
 * 'hidden' can become 'published' later; 'refused': the customer did not agree to the publication;
 * 'own': it is about the staff member's own work, and another owner can publish it.
 */
export type PublishResult = 'changed' | 'refused' | 'own' | 'unknown'

export type ReviewOperations = ReturnType<typeof createReviewOperations>

/** Creates what is done to customers' reviews. */
export const createReviewOperations = ({ read, write }: Programs) => ({
  ...storeMethods(read, { list, listPublished }),
  ...storeMethods(write, { setState }),
})

type ReviewRow = Omit<Review, 'isPublishable'> & { readonly publishable: number }

const COLUMNS =
  'id, created_at, stars, text, author, town, service, language, publishable, state, link_channel'
const NEWEST_FIRST = 'ORDER BY created_at DESC, id'

const toReview = ({ publishable, ...row }: ReviewRow): Review => ({
  ...row,
  isPublishable: publishable === 1,
})

/**
 * Stores the review of a completed lead, and tells the owner. 'again': it has one already; 'open': it is not completed.
 */
export function* addReview(
  submissionId: string,
  { createdAt, isPublishable, ...review }: NewReview,
  settings: NoticeSettings,
): Program<'added' | 'again' | 'open' | 'unknown'> {
  const lead = yield* lockLead(submissionId)
  if (lead === null) return 'unknown'
  if (!isCompleted(storedLeadStatus(lead.status))) return 'open'
  const isAdded = yield* changesRows(
    `INSERT INTO reviews (submission_id, ${COLUMNS})
     VALUES (:submissionId, :id, :createdAt, :stars, :text, :author, :town, :service, :language,
       :publishable, 'new', :linkChannel)
     ON CONFLICT (submission_id) DO NOTHING`,
    { ...review, submissionId, createdAt, publishable: isPublishable ? 1 : 0 },
  )
  yield* withdrawReviewInvitation(submissionId)
  if (isAdded) {
    const context = { submissionId, assignee: null, settings, now: createdAt }
    yield* addNotices([reviewNotice(review.stars)], context)
  }
  return isAdded ? 'added' : 'again'
}

export const hasReview = (submissionId: string): Program<boolean> =>
  hasRows(`SELECT id FROM reviews WHERE submission_id = :submissionId`, { submissionId })

function* list(): Program<readonly Review[]> {
  return (yield* rows<ReviewRow>(`SELECT ${COLUMNS} FROM reviews ${NEWEST_FIRST}`)).map(toReview)
}

function* listPublished(limit: number): Program<readonly Review[]> {
  const found = yield* rows<ReviewRow>(
    `SELECT ${COLUMNS} FROM reviews WHERE state = 'published' ${NEWEST_FIRST} LIMIT :limit`,
    { limit },
  )
  return found.map(toReview)
}

function* setState(
  id: string,
  state: Exclude<ReviewState, 'new'>,
  /** `null` for the command line. */
  staffMemberId: string | null = null,
): Program<PublishResult> {
  const review = yield* first<Pick<ReviewRow, 'publishable'> & { readonly isOwn: number }>(
    `SELECT r.publishable, CASE WHEN a.accepted_by = :staffMemberId AND EXISTS
         (SELECT 1 FROM staff_members o WHERE o.id <> :staffMemberId AND o.role = 'owner'
            AND o.removed_at IS NULL) THEN 1 ELSE 0 END AS is_own
     FROM reviews r LEFT JOIN alarms a ON a.submission_id = r.submission_id WHERE r.id = :id`,
    { id, staffMemberId: staffMemberId ?? '' },
  )
  if (review === null) return 'unknown'
  if (state === 'published' && review.publishable !== 1) return 'refused'
  if (state === 'published' && review.isOwn === 1) return 'own'
  yield* execute(`UPDATE reviews SET state = :state WHERE id = :id`, { id, state })
  return 'changed'
}

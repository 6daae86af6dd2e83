import type { Language } from '#domain/language.ts'
import { LEAD_LIFECYCLE, storedLeadStatus } from '#domain/lead/lifecycle.ts'
import type { Review, ReviewState } from '#domain/review.ts'
import {
  countChanges,
  type Dialect,
  first,
  type Program,
  type Programs,
  rows,
  storeMethod,
} from '../sql-program.ts'
import { withdrawReviewInvitation } from './review-invitation.ts'
import type { PublishResult, ReviewStore } from './review-store.ts'

/** Creates the store of the customers' reviews. */
export function createReviewStore({ read, write }: Programs, dialect: Dialect): ReviewStore {
  return {
    add: (submissionId, review) => write(() => addReview(submissionId, review, dialect)),
    list: storeMethod(read)(listReviews),
    listPublished: storeMethod(read)(listPublished),
    setState: storeMethod(write)(setState),
  }
}

interface ReviewRow {
  readonly id: string
  readonly created_at: number
  readonly stars: number
  readonly text: string
  readonly author: string
  readonly town: string
  readonly service: string
  readonly language: Language
  readonly publishable: number
  readonly state: ReviewState
}

const COLUMNS = 'id, created_at, stars, text, author, town, service, language, publishable, state'
const NEWEST_FIRST = 'ORDER BY created_at DESC, id'

const toReview = ({ created_at: createdAt, publishable, ...row }: ReviewRow): Review => ({
  ...row,
  createdAt,
  isPublishable: publishable === 1,
})

function* addReview(
  submissionId: string,
  { createdAt, isPublishable, ...review }: Parameters<ReviewStore['add']>[1],
  dialect: Dialect,
): Program<Awaited<ReturnType<ReviewStore['add']>>> {
  const lead = yield* first<{ status: string }>(
    `SELECT status FROM submissions WHERE id = :submissionId ${dialect.locked('submissions')}`,
    { submissionId },
  )
  if (lead === null) return 'unknown'
  if (LEAD_LIFECYCLE[storedLeadStatus(lead.status)].statusPage !== 'done') return 'open'
  const added = yield* countChanges(
    `INSERT INTO reviews (submission_id, ${COLUMNS})
     VALUES (:submissionId, :id, :createdAt, :stars, :text, :author, :town, :service, :language,
       :publishable, 'new')
     ON CONFLICT (submission_id) DO NOTHING`,
    { ...review, submissionId, createdAt, publishable: isPublishable ? 1 : 0 },
  )
  yield* withdrawReviewInvitation(submissionId)
  return added === 1 ? 'added' : 'again'
}

export function* hasReview(submissionId: string): Program<boolean> {
  const found = yield* first(`SELECT id FROM reviews WHERE submission_id = :submissionId`, {
    submissionId,
  })
  return found !== null
}

function* listReviews(): Program<readonly Review[]> {
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
  state: Parameters<ReviewStore['setState']>[1],
): Program<PublishResult> {
  const review = yield* first<Pick<ReviewRow, 'publishable'>>(
    `SELECT publishable FROM reviews WHERE id = :id`,
    { id },
  )
  if (review === null) return 'unknown'
  if (state === 'published' && review.publishable !== 1) return 'refused'
  yield* countChanges(`UPDATE reviews SET state = :state WHERE id = :id`, { id, state })
  return 'changed'
}

/** Deletes the reviews of purged leads that are not published. */
export function* pruneReviews(): Program<number> {
  return yield* countChanges(
    `DELETE FROM reviews WHERE submission_id IS NULL AND state <> 'published'`,
  )
}

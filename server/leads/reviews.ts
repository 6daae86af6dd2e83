import { isCompleted, storedLeadStatus } from '#domain/lead/lifecycle.ts'
import type { NewReview, Review, ReviewState } from '#domain/lead/review.ts'
import { NOTICE_MESSAGES } from '#copy/server/notices.ts'
import type { Language } from '#domain/text/language.ts'
import { serviceName } from './facts/service-name.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import { tellOwners } from '#server/alarm/notices/tell-owners.ts'
import { wasNumberChanged } from '#domain/lead/replay.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { findStatus } from '#server/db/tables/lead-queries.ts'
import { changesRows, execute, first, hasRows, rows, type Tx } from '#server/db/db.ts'
import { withdrawReviewInvitation } from '#server/outbox/queued/visitor-mails.ts'

/**
 * 'hidden' can become 'published' later; 'refused': the customer did not agree to the publication;
 * 'own': it is about the staff member's own work, and another owner can publish it.
 */
export type PublishResult = 'changed' | 'refused' | 'own' | 'unknown'

type ReviewRow = Omit<Review, 'isPublishable'> & { readonly publishable: number }

const COLUMNS =
  'id, created_at, stars, text, author, town, service, language, publishable, state, link_channel'
const NEWEST_FIRST = 'ORDER BY created_at DESC, id'

const toReview = ({ publishable, ...row }: ReviewRow): Review => ({
  ...row,
  isPublishable: publishable === 1,
})

/** Instead of the channel of a link, if staff had changed the number: the reviewer may be one of them. */
const NUMBER_CHANGED = 'changed'
/** Reviews of so few stars reach the owner at once. */
const POOR_STARS = 2

/**
 * Stores the review of a completed lead, and tells the owner. 'again': it has one already; 'open': it is not completed.
 */
export async function addReview(
  tx: Tx,
  submissionId: string,
  { createdAt, isPublishable, ...review }: NewReview,
  settings: NoticeSettings,
): Promise<'added' | 'again' | 'open' | 'unknown'> {
  const lead = await findStatus(tx, submissionId)
  if (lead === null) return 'unknown'
  if (!isCompleted(storedLeadStatus(lead.status))) return 'open'
  const isChanged = wasNumberChanged(await listEvents(tx, submissionId), createdAt)
  const isAdded = await changesRows(
    tx,
    `INSERT INTO reviews (submission_id, ${COLUMNS})
     VALUES (:submissionId, :id, :createdAt, :stars, :text, :author, :town, :service, :language,
       :publishable, 'new', :linkChannel)
     ON CONFLICT (submission_id) DO NOTHING`,
    {
      ...review,
      ...(isChanged && { linkChannel: NUMBER_CHANGED }),
      submissionId,
      createdAt,
      publishable: isPublishable ? 1 : 0,
    },
  )
  await withdrawReviewInvitation(tx, submissionId)
  if (isAdded) {
    const isPoor = review.stars <= POOR_STARS
    const job = (language: Language): string =>
      [serviceName(review.service, language), review.town].filter(Boolean).join(', ')
    await tellOwners(tx, (language) => NOTICE_MESSAGES[language].review(isPoor, job(language)), {
      ...(!isPoor && { channels: ['mail'] }),
      submissionId,
      // Each lead has one; two about the same service are two.
      repeatedMs: 0,
      settings,
      now: createdAt,
    })
  }
  return isAdded ? 'added' : 'again'
}

export const hasReview = (tx: Tx, submissionId: string): Promise<boolean> =>
  hasRows(tx, `SELECT id FROM reviews WHERE submission_id = :submissionId`, { submissionId })

/** A review with the job that it is about, for who asks what went wrong. */
export interface ReviewOfJob extends Review {
  /** `null` once the lead is deleted. */
  readonly submissionId: string | null
  readonly phone: string | null
  /** Who did the job. */
  readonly locksmith: string | null
}

/** Lists all reviews with their jobs, the newest first. */
export async function listReviewsOfJobs(tx: Tx): Promise<readonly ReviewOfJob[]> {
  const columns = COLUMNS.split(', ').map((name) => `r.${name}`)
  const found = await rows<ReviewRow & Omit<ReviewOfJob, keyof Review>>(
    tx,
    `SELECT ${columns.join(', ')}, s.id AS submission_id, s.phone, p.name AS locksmith
     FROM reviews r LEFT JOIN submissions s ON s.id = r.submission_id
       LEFT JOIN alarms a ON a.submission_id = s.id
       LEFT JOIN staff_members p ON p.id = a.accepted_by
     ORDER BY r.created_at DESC, r.id`,
  )
  return found.map(({ submissionId, phone, locksmith, ...row }) => ({
    ...toReview(row),
    submissionId,
    phone,
    locksmith,
  }))
}

/** Lists all reviews, the newest first. */
export async function listReviews(tx: Tx): Promise<readonly Review[]> {
  return (await rows<ReviewRow>(tx, `SELECT ${COLUMNS} FROM reviews ${NEWEST_FIRST}`)).map(toReview)
}

/** Lists published reviews, the newest first. */
export async function listPublishedReviews(tx: Tx, limit: number): Promise<readonly Review[]> {
  const found = await rows<ReviewRow>(
    tx,
    `SELECT ${COLUMNS} FROM reviews WHERE state = 'published' ${NEWEST_FIRST} LIMIT :limit`,
    { limit },
  )
  return found.map(toReview)
}

/** Publishes or hides a review. */
export async function setReviewState(
  tx: Tx,
  id: string,
  state: Exclude<ReviewState, 'new'>,
  /** `null` for the command line. */
  staffMemberId: string | null = null,
): Promise<PublishResult> {
  const review = await first<Pick<ReviewRow, 'publishable'> & { readonly isOwn: number }>(
    tx,
    `SELECT r.publishable, CASE WHEN a.accepted_by = :staffMemberId AND EXISTS
         (SELECT 1 FROM staff_members o WHERE o.id <> :staffMemberId AND o.role = 'owner'
            AND o.removed_at IS NULL) THEN 1 ELSE 0 END AS is_own
     FROM reviews r LEFT JOIN alarms a ON a.submission_id = r.submission_id WHERE r.id = :id`,
    { id, staffMemberId: staffMemberId ?? '' },
  )
  if (review === null) return 'unknown'
  if (state === 'published' && review.publishable !== 1) return 'refused'
  if (state === 'published' && review.isOwn === 1) return 'own'
  await execute(tx, `UPDATE reviews SET state = :state WHERE id = :id`, { id, state })
  return 'changed'
}

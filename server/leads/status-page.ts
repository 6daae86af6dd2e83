import { dangerOf } from './said.ts'
import type { Danger } from '#domain/lead/danger.ts'
import { planKey } from '#domain/alarm/plan.ts'
import type { LeadEvent } from '#domain/lead/events.ts'
import { fieldsFor } from '#domain/submission/field-lists.ts'
import type { FieldsFor, Submission } from '#domain/submission/fields.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { first, hasRows, type Tx } from '#server/db/db.ts'
import { type LatestCall, latestCall } from '#server/alarm/notices/lead-notices.ts'
import { hasReview } from './reviews.ts'
import { readFields } from '#server/db/row-mapping.ts'

/** The fields of a lead that its status page may read. */
type StatusPageLead = Pick<Submission, FieldsFor<'statusPage'>>

export interface StoredStatusPage {
  readonly lead: StatusPageLead
  /** In the order in which they happened; the first is 'stored'. */
  readonly events: readonly LeadEvent[]
  readonly hasReview: boolean
  /** As the form names it. */
  readonly timeframe: string
  /** True if staff joined another request with this one, whose sender may be another person. */
  readonly isJoined: boolean
  /** The latest call to staff about it. */
  readonly latestCall: LatestCall | null
  /** True for an urgent lead without a verified captcha: it is called about once at most. */
  readonly isCalledOnce: boolean
  /** Whether it was sent with a solved captcha. */
  readonly isVerified: boolean
  /** By what the customer wrote; the words themselves are not on the page. */
  readonly danger?: Danger | null
}

/** What the photos of all leads may take together. */
export interface PhotoBudget {
  readonly photos: number
  readonly bytes: number
}

const FIELDS = fieldsFor('statusPage')
const LEAD_COLUMNS = FIELDS.map((name) => `s.${name}`).join(', ')

/** The lead whose status-page token has this hash (SHA-256, hex); `null` if there is none. */
export async function findStatusPage(tx: Tx, hash: string): Promise<StoredStatusPage | null> {
  const found = await first<{ id: string }>(
    tx,
    `SELECT submission_id AS id FROM alarms WHERE status_page_hash = :hash`,
    { hash },
  )
  if (found === null) return null
  return await statusPageOf(tx, found.id)
}

export async function statusPageOf(tx: Tx, submissionId: string): Promise<StoredStatusPage | null> {
  const row = await first(
    tx,
    `SELECT ${LEAD_COLUMNS}, s.verification, s.timeframe, s.notes FROM alarms a JOIN submissions s ON s.id = a.submission_id
     WHERE a.submission_id = :submissionId`,
    { submissionId },
  )
  if (row === null) return null
  const lead = readFields(row, FIELDS)
  const events = await listEvents(tx, lead.id)
  const isVerified = row['verification'] === 'verified'
  const isCalledOnce = !isVerified && planKey(String(row['timeframe'])) === 'alarm_plan'
  const timeframe = String(row['timeframe'])
  const review = await hasReview(tx, lead.id)
  const call = await latestCall(tx, lead.id)
  const isJoined = await hasRows(
    tx,
    `SELECT submission_id FROM alarms WHERE joined_with = :submissionId LIMIT 1`,
    { submissionId },
  )
  return {
    lead,
    events,
    hasReview: review,
    timeframe,
    latestCall: call,
    isJoined,
    isCalledOnce,
    isVerified,
    danger: dangerOf({ ...lead, notes: (row['notes'] as string | null) ?? null }, events),
  }
}

/**
 * Returns whether the budget has room for one more photo. Neither engine reads the photos for it:
 * 2,000 of them take a millisecond. On PostgreSQL simultaneous additions may exceed the budget by
 * one photo each.
 * @param more its bytes
 */
export async function hasPhotoRoom(tx: Tx, budget: PhotoBudget, more: number): Promise<boolean> {
  const row = await first(
    tx,
    `SELECT count(*) AS photos, CAST(coalesce(sum(length(jpeg)), 0) AS bigint) AS bytes
     FROM photos`,
    {},
  )
  return Number(row?.['photos']) < budget.photos && Number(row?.['bytes']) + more <= budget.bytes
}

/** What a visitor adds to their lead on its status page: notes, photos, agreement to a quote. */

import { assigneeOf } from '#server/db/tables/alarms.ts'
import { isClosed, storedLeadStatus } from '#domain/lead/lifecycle.ts'
import type { EventContent } from '#domain/lead/events.ts'
import { photoLimit } from '#domain/submission/photo-limits.ts'
import { currentQuote } from '#domain/lead/quote.ts'
import { wasAccepted } from '#domain/lead/replay.ts'
import { addEvent, listEvents } from '#server/db/tables/events.ts'
import { type Actor, VISITOR } from '#server/db/tables/actor.ts'
import { findStatus } from '#server/db/tables/lead-queries.ts'
import { execute, hasRows, type Tx } from '#server/db/db.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import { addFollowUpNotices } from '#server/alarm/notices/follow-ups.ts'
import { hasPhotoRoom, type PhotoBudget } from './status-page.ts'

/** 'full': the lead has the most that it may have; 'closed': it is closed. */
type AddResult = 'added' | 'full' | 'closed' | 'unknown'

/**
 * 'waiting': no staff member has accepted the lead yet; 'noRoom': the photos of all leads have used
 * their budget.
 */
type AddPhotoResult = AddResult | 'waiting' | 'noRoom'

export interface Addition {
  /** Of one kind per lead. */
  readonly limit: number
  /** The visitor, with the link that was used. */
  readonly by?: Actor
  readonly now: number
  readonly settings: NoticeSettings
}

/** 'changed': there is a newer quote. */
type AgreementResult = 'agreed' | 'changed' | 'closed' | 'unknown'

/**
 * Records that the visitor agrees to a quote, once, and tells the assignee; refused unless it is
 * the lead's latest one.
 */
export async function agree(
  tx: Tx,
  submissionId: string,
  { quoteId, by = VISITOR, now, settings }: Omit<Addition, 'limit'> & { readonly quoteId: number },
): Promise<AgreementResult> {
  const lead = await findStatus(tx, submissionId)
  if (lead === null) return 'unknown'
  const events = await listEvents(tx, submissionId)
  const quote = currentQuote(events)
  if (quote?.id !== quoteId) return 'changed'
  if (quote.agreedAt !== null) return 'agreed'
  if (isClosed(storedLeadStatus(lead.status))) return 'closed'
  const addition = { kind: 'agreed', payload: { quoteId }, by, now, settings } as const
  await addVisitorEvent(tx, submissionId, addition)
  return 'agreed'
}

/** Records that the visitor does not agree to a quote, once, and tells the assignee. */
export async function disagree(
  tx: Tx,
  submissionId: string,
  { quoteId, by = VISITOR, now, settings }: Omit<Addition, 'limit'> & { readonly quoteId: number },
): Promise<AgreementResult> {
  const lead = await findStatus(tx, submissionId)
  if (lead === null) return 'unknown'
  const quote = currentQuote(await listEvents(tx, submissionId))
  if (quote?.id !== quoteId || quote.agreedAt !== null) return 'changed'
  if (quote.refusedAt !== null) return 'agreed'
  if (isClosed(storedLeadStatus(lead.status))) return 'closed'
  const addition = { kind: 'disagreed', payload: { quoteId }, by, now, settings } as const
  await addVisitorEvent(tx, submissionId, addition)
  return 'agreed'
}

/** Stores a visitor's note and the notices about it, in one transaction. */
export const addVisitorNote = (
  tx: Tx,
  submissionId: string,
  { text, ...addition }: Addition & { readonly text: string },
): Promise<AddResult> =>
  addToLead(tx, submissionId, { ...addition, kind: 'note', payload: { text } })

/**
 * Stores a visitor's photo of an accepted or a verified lead, with one notice per recipient for all photos of a lead.
 * @param photo `id` is a UUID, `jpeg` what a browser may show
 */
export async function addPhoto(
  tx: Tx,
  submissionId: string,
  {
    id,
    jpeg,
    budget,
    earlyBudget,
    ...addition
  }: Omit<Addition, 'limit'> & {
    readonly id: string
    readonly jpeg: Uint8Array
    readonly budget: PhotoBudget
    /** For a lead that nobody has accepted. */
    readonly earlyBudget: PhotoBudget
  },
): Promise<AddPhotoResult> {
  const events = await listEvents(tx, submissionId)
  const isAccepted = wasAccepted(events)
  const limit = photoLimit({
    wasAccepted: isAccepted,
    isVerified: await hasRows(
      tx,
      `SELECT id FROM submissions WHERE id = :submissionId AND verification = 'verified'`,
      { submissionId },
    ),
  })
  if (!isAccepted && events.filter(({ kind }) => kind === 'photo').length >= limit) return 'waiting'
  if (!(await hasPhotoRoom(tx, isAccepted ? budget : earlyBudget, jpeg.length))) return 'noRoom'
  const result = await addToLead(tx, submissionId, { ...addition, limit, kind: 'photo' })
  if (result === 'added')
    await execute(
      tx,
      `INSERT INTO photos (id, submission_id, added_at, jpeg)
       VALUES (:id, :submissionId, :now, :jpeg)`,
      { id, submissionId, now: addition.now, jpeg },
    )
  return result
}

type VisitorEvent = Omit<Addition, 'limit'> &
  EventContent<'note' | 'photo' | 'agreed' | 'disagreed'>

async function addToLead(
  tx: Tx,
  submissionId: string,
  { limit, ...addition }: VisitorEvent & Pick<Addition, 'limit'>,
): Promise<AddResult> {
  const lead = await findStatus(tx, submissionId)
  if (lead === null) return 'unknown'
  if (isClosed(storedLeadStatus(lead.status))) return 'closed'
  const events = await listEvents(tx, submissionId)
  if (events.filter(({ kind }) => kind === addition.kind).length >= limit) return 'full'
  await addVisitorEvent(tx, submissionId, addition)
  return 'added'
}

/** Adds an event of the visitor's and its notices to the assignee. */
async function addVisitorEvent(
  tx: Tx,
  submissionId: string,
  { by = VISITOR, now, settings, ...content }: VisitorEvent,
): Promise<void> {
  const { kind } = content
  await addEvent(tx, { ...content, submissionId, by, at: now })
  const assignee = await assigneeOf(tx, submissionId)
  const context = { submissionId, assignee, settings, now }
  await addFollowUpNotices(tx, { event: kind, role: 'visitor', staffMemberId: null }, context)
}

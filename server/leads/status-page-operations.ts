import { planKey } from '#domain/alarm/plan.ts'
import { assigneeOf } from '#server/store/alarms.ts'
import { isClosed, storedLeadStatus } from '#domain/lead/lifecycle.ts'
import type { EventContent, LeadEvent } from '#domain/lead/events.ts'
import { currentQuote } from '#domain/lead/quote.ts'
import { wasAccepted } from '#domain/lead/replay.ts'
import { fieldsFor } from '#domain/submission/field-lists.ts'
import type { FieldsFor, Submission } from '#domain/submission/fields.ts'
import { addEvent, listEvents } from '../store/events.ts'
import { type Actor, VISITOR } from '../store/alarm-lead.ts'
import { lockLead } from '../store/lock-lead.ts'
import { listLinkHolders } from '../store/staff-access.ts'
import { execute, first, type Program, type Programs, storeMethods } from '../store/sql-program.ts'
import { addFollowUpNotices } from './outgoing/follow-ups.ts'
import { type LatestCall, latestCall } from './outgoing/phone-notices.ts'
import { hasReview } from './review-operations.ts'
import { readFields } from '../store/row-mapping.ts'
import type { NoticeSettings } from '../store/notice.ts'

/** The fields of a lead that its status page may read. */
export type StatusPageLead = Pick<Submission, FieldsFor<'statusPage'>>

export interface StoredStatusPage {
  readonly lead: StatusPageLead
  /** In the order in which they happened; the first is 'stored'. */
  readonly events: readonly LeadEvent[]
  readonly hasReview: boolean
  /** As the form names it. */
  readonly timeframe: string
  /** True behind the link of a duplicate, which shows the lead that it was joined with (R237). */
  readonly isJoined: boolean
  /** The latest call to staff about it. */
  readonly latestCall: LatestCall | null
  /** True for an urgent lead without a verified captcha: it is called about once at most (R239). */
  readonly isCalledOnce: boolean
}

/** 'full': the lead has the most that it may have; 'closed': it is closed. */
export type AddResult = 'added' | 'full' | 'closed' | 'unknown'

/**
 * 'waiting': no staff member has accepted the lead yet; 'noRoom': the photos of all leads have used
 * their budget.
 */
export type AddPhotoResult = AddResult | 'waiting' | 'noRoom'

/** What the photos of all leads may take together. */
export interface PhotoBudget {
  readonly photos: number
  readonly bytes: number
}

export interface Addition {
  /** Of one kind per lead. */
  readonly limit: number
  /** The visitor, with the link that was used. */
  readonly by?: Actor
  readonly now: number
  readonly settings: NoticeSettings
}

/** 'changed': there is a newer quote. */
export type AgreementResult = 'agreed' | 'changed' | 'closed' | 'unknown'

export type StatusPageOperations = ReturnType<typeof createStatusPageOperations>

/** Creates what a visitor's status page reads and writes. */
export const createStatusPageOperations = ({ write, read }: Programs) => ({
  ...storeMethods(read, { find, findById, hasPhotoRoom, listLinkHolders }),
  ...storeMethods(write, { addNote, addPhoto, agree }),
})

const FIELDS = fieldsFor('statusPage')
const LEAD_COLUMNS = FIELDS.map((name) => `s.${name}`).join(', ')

/** The lead whose status-page token has this hash (SHA-256, hex); `null` if there is none. */
function* find(hash: string): Program<StoredStatusPage | null> {
  const found = yield* first<{ id: string }>(
    `SELECT submission_id AS id FROM alarms WHERE status_page_hash = :hash`,
    { hash },
  )
  if (found === null) return null
  const keptId = yield* keptLead(found.id)
  const page = yield* findById(keptId)
  return page && { ...page, isJoined: keptId !== found.id }
}

/** How often a lead that goes on may have been joined with another one itself. */
const MAX_JOINED_TIMES = 9

/** Returns the lead that goes on for a duplicate; any other lead itself. */
function* keptLead(submissionId: string): Program<string> {
  let id = submissionId
  for (let times = 0; times < MAX_JOINED_TIMES; times += 1) {
    const row = yield* first<{ joinedWith: string | null }>(
      `SELECT joined_with FROM alarms WHERE submission_id = :id`,
      { id },
    )
    if (row?.joinedWith == null) break
    id = row.joinedWith
  }
  return id
}

function* findById(submissionId: string): Program<StoredStatusPage | null> {
  const row = yield* first(
    `SELECT ${LEAD_COLUMNS}, s.verification, s.timeframe FROM alarms a JOIN submissions s ON s.id = a.submission_id
     WHERE a.submission_id = :submissionId`,
    { submissionId },
  )
  if (row === null) return null
  const lead = readFields(row, FIELDS)
  const events = yield* listEvents(lead.id)
  const isCalledOnce =
    row['verification'] !== 'verified' && planKey(String(row['timeframe'])) === 'alarm_plan'
  const timeframe = String(row['timeframe'])
  const review = yield* hasReview(lead.id)
  const call = yield* latestCall(lead.id)
  return {
    lead,
    events,
    hasReview: review,
    timeframe,
    latestCall: call,
    isJoined: false,
    isCalledOnce,
  }
}

/**
 * Records that the visitor agrees to a quote, once, and tells the assignee; refused unless it is
 * the lead's latest one.
 */
function* agree(
  submissionId: string,
  { quoteId, by = VISITOR, now, settings }: Omit<Addition, 'limit'> & { readonly quoteId: number },
): Program<AgreementResult> {
  const lead = yield* lockLead(submissionId)
  if (lead === null) return 'unknown'
  const events = yield* listEvents(submissionId)
  const quote = currentQuote(events)
  if (quote?.id !== quoteId) return 'changed'
  if (quote.agreedAt !== null) return 'agreed'
  if (isClosed(storedLeadStatus(lead.status))) return 'closed'
  const addition = { kind: 'agreed', payload: { quoteId }, by, now, settings } as const
  yield* addVisitorEvent({ submissionId, type: lead.type, events }, addition)
  return 'agreed'
}

/** Stores a visitor's note and the notices about it, in one transaction. */
const addNote = (
  submissionId: string,
  { text, ...addition }: Addition & { readonly text: string },
): Program<AddResult> => addToLead(submissionId, { ...addition, kind: 'note', payload: { text } })

/**
 * Stores a visitor's photo of an accepted lead, with one notice per recipient for all photos of a lead.
 * @param photo `id` is a UUID, `jpeg` what a browser may show
 */
function* addPhoto(
  submissionId: string,
  {
    id,
    jpeg,
    budget,
    ...addition
  }: Addition & {
    readonly id: string
    readonly jpeg: Uint8Array
    readonly budget: PhotoBudget
  },
): Program<AddPhotoResult> {
  if (!wasAccepted(yield* listEvents(submissionId))) return 'waiting'
  if (!(yield* hasPhotoRoom(budget, jpeg.length))) return 'noRoom'
  const result = yield* addToLead(submissionId, { ...addition, kind: 'photo' })
  if (result === 'added')
    yield* execute(
      `INSERT INTO photos (id, submission_id, added_at, jpeg)
       VALUES (:id, :submissionId, :now, :jpeg)`,
      { id, submissionId, now: addition.now, jpeg },
    )
  return result
}

/**
 * Returns whether the budget has room for one more photo. Neither engine reads the photos for it:
 * 2,000 of them take a millisecond. On PostgreSQL simultaneous additions may exceed the budget by
 * one photo each.
 * @param more its bytes
 */
function* hasPhotoRoom(budget: PhotoBudget, more: number): Program<boolean> {
  const row = yield* first(
    `SELECT count(*) AS photos, CAST(coalesce(sum(length(jpeg)), 0) AS bigint) AS bytes
     FROM photos`,
    {},
  )
  return Number(row?.['photos']) < budget.photos && Number(row?.['bytes']) + more <= budget.bytes
}

type VisitorEvent = Omit<Addition, 'limit'> & EventContent<'note' | 'photo' | 'agreed'>

function* addToLead(
  submissionId: string,
  { limit, ...addition }: VisitorEvent & Pick<Addition, 'limit'>,
): Program<AddResult> {
  const lead = yield* lockLead(submissionId)
  if (lead === null) return 'unknown'
  if (isClosed(storedLeadStatus(lead.status))) return 'closed'
  const events = yield* listEvents(submissionId)
  if (events.filter(({ kind }) => kind === addition.kind).length >= limit) return 'full'
  yield* addVisitorEvent({ submissionId, type: lead.type, events }, addition)
  return 'added'
}

/** Adds an event of the visitor's and its notices to the assignee. */
function* addVisitorEvent(
  {
    events,
    ...lead
  }: Pick<StoredStatusPage, 'events'> & {
    readonly submissionId: string
    readonly type: StatusPageLead['type']
  },
  { by = VISITOR, now, settings, ...content }: VisitorEvent,
): Program<void> {
  const { submissionId } = lead
  const { kind } = content
  yield* addEvent({ ...content, submissionId, by, at: now })
  const assignee = yield* assigneeOf(submissionId)
  // All photos have one step, so that each recipient gets one notice about them.
  const step = kind === 'photo' ? 0 : events.filter((event) => event.kind === kind).length
  const context = { ...lead, assignee, settings, now, step }
  yield* addFollowUpNotices({ event: kind, role: 'visitor', staffMemberId: null }, context)
}

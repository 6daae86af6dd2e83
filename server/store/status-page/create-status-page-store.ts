import { isClosed, storedLeadStatus } from '#domain/lead/lifecycle.ts'
import { currentQuote } from '#domain/lead/quote.ts'
import { fieldsFor } from '#domain/submission/field-lists.ts'
import { addEvent, listEvents } from '../alarm/events.ts'
import { assigneeOf, lockLead } from '../alarm/leads.ts'
import { type Dialect, execute, first, type Program, type Programs } from '../sql-program.ts'
import { addFollowUpNotices } from '../alarm/follow-ups.ts'
import { hasReview } from '../reviews/create-review-store.ts'
import { readFields } from '../row-mapping.ts'
import type {
  AddResult,
  AgreementResult,
  StatusPageLead,
  StatusPageStore,
  StoredStatusPage,
} from './status-page-store.ts'

/** What the receipt asks of a store, on either engine. */
export function createStatusPageStore(
  { write, read }: Programs,
  dialect: Dialect,
): StatusPageStore {
  return {
    find: (hash) => read(() => find(hash)),
    addNote: (submissionId, { text, ...addition }) =>
      write(() => addToLead(submissionId, { ...addition, kind: 'note', detail: text }, dialect)),
    addPhoto: (submissionId, { id, jpeg, ...addition }) =>
      write(() => addPhoto(submissionId, { ...addition, id, jpeg }, dialect)),
    agree: (submissionId, agreement) => write(() => agree(submissionId, agreement, dialect)),
  }
}

const FIELDS = fieldsFor('statusPage')
const LEAD_COLUMNS = FIELDS.map((name) => `s.${name}`).join(', ')

function* find(hash: string): Program<StoredStatusPage | null> {
  const row = yield* first(
    `SELECT ${LEAD_COLUMNS} FROM alarms a JOIN submissions s ON s.id = a.submission_id
     WHERE a.receipt_hash = :hash`,
    { hash },
  )
  if (row === null) return null
  const lead = readFields(row, FIELDS)
  const events = yield* listEvents(lead.id)
  return { lead, events, hasReview: yield* hasReview(lead.id) }
}

function* agree(
  submissionId: string,
  { quoteId, now, settings }: Parameters<StatusPageStore['agree']>[1],
  dialect: Dialect,
): Program<AgreementResult> {
  const lead = yield* lockLead(submissionId, dialect)
  if (lead === null) return 'unknown'
  const events = yield* listEvents(submissionId)
  const quote = currentQuote(events)
  if (quote?.id !== quoteId) return 'changed'
  if (quote.agreedAt !== null) return 'agreed'
  if (isClosed(storedLeadStatus(lead.status))) return 'closed'
  const addition = { kind: 'agreed', detail: String(quoteId), now, settings } as const
  yield* addVisitorEvent({ submissionId, type: lead.type, events }, addition, dialect)
  return 'agreed'
}

type Photo = Parameters<StatusPageStore['addPhoto']>[1]

function* addPhoto(
  submissionId: string,
  { id, jpeg, ...addition }: Photo,
  dialect: Dialect,
): Program<AddResult> {
  const result = yield* addToLead(submissionId, { ...addition, kind: 'photo' }, dialect)
  if (result === 'added')
    yield* execute(
      `INSERT INTO photos (id, submission_id, added_at, jpeg)
       VALUES (:id, :submissionId, :now, :jpeg)`,
      { id, submissionId, now: addition.now, jpeg },
    )
  return result
}

type VisitorEvent = Pick<Photo, 'now' | 'settings'> & {
  readonly kind: 'note' | 'photo' | 'agreed'
  readonly detail?: string
}

function* addToLead(
  submissionId: string,
  { limit, ...addition }: VisitorEvent & Pick<Photo, 'limit'>,
  dialect: Dialect,
): Program<AddResult> {
  const lead = yield* lockLead(submissionId, dialect)
  if (lead === null) return 'unknown'
  if (isClosed(storedLeadStatus(lead.status))) return 'closed'
  const events = yield* listEvents(submissionId)
  if (events.filter(({ kind }) => kind === addition.kind).length >= limit) return 'full'
  yield* addVisitorEvent({ submissionId, type: lead.type, events }, addition, dialect)
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
  { kind, now, settings, detail }: VisitorEvent,
  dialect: Dialect,
): Program<void> {
  const { submissionId } = lead
  const by = { staffMemberId: null, via: 'receipt' }
  yield* addEvent({ submissionId, kind, by, at: now, ...(detail !== undefined && { detail }) })
  const assignee = yield* assigneeOf(submissionId)
  // All photos have one step, so that each recipient gets one notice about them.
  const step = kind === 'photo' ? 0 : events.filter((event) => event.kind === kind).length
  const context = { ...lead, assignee, settings, now, step }
  yield* addFollowUpNotices({ event: kind, role: 'visitor', staffMemberId: null }, context, dialect)
}

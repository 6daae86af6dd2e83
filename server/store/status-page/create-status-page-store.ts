import { isClosed, storedLeadStatus } from '#domain/lead/lifecycle.ts'
import { fieldsFor } from '#domain/submission/field-lists.ts'
import { addEvent, listEvents } from '../alarm/events.ts'
import { assigneeOf } from '../alarm/leads.ts'
import { type Dialect, first, type Program, type Programs } from '../sql-program.ts'
import { addFollowUpNotices } from '../alarm/follow-ups.ts'
import { readFields } from '../row-mapping.ts'
import type {
  NoteResult,
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
    addNote: (submissionId, note) => write(() => addNote(submissionId, note, dialect)),
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
  return { lead, events: yield* listEvents(lead.id) }
}

type Note = Parameters<StatusPageStore['addNote']>[1]

function* addNote(submissionId: string, note: Note, dialect: Dialect): Program<NoteResult> {
  const { text, most, now, settings } = note
  const lead = yield* first<{ status: string; type: StatusPageLead['type'] }>(
    `SELECT status, type FROM submissions WHERE id = :submissionId ${dialect.locked('submissions')}`,
    { submissionId },
  )
  if (lead === null) return 'unknown'
  if (isClosed(storedLeadStatus(lead.status))) return 'over'
  const written = (yield* listEvents(submissionId)).filter(({ kind }) => kind === 'note').length
  if (written >= most) return 'full'
  const by = { staffMemberId: null, via: 'receipt' }
  yield* addEvent({ submissionId, kind: 'note', by, at: now, detail: text })
  const assignee = yield* assigneeOf(submissionId)
  const context = { submissionId, type: lead.type, assignee, settings, now, step: written + 1 }
  yield* addFollowUpNotices(
    { event: 'note', role: 'visitor', staffMemberId: null },
    context,
    dialect,
  )
  return 'added'
}

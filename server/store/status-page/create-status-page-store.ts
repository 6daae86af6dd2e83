import { isClosed, parseLeadStatus } from '#domain/lead/lifecycle.ts'
import { fieldsFor } from '#domain/submission/field-lists.ts'
import { addEvent, listEvents } from '../alarm/events.ts'
import { assigneeOf } from '../alarm/leads.ts'
import { type Dialect, first, type Program, type Programs } from '../sql-program.ts'
import { addFollowUpNotices } from '../alarm/follow-ups.ts'
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

/** SQLite gives JSON as text. */
type Row = Omit<StatusPageLead, 'traffic_source'> & {
  readonly traffic_source: string | StatusPageLead['traffic_source']
}

const LEAD_COLUMNS = fieldsFor('statusPage')
  .map((name) => `s.${name}`)
  .join(', ')

function* find(hash: string): Program<StoredStatusPage | null> {
  const row = yield* first<Row>(
    `SELECT ${LEAD_COLUMNS} FROM alarms a JOIN submissions s ON s.id = a.submission_id
     WHERE a.receipt_hash = :hash`,
    { hash },
  )
  if (row === null) return null
  const source = row.traffic_source
  const traffic_source =
    typeof source === 'string' ? (JSON.parse(source) as StatusPageLead['traffic_source']) : source
  return { lead: { ...row, traffic_source }, events: yield* listEvents(row.id) }
}

type Note = Parameters<StatusPageStore['addNote']>[1]

function* addNote(submissionId: string, note: Note, dialect: Dialect): Program<NoteResult> {
  const { text, most, now, settings } = note
  const lead = yield* first<{ status: string; type: StatusPageLead['type'] }>(
    `SELECT status, type FROM submissions WHERE id = :submissionId ${dialect.locked('submissions')}`,
    { submissionId },
  )
  if (lead === null) return 'unknown'
  const status = parseLeadStatus(lead.status)
  if (status === null || isClosed(status)) return 'over'
  const written = (yield* listEvents(submissionId)).filter(({ kind }) => kind === 'note').length
  if (written >= most) return 'full'
  const by = { personId: null, via: 'receipt' }
  yield* addEvent({ submissionId, kind: 'note', by, at: now, detail: text })
  const assignee = yield* assigneeOf(submissionId)
  const context = { submissionId, type: lead.type, assignee, settings, now, step: written + 1 }
  yield* addFollowUpNotices({ to: 'note', role: 'visitor', personId: null }, context, dialect)
  return 'added'
}

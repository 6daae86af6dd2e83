import { isOver, leadStatus } from '#domain/lead-status.ts'
import { addEvent, listEvents } from '../alarm/events.ts'
import { ownerOf } from '../alarm/leads.ts'
import { listPeople } from '../alarm/people.ts'
import { type Dialect, first, type Program, type Programs } from '../program.ts'
import { addNotice } from '../alarm/steps.ts'
import type { NoteResult, ReceiptLead, ReceiptStore, StoredReceipt } from './receipt-store.ts'

/** What the receipt asks of a store, on either engine. */
export function createReceiptStore({ write, read }: Programs, dialect: Dialect): ReceiptStore {
  return {
    find: (hash) => read(() => find(hash)),
    addNote: (submissionId, note) => write(() => addNote(submissionId, note, dialect)),
  }
}

/** SQLite gives JSON as text. */
type Row = Omit<ReceiptLead, 'traffic_source'> & {
  readonly traffic_source: string | ReceiptLead['traffic_source']
}

function* find(hash: string): Program<StoredReceipt | null> {
  const row = yield* first<Row>(
    `SELECT s.id, s.type, s.status, s.name, s.service, s.address, s.source_url, s.traffic_source
     FROM alarms a JOIN submissions s ON s.id = a.submission_id WHERE a.receipt_hash = :hash`,
    { hash },
  )
  if (row === null) return null
  const source = row.traffic_source
  const traffic_source =
    typeof source === 'string' ? (JSON.parse(source) as ReceiptLead['traffic_source']) : source
  return { lead: { ...row, traffic_source }, events: yield* listEvents(row.id) }
}

type Note = Parameters<ReceiptStore['addNote']>[1]

function* addNote(submissionId: string, note: Note, dialect: Dialect): Program<NoteResult> {
  const { text, most, now, aftermath } = note
  const lead = yield* first<{ status: string; type: ReceiptLead['type'] }>(
    `SELECT status, type FROM submissions WHERE id = :submissionId ${dialect.locked('submissions')}`,
    { submissionId },
  )
  if (lead === null) return 'unknown'
  const status = leadStatus(lead.status)
  if (status === null || isOver(status)) return 'over'
  const written = (yield* listEvents(submissionId)).filter(({ kind }) => kind === 'note').length
  if (written >= most) return 'full'
  const by = { personId: null, via: 'receipt' }
  yield* addEvent({ submissionId, kind: 'note', by, at: now, detail: text })
  const owner = yield* ownerOf(submissionId)
  const notices = aftermath({
    submissionId,
    type: lead.type,
    wasTaken: owner !== null,
    owner: owner?.personId ?? null,
    people: yield* listPeople(dialect),
  })
  // Each note rings: no step tells anybody twice, so each is a step of its own.
  const step = written + 1
  for (const notice of notices) yield* addNotice({ notice, submissionId, round: 0, step, now })
  return 'added'
}

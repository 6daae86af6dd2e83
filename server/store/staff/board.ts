import { isOver, LEAD_STATUSES } from '#domain/lead-status.ts'
import { addEvent, listEvents } from '../alarm/events.ts'
import { ownerOf } from '../alarm/leads.ts'
import { type Dialect, first, type Program, rows } from '../alarm/program.ts'
import { LEAD_COLUMNS, type LeadRow, toAlarmLead } from '../alarm/rows.ts'
import type { BoardDetail, BoardLead, StaffStore } from './staff-store.ts'

/** What the board reads of requests, and the little that it writes beside their steps (R130). */

const named = (statuses: readonly string[]): string => statuses.map((one) => `'${one}'`).join(', ')

const OPEN = named(LEAD_STATUSES.filter((status) => !isOver(status)))
const CLOSED = named(LEAD_STATUSES.filter(isOver))

type Row = LeadRow & {
  readonly name: string
  readonly accepted_at: number | null
  readonly accepted_by: string | null
  readonly owner_name: string | null
  readonly closed_at: number | null
}

export function* listBoard(options: {
  /** Both ISO 8601, UTC. */
  readonly since: string
  readonly openSince: string
  readonly limit: number
}): Program<readonly BoardLead[]> {
  const found = yield* rows<Row>(
    `SELECT ${LEAD_COLUMNS}, s.name, a.accepted_at, a.accepted_by, o.name AS owner_name,
       CASE WHEN s.status IN (${CLOSED}) THEN (SELECT max(e.at) FROM events e
         WHERE e.submission_id = s.id AND e.kind = s.status) END AS closed_at
     FROM submissions s JOIN alarms a ON a.submission_id = s.id
       LEFT JOIN people o ON o.id = a.accepted_by
     WHERE s.type = 'booking' AND s.created_at >= :openSince
       AND (s.status IN (${OPEN}) OR s.created_at >= :since)
     ORDER BY CASE WHEN s.status = 'pending' THEN 0 WHEN s.status IN (${OPEN}) THEN 1 ELSE 2 END,
       s.created_at DESC, s.id DESC LIMIT :limit`,
    options,
  )
  return found.map((row) => ({
    ...toAlarmLead(row),
    name: row.name,
    owner:
      row.accepted_at === null
        ? null
        : { personId: row.accepted_by, name: row.owner_name, at: row.accepted_at },
    closedAt: row.closed_at,
  }))
}

export function* boardDetail(submissionId: string): Program<BoardDetail | null> {
  const lead = yield* first<{ phone: string; idempotency_key: string | null }>(
    `SELECT s.phone, s.idempotency_key FROM submissions s JOIN alarms a ON a.submission_id = s.id
     WHERE s.id = :submissionId AND s.type = 'booking'`,
    { submissionId },
  )
  if (lead === null) return null
  const same = yield* first<{ earlier: number; latest: string | Date | null }>(
    `SELECT count(*) AS earlier, max(o.created_at) AS latest
     FROM submissions o, submissions s
     WHERE s.id = :submissionId AND o.phone = s.phone AND o.type = 'booking' AND o.id <> s.id
       AND o.created_at <= s.created_at`,
    { submissionId },
  )
  const latest = same?.latest ?? null
  return {
    owner: yield* ownerOf(submissionId),
    events: yield* listEvents(submissionId),
    idempotencyKey: lead.idempotency_key,
    sameNumber: {
      count: 1 + (same?.earlier ?? 0),
      before: latest === null ? null : new Date(latest).getTime(),
    },
  }
}

export function* markSeen(
  submissionIds: readonly string[],
  { personId, now }: Parameters<StaffStore['markSeen']>[1],
  dialect: Dialect,
): Program<number> {
  let marked = 0
  for (const submissionId of submissionIds) {
    const unseen = yield* first(
      `SELECT s.id FROM submissions s
       WHERE s.id = :submissionId AND s.type = 'booking' AND s.status = 'pending'
         AND NOT EXISTS (SELECT 1 FROM events e WHERE e.submission_id = s.id AND e.kind = 'seen')
       ${dialect.locked('s')}`,
      { submissionId },
    )
    if (unseen === null) continue
    yield* addEvent({ submissionId, kind: 'seen', by: { personId, via: 'board' }, at: now })
    marked += 1
  }
  return marked
}

export function* addStaffNote(
  submissionId: string,
  { text, most, personId, now }: Parameters<StaffStore['addNote']>[1],
  dialect: Dialect,
): Program<'added' | 'full' | 'unknown'> {
  const lead = yield* first(
    `SELECT s.id FROM submissions s WHERE s.id = :submissionId AND s.type = 'booking'
     ${dialect.locked('s')}`,
    { submissionId },
  )
  if (lead === null) return 'unknown'
  const written = (yield* listEvents(submissionId)).filter(({ kind }) => kind === STAFF_NOTE)
  if (written.length >= most) return 'full'
  const by = { personId, via: 'board' }
  yield* addEvent({ submissionId, kind: STAFF_NOTE, by, at: now, detail: text })
  return 'added'
}

/** Another word than a visitor's note, which the receipt tells of. */
const STAFF_NOTE = 'staff_note'

export function* wipeGateCodes(closedBefore: number): Program<number> {
  const wiped = yield* rows(
    `UPDATE submissions SET gate_code = NULL
     WHERE gate_code IS NOT NULL AND status IN (${CLOSED}) AND EXISTS
       (SELECT 1 FROM events e WHERE e.submission_id = submissions.id
        AND e.kind = submissions.status AND e.at < :closedBefore)
     RETURNING id`,
    { closedBefore },
  )
  return wiped.length
}

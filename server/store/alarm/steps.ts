import type { AlarmMove, DueAlarm } from './alarm-step.ts'
import type { AlarmStore } from './alarm-store.ts'
import type { NewNotice } from './notice.ts'
import { addEvent } from './events.ts'
import { listPeople } from './people.ts'
import { type Dialect, type Program, rows } from './program.ts'
import { LEAD_COLUMNS, type LeadRow, toAlarmLead } from './rows.ts'

/** The SQL of the table `alarms`, and of the notices that its steps make. */

type DueRow = LeadRow & {
  readonly state: DueAlarm['state']
  readonly plan: string | null
  readonly round: number
  readonly step: number
  readonly not_after: number
  readonly accepted_by: string | null
}

const toDue = (row: DueRow): DueAlarm => ({
  lead: toAlarmLead(row),
  state: row.state,
  plan: row.plan,
  round: row.round,
  step: row.step,
  notAfter: row.not_after,
  acceptedBy: row.accepted_by,
})

/** A new request's alarm; part of the transaction that records it (R100). */
export function* startAlarm(alarm: {
  readonly submissionId: string
  readonly receiptHash: string
  readonly now: number
  readonly notAfter: number
}): Program<void> {
  const { submissionId, receiptHash, now, notAfter } = alarm
  yield* rows(
    `INSERT INTO alarms (submission_id, receipt_hash, next_at, started_at, not_after)
     VALUES (:submissionId, :receiptHash, :now, :now, :notAfter)`,
    { submissionId, receiptHash, now, notAfter },
  )
  yield* addEvent({ submissionId, kind: 'stored', by: null, at: now })
}

/** True when something is due: a look without the write lock. */
export function* anyAlarmDue(now: number): Program<boolean> {
  const due = yield* rows(`SELECT 1 AS due FROM alarms WHERE next_at <= :now LIMIT 1`, { now })
  return due.length > 0
}

type Advance = Parameters<AlarmStore['advance']>[0]

export function* advance(
  { now, limit, decide }: Advance,
  dialect: Dialect,
): Program<readonly (DueAlarm & { readonly move: AlarmMove })[]> {
  const found = yield* rows<DueRow>(
    `SELECT a.state, a.plan, a.round, a.step, a.not_after, a.accepted_by, ${LEAD_COLUMNS}
     FROM alarms a JOIN submissions s ON s.id = a.submission_id
     WHERE a.next_at <= :now ORDER BY a.next_at, a.submission_id LIMIT :limit
     ${dialect.skipLocked('a')}`,
    { now, limit },
  )
  if (found.length === 0) return []
  const people = yield* listPeople(dialect)
  const moved: (DueAlarm & { readonly move: AlarmMove })[] = []
  for (const row of found) {
    const due = toDue(row)
    const move = decide(due, people)
    yield* writeMove(due, move, now)
    moved.push({ ...due, move })
  }
  return moved
}

function* writeMove({ lead, state }: DueAlarm, move: AlarmMove, now: number): Program<void> {
  const { plan, round, step, nextAt, isOver } = move
  yield* rows(
    `UPDATE alarms SET plan = :plan, round = :round, step = :step, next_at = :nextAt,
       state = :state, ended_at = :endedAt WHERE submission_id = :submissionId`,
    {
      plan,
      round,
      step,
      nextAt,
      state: isOver ? 'ended' : state,
      endedAt: isOver ? now : null,
      submissionId: lead.id,
    },
  )
  if (isOver) yield* addEvent({ submissionId: lead.id, kind: 'nobody', by: null, at: now })
  for (const notice of move.notices) {
    yield* addNotice({ notice, submissionId: lead.id, round, step, now })
  }
}

/** Adds a notice that is due now, unless this step has told its target already. */
export function* addNotice(added: {
  readonly notice: NewNotice
  readonly submissionId: string | null
  readonly round: number
  readonly step: number
  readonly now: number
}): Program<void> {
  const { notice, submissionId, round, step, now } = added
  yield* rows(
    `INSERT INTO notices (id, submission_id, kind, channel, target, channel_id, person_id, address,
       number, round, step, due_at, created_at, not_after)
     VALUES (:id, :submissionId, :kind, :channel, :target, :channelId, :personId, :address,
       :number, :round, :step, :now, :now, :notAfter)
     ON CONFLICT DO NOTHING`,
    { ...notice, submissionId, round, step, now },
  )
}

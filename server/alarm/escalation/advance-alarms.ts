/** The SQL of the table `alarms`, and of the notices that its steps make. */

import { leadState } from '#domain/lead/replay.ts'
import { isDriving } from '#domain/lead/lifecycle.ts'
import { PLAN_KINDS_SQL } from '#server/db/tables/notice.ts'
import { addNotice } from '#server/db/tables/notices.ts'
import { type NotifiedStaff } from '#domain/alarm/plan.ts'
import type { AlarmDecision, DueAlarm } from './alarm-step.ts'
import { declinedRounds } from './declined-rounds.ts'
import { STAFF_MAILBOX_TARGET } from '#server/alarm/notices/new-notice.ts'
import { expireAlarm } from '#server/leads/alarm-effect.ts'
import { addEvent, listEvents } from '#server/db/tables/events.ts'
import { ESCALATION_LEVEL } from '#server/db/tables/alarms.ts'
import { isOverUnansweredLimit } from './unanswered-limit.ts'
import { isTakenElsewhere } from '#server/leads/same-customer.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { CLOCK_DIFFERENCE_MS, isDueSql } from '#server/db/leased-queue.ts'
import { execute, type Db, first, hasRows, rows, type Tx } from '#server/db/db.ts'
import {
  ALARM_LEAD_COLUMNS,
  type AlarmLeadRow,
  toAlarmLead,
} from '#server/db/tables/alarm-lead-rows.ts'

type DueRow = AlarmLeadRow &
  Omit<
    DueAlarm,
    'lead' | 'notified' | 'declined' | 'ownerAskedInRound' | 'isLimited' | 'isTakenElsewhere'
  > & {
    readonly escalation: number
    readonly network: string | null
  }

const SELECT = `SELECT a.plan, a.round, a.step, a.started_at, a.not_after, a.accepted_by,
    a.restarted_by, a.escalation, a.network, a.transition_id, ${ALARM_LEAD_COLUMNS}
  FROM alarms a JOIN submissions s ON s.id = a.submission_id`

async function toDue(tx: Tx, { escalation, ...row }: DueRow): Promise<DueAlarm> {
  const lead = toAlarmLead(row.lead)
  const notified =
    row.round === 0
      ? []
      : await rows<NotifiedStaff>(
          tx,
          `SELECT staff_member_id, round, step, max(created_at) AS at FROM notices
           WHERE submission_id = :id AND staff_member_id IS NOT NULL AND kind IN (${PLAN_KINDS_SQL})
             AND state <> 'cancelled' AND created_at >= :startedAt
           GROUP BY staff_member_id, round, step`,
          { id: lead.id, startedAt: row.startedAt },
        )
  const asked = await first<{ round: number | null }>(
    tx,
    `SELECT max(round) AS round FROM notices
     WHERE submission_id = :id AND target = '${STAFF_MAILBOX_TARGET}' AND kind IN (${PLAN_KINDS_SQL})
       AND state <> 'cancelled' AND created_at >= :startedAt`,
    { id: lead.id, startedAt: row.startedAt },
  )
  const eta = isDriving(lead.status) ? leadState(await listEvents(tx, lead.id)).eta : null
  return {
    ...row,
    eta,
    lead,
    notified,
    declined: await declinedRounds(tx, lead.id),
    ownerAskedInRound: asked?.round ?? 0,
    isLimited: escalation === ESCALATION_LEVEL.limited,
    isTakenElsewhere: await isTakenElsewhere(tx, lead.id),
  }
}

const anyAlarmDue = (tx: Tx, now: number): Promise<boolean> =>
  hasRows(
    tx,
    `SELECT 1 AS due FROM alarms
     WHERE next_at IS NOT NULL AND ${isDueSql('next_at', 'stepped_at')} LIMIT 1`,
    { now },
  )

/**
 * Moves every time of an alarm that was written by a clock that ran ahead by as much as the clock
 * was set back, so that its next step waits no longer than the plan's delay.
 */
const correctMisdated = (tx: Tx, now: number): Promise<void> =>
  execute(
    tx,
    `UPDATE alarms SET next_at = next_at - stepped_at + :now,
       started_at = started_at - stepped_at + :now,
       not_after = not_after - stepped_at + :now, stepped_at = :now
     WHERE next_at IS NOT NULL AND stepped_at - ${CLOCK_DIFFERENCE_MS} > :now`,
    { now },
  )

type AdvancedAlarm = DueAlarm & { readonly decision: AlarmDecision }

interface AdvanceOptions {
  readonly now: number
  readonly limit: number
  readonly decide: (alarm: DueAlarm, staff: readonly StaffMember[]) => AlarmDecision
}

/**
 * Advances due alarms, the longest due first, as `decide` returns: step and notices are written in
 * one transaction. Returns the alarms.
 */
export const advanceAlarms = async (
  db: Db,
  options: AdvanceOptions,
): Promise<readonly AdvancedAlarm[]> =>
  // Reading first avoids waiting for writes at an idle poll.
  (await db.read((tx) => anyAlarmDue(tx, options.now)))
    ? await db.write((tx) => advanceDue(tx, options))
    : []

async function advanceDue(
  tx: Tx,
  { now, limit, decide }: AdvanceOptions,
): Promise<readonly AdvancedAlarm[]> {
  await correctMisdated(tx, now)
  const found = await rows<DueRow>(
    tx,
    `${SELECT} WHERE a.next_at <= :now ORDER BY a.next_at, a.submission_id LIMIT :limit`,
    { now, limit },
  )
  if (found.length === 0) return []
  const staff = await listStaff(tx)
  const advanced: AdvancedAlarm[] = []
  for (const row of found) {
    const escalation = await escalationOf(tx, row)
    const due = await toDue(tx, { ...row, escalation })
    const decision = decide(due, staff)
    await writeDecision(tx, due, { decision, escalation, now })
    advanced.push({ ...due, decision })
  }
  return advanced
}

/**
 * Computed at each step: a lead is escalated on every channel once earlier ones of its network are
 * accepted.
 */
async function escalationOf(tx: Tx, row: DueRow): Promise<number> {
  if (toAlarmLead(row.lead).isSuspicious) return ESCALATION_LEVEL.suspicious
  return (await isOverUnansweredLimit(tx, row)) ? ESCALATION_LEVEL.limited : ESCALATION_LEVEL.full
}

/**
 * Finds an alarm, due or not, as `advanceAlarms` passes it to `decide`; `null` if there is none.
 */
export async function findAlarm(tx: Tx, submissionId: string): Promise<DueAlarm | null> {
  const row = await first<DueRow>(tx, `${SELECT} WHERE a.submission_id = :submissionId`, {
    submissionId,
  })
  return row && (await toDue(tx, row))
}

async function writeDecision(
  tx: Tx,
  { lead }: DueAlarm,
  { decision, escalation, now }: { decision: AlarmDecision; escalation: number; now: number },
): Promise<void> {
  const { plan, round, step, nextAt, isExpired, notAfter = null } = decision
  await execute(
    tx,
    `UPDATE alarms SET plan = :plan, round = :round, step = :step, next_at = :nextAt,
       stepped_at = :now, escalation = :escalation,
       not_after = coalesce(CAST(:notAfter AS bigint), not_after) WHERE submission_id = :submissionId`,
    { plan, round, step, nextAt, now, escalation, notAfter, submissionId: lead.id },
  )
  if (isExpired) {
    await expireAlarm(tx, lead.id, now)
    await addEvent(tx, { submissionId: lead.id, kind: 'expired', by: null, at: now })
  }
  for (const notice of decision.notices)
    await addNotice(tx, { notice, submissionId: lead.id, round, step, now })
}

import { REPEATING_CHANNELS } from '#domain/alarm-channels.ts'
import { canTransition, LEAD_LIFECYCLE, storedLeadStatus } from '#domain/lead/lifecycle.ts'
import type { Submission } from '#domain/submission/fields.ts'
import type { StoredAssignee } from './alarm-lead.ts'
import type { AlarmStats, TransitionResult } from './alarm-step.ts'
import type { AlarmStore } from './alarm-store.ts'
import { addEvent } from './events.ts'
import { applyAlarmEffect } from './alarm-effect.ts'
import { addFollowUpNotices } from './follow-ups.ts'
import { answerCall } from './provider-status.ts'
import { countChanges, type Dialect, execute, first, type Program } from '../sql-program.ts'
import { WAITING_STATUSES } from '../status-lists.ts'

/** What becomes of a request: the steps of its status, and the alarm's end with them (R104). */

type LeadTransition = Parameters<AlarmStore['moveLead']>[1]

export function* moveLead(
  submissionId: string,
  move: LeadTransition,
  dialect: Dialect,
): Program<TransitionResult> {
  const lead = yield* first<{ status: string; type: Submission['type'] }>(
    `SELECT status, type FROM submissions WHERE id = :submissionId ${dialect.locked('submissions')}`,
    { submissionId },
  )
  if (lead === null) return { outcome: 'unknown' }
  const assignee = yield* assigneeOf(submissionId)
  const from = storedLeadStatus(lead.status)
  const isExpected = (move.from ?? from) === from
  if (!isExpected || !canTransition(from, move.to, move.role)) {
    return { outcome: 'refused', submissionId, status: from, assignee }
  }
  yield* execute(`UPDATE submissions SET status = :to WHERE id = :submissionId`, {
    to: move.to,
    submissionId,
  })
  yield* applyAlarmEffect(submissionId, move)
  if (LEAD_LIFECYCLE[move.to].assignee === 'actor') yield* markCallAnswered(submissionId, move)
  yield* cancelNotices(submissionId, move)
  const { to: kind, by, role, now, detail, settings } = move
  yield* addEvent({ submissionId, kind, by, at: now, ...(detail && { detail }) })
  const context = { submissionId, type: lead.type, assignee, settings, now }
  yield* addFollowUpNotices({ to: kind, role, personId: by.personId }, context, dialect)
  return { outcome: 'moved', submissionId, from }
}

/** Who has it; null while nobody has. */
export function* assigneeOf(submissionId: string): Program<StoredAssignee | null> {
  const row = yield* first<{
    accepted_at: number
    accepted_by: string | null
    name: string | null
  }>(
    `SELECT a.accepted_at, a.accepted_by, p.name
     FROM alarms a LEFT JOIN people p ON p.id = a.accepted_by
     WHERE a.submission_id = :submissionId AND a.accepted_at IS NOT NULL`,
    { submissionId },
  )
  return row && { personId: row.accepted_by, name: row.name, at: row.accepted_at }
}

/** Marks the latest call to the assignee about this lead as answered, also where a link or the board accepted it. */
function* markCallAnswered(
  submissionId: string,
  { by: { personId, via }, now, noticeId }: LeadTransition,
): Program<void> {
  if (via === 'call') yield* answerCall(noticeId ?? '', now)
  else
    yield* execute(
      `UPDATE notices SET answered_at = coalesce(answered_at, :now) WHERE id =
         (SELECT n.id FROM notices n
          WHERE n.begun_at IS NOT NULL AND n.number IS NOT NULL AND n.person_id = :personId
            AND (n.submission_id = :submissionId OR n.id IN
              (SELECT o.merged_into FROM notices o WHERE o.submission_id = :submissionId))
          ORDER BY n.begun_at DESC LIMIT 1)`,
      { submissionId, now, personId },
    )
}

const REPEATING = REPEATING_CHANNELS.map((kind) => `'${kind}'`).join(', ')

/** Nothing goes out any more, and what rings is ended. */
function* cancelNotices(submissionId: string, { now, noticeId }: LeadTransition): Program<void> {
  yield* execute(
    `UPDATE notices SET state = 'cancelled', settled_at = :now, lease_until = NULL
     WHERE submission_id = :submissionId AND state = 'queued'
       AND kind IN ('created', 'waiting', 'nobody', 'still-yours')`,
    { submissionId, now },
  )
  yield* execute(
    `UPDATE notices SET state = 'ending', due_at = :now, lease_until = NULL, attempts = 0
     WHERE submission_id = :submissionId AND state = 'sent' AND provider_id IS NOT NULL
       AND channel IN (${REPEATING}) AND (channel <> 'call' OR id <> :noticeId)`,
    { submissionId, now, noticeId: noticeId ?? '' },
  )
}

const DAY_MS = 24 * 60 * 60_000

export function* stats(now: number): Program<AlarmStats> {
  const row = yield* first<{
    escalating: number
    step: number | null
    notice: number | null
    untaken: number
  }>(
    `SELECT (SELECT count(*) FROM alarms a JOIN submissions s ON s.id = a.submission_id
             WHERE a.state = 'escalating' AND s.type = 'booking') AS escalating,
            (SELECT min(next_at) FROM alarms WHERE next_at <= :now) AS step,
            (SELECT min(due_at) FROM notices
             WHERE state IN ('queued', 'ending') AND due_at <= :now) AS notice,
            (SELECT count(*) FROM alarms a JOIN submissions s ON s.id = a.submission_id
             WHERE a.state = 'expired' AND a.ended_at > :since AND s.status IN (${WAITING_STATUSES})
               AND s.type = 'booking') AS untaken`,
    { now, since: now - DAY_MS },
  )
  const due = [row?.step, row?.notice].filter((at) => at != null)
  return {
    escalating: row?.escalating ?? 0,
    oldestDueAt: due.length === 0 ? null : Math.min(...due),
    untaken: row?.untaken ?? 0,
  }
}

/** Deletes canaries recorded before; a person's request is never among them. */
export function* removeCanaries(before: string): Program<number> {
  return yield* countChanges(
    `DELETE FROM submissions WHERE type = 'canary' AND created_at < :before`,
    { before },
  )
}

export function* prune(now: number): Program<void> {
  yield* execute(`DELETE FROM take_tokens WHERE expires_at <= :now`, { now })
  yield* execute(
    `UPDATE alarms SET network = NULL WHERE network IS NOT NULL AND started_at < :before`,
    { before: now - DAY_MS },
  )
  yield* execute(`DELETE FROM notices WHERE submission_id IS NULL AND created_at < :before`, {
    before: now - DAY_MS,
  })
}

/** Transitions of a lead and their effect on its alarm (R104). */

import { REPEATING_CHANNELS } from '#domain/alarm/channels.ts'
import {
  canTransition,
  HAND_OVER_MS,
  isClosed,
  LEAD_LIFECYCLE,
  type LeadRole,
  type LeadStatus,
  REOPEN_WITHIN_MS,
  storedLeadStatus,
  transitionEvent,
} from '#domain/lead/lifecycle.ts'
import { leadState } from '#domain/lead/replay.ts'
import { type Actor, type StoredAssignee, VISITOR } from './alarm-lead.ts'
import type { AlarmStats, TransitionResult } from './alarm-step.ts'
import { addEvent, addTransitionEvent, listEvents, saveFirstTimes } from './events.ts'
import { applyAlarmEffect } from './alarm-effect.ts'
import { addArrivalSms } from './arrival-sms.ts'
import { addFollowUpNotices } from './follow-ups.ts'
import { CONNECTED_CALL, ENDED_KINDS_SQL, lockNotices, type NoticeSettings } from './notice.ts'
import { answerCall } from './provider-status.ts'
import { findStaffMember } from './staff-members.ts'
import { lockLead } from '../lock-lead.ts'
import { updateReviewInvitation } from '../reviews/review-invitation.ts'
import { ASSIGNEE_COLUMNS, ASSIGNEE_JOIN } from './rows.ts'
import { countChanges, execute, first, type Program } from '../sql-program.ts'
import { WAITING_STATUSES } from '../status-lists.ts'
import { DAY_MS } from '#domain/durations.ts'

export interface TransitionOptions {
  readonly to: LeadStatus
  /**
   * Only from this status. By default from each that the life cycle allows, except that an
   * acceptance is of a pending lead.
   */
  readonly from?: LeadStatus
  /** Who asks; the store finds out whether a staff member is the assignee. */
  readonly role: Exclude<LeadRole, 'assignee'>
  readonly by: Actor
  readonly now: number
  /** The notice by which it was done: that call is in progress and is not ended. */
  readonly noticeId: string | null
  /** Why, in the staff member's words, for the history. */
  readonly reason?: string
  /** Staff member to whom a lead that is handed back is offered before the alarm restarts. */
  readonly colleagueId?: string
  /** For a transition to `en_route`: in how many minutes the assignee arrives. */
  readonly etaMinutes?: number
  readonly settings: NoticeSettings
}

/**
 * Locks a lead's notices before its alarm changes: recording a result locks the notice and then the
 * alarm.
 */
export const lockLeadNotices = (submissionId: string): Program<void> =>
  lockNotices('submission_id = :submissionId', { submissionId })

export function* writeStatus(submissionId: string, status: LeadStatus, now: number): Program<void> {
  yield* execute(`UPDATE submissions SET status = :status WHERE id = :submissionId`, {
    status,
    submissionId,
  })
  yield* updateReviewInvitation(submissionId, status, now)
}

/**
 * Makes one transition of domain/lead/lifecycle.ts by compare and set: of any number at once, one
 * wins. In the same transaction, waiting notices are canceled, and the end of ringing calls and
 * Pushover messages is scheduled. A visitor's attempt to cancel too late is recorded.
 */
export function* transitionLead(
  submissionId: string,
  transition: TransitionOptions,
): Program<TransitionResult> {
  const lead = yield* lockLead(submissionId)
  if (lead === null) return { outcome: 'unknown' }
  const assignee = yield* assigneeOf(submissionId)
  const from = storedLeadStatus(lead.status)
  const refusal = { outcome: 'refused', submissionId, status: from, assignee } as const
  const { to, by, now, reason, settings, etaMinutes } = transition
  const isAcceptance = LEAD_LIFECYCLE[to].assignee === 'actor'
  if ((transition.from ?? (isAcceptance ? 'pending' : from)) !== from) return refusal
  const isAssignee = assignee !== null && assignee.staffMemberId === by.staffMemberId
  const role: LeadRole = transition.role === 'staff' && isAssignee ? 'assignee' : transition.role
  const context = { submissionId, type: lead.type, assignee, settings, now }
  if (!canTransition(from, to, role)) {
    if (role === 'visitor' && to === 'cancelled' && !isClosed(from))
      yield* recordCancelAttempt(context)
    return refusal
  }
  if (isClosed(from) && (yield* isPastReopening(submissionId, now))) return refusal
  const colleague =
    transition.colleagueId === undefined ? null : yield* findStaffMember(transition.colleagueId)
  const recorded = transitionEvent(from, to)
  const isHandOver = recorded === 'handed_back' && colleague !== null
  if (recorded === null || (transition.colleagueId !== undefined && !isHandOver)) return refusal
  if (recorded === 'eta' && etaMinutes === undefined) return refusal
  const event = isHandOver ? 'handed_over' : recorded
  yield* lockLeadNotices(submissionId)
  yield* writeStatus(submissionId, to, now)
  const startAt = isHandOver ? now + HAND_OVER_MS : now
  const eta = etaMinutes === undefined ? null : { minutes: etaMinutes, at: now }
  yield* applyAlarmEffect(submissionId, { to, by, now, startAt, eta })
  if (assignee !== null) yield* repeatReminder(submissionId, now)
  // In this order: a call that was answered by a digit goes on, one that rings is ended.
  yield* cancelNotices(submissionId, transition)
  if (isAcceptance) yield* markCallAnswered(submissionId, transition)
  const happened = { submissionId, by, at: now }
  if (isHandOver) {
    const payload = { colleagueId: colleague.id, colleagueName: colleague.name }
    yield* addTransitionEvent({ ...happened, kind: 'handed_over', payload })
  } else if (recorded !== 'eta' && recorded !== 'handed_over')
    yield* addTransitionEvent({
      ...happened,
      kind: recorded,
      payload: reason === undefined ? {} : { reason },
    })
  if (eta !== null)
    yield* addTransitionEvent({ ...happened, kind: 'eta', payload: { minutes: eta.minutes } })
  yield* saveFirstTimes(submissionId)
  const change = { event, role, staffMemberId: by.staffMemberId }
  yield* addFollowUpNotices(change, { ...context, colleagueId: colleague?.id ?? null })
  if (eta !== null) yield* addArrivalSms(submissionId, context)
  return { outcome: 'changed', submissionId, from }
}

/** Makes an unsent reminder due again, so that it goes to the new assignee. */
const repeatReminder = (submissionId: string, now: number): Program<void> =>
  execute(
    `UPDATE alarms SET reminder_at = :now WHERE submission_id = :submissionId AND EXISTS
       (SELECT 1 FROM notices n WHERE n.submission_id = :submissionId AND n.kind = 'reminder'
          AND n.state = 'queued')`,
    { submissionId, now },
  )

function* isPastReopening(submissionId: string, now: number): Program<boolean> {
  const { transition } = leadState(yield* listEvents(submissionId))
  return transition === null || now - transition.at > REOPEN_WITHIN_MS
}

/**
 * Records that the visitor tried to cancel too late, and tells the assignee; once for each state.
 */
function* recordCancelAttempt(context: Parameters<typeof addFollowUpNotices>[1]): Program<void> {
  const { submissionId, now } = context
  const events = yield* listEvents(submissionId)
  const since = leadState(events).transition?.at ?? 0
  const kind = 'cancel_attempt'
  if (events.some((event) => event.kind === kind && event.at > since)) return
  yield* addEvent({ submissionId, kind, by: VISITOR, at: now })
  yield* addFollowUpNotices({ event: kind, role: 'visitor', staffMemberId: null }, context)
}

/** The assignee; `null` while there is none. */
export function* assigneeOf(submissionId: string): Program<StoredAssignee | null> {
  const row = yield* first<{ assignee: StoredAssignee | null }>(
    `SELECT ${ASSIGNEE_COLUMNS} FROM alarms a ${ASSIGNEE_JOIN} WHERE a.submission_id = :submissionId`,
    { submissionId },
  )
  return row?.assignee ?? null
}

/**
 * Marks the latest call to the assignee about this lead as answered, also where a link or the board
 * accepted it.
 */
function* markCallAnswered(
  submissionId: string,
  { by: { staffMemberId, via }, now, noticeId }: TransitionOptions,
): Program<void> {
  if (via === 'call') yield* answerCall(noticeId ?? '', now)
  else
    yield* execute(
      `UPDATE notices SET answered_at = coalesce(answered_at, :now) WHERE id =
         (SELECT n.id FROM notices n
          WHERE n.begun_at IS NOT NULL AND n.number IS NOT NULL AND n.staff_member_id = :staffMemberId
            AND n.kind <> '${CONNECTED_CALL}'
            AND (n.submission_id = :submissionId OR n.id IN
              (SELECT o.merged_into FROM notices o WHERE o.submission_id = :submissionId))
          ORDER BY n.begun_at DESC LIMIT 1)`,
      { submissionId, now, staffMemberId },
    )
}

const REPEATING = REPEATING_CHANNELS.map((kind) => `'${kind}'`).join(', ')

/** Cancels waiting notices and schedules the end of ringing calls and Pushover messages. */
export function* cancelNotices(
  submissionId: string,
  { now, noticeId }: Pick<TransitionOptions, 'now' | 'noticeId'>,
): Program<void> {
  yield* execute(
    `UPDATE notices SET state = 'cancelled', settled_at = :now, lease_until = NULL
     WHERE submission_id = :submissionId AND state = 'queued'
       AND kind IN (${ENDED_KINDS_SQL})`,
    { submissionId, now },
  )
  yield* execute(
    `UPDATE notices SET state = 'ending', due_at = :now, lease_until = NULL, attempts = 0
     WHERE submission_id = :submissionId AND state = 'sent' AND provider_id IS NOT NULL
       AND channel IN (${REPEATING}) AND answered_at IS NULL AND (channel <> 'call' OR id <> :noticeId)`,
    { submissionId, now, noticeId: noticeId ?? '' },
  )
}

export function* stats(now: number): Program<AlarmStats> {
  const row = yield* first<{
    escalating: number
    step: number | null
    notice: number | null
    expired: number
  }>(
    `SELECT (SELECT count(*) FROM alarms a JOIN submissions s ON s.id = a.submission_id
             WHERE a.state = 'escalating' AND s.type = 'booking') AS escalating,
            (SELECT min(next_at) FROM alarms WHERE next_at <= :now) AS step,
            (SELECT min(due_at) FROM notices
             WHERE state IN ('queued', 'ending') AND due_at <= :now) AS notice,
            (SELECT count(*) FROM alarms a JOIN submissions s ON s.id = a.submission_id
             WHERE a.state = 'expired' AND a.ended_at > :since AND s.status IN (${WAITING_STATUSES})
               AND s.type = 'booking') AS expired`,
    { now, since: now - DAY_MS },
  )
  const due = [row?.step, row?.notice].filter((at) => at != null)
  return {
    escalating: row?.escalating ?? 0,
    oldestDueAt: due.length === 0 ? null : Math.min(...due),
    expired: row?.expired ?? 0,
  }
}

/** Deletes canaries recorded before `before`, but no real submission; returns how many. */
export const removeCanaries = (before: number): Program<number> =>
  countChanges(`DELETE FROM submissions WHERE type = 'canary' AND created_at < :before`, {
    before: new Date(before).toISOString(),
  })

/** Deletes expired tokens and notices about no lead, and clears networks, both after 24 hours. */
export function* prune(now: number): Program<void> {
  const before = now - DAY_MS
  yield* execute(`DELETE FROM accept_tokens WHERE expires_at <= :now`, { now })
  yield* execute(
    `UPDATE alarms SET network = NULL WHERE network IS NOT NULL AND started_at < :before`,
    { before },
  )
  yield* execute(`DELETE FROM notices WHERE submission_id IS NULL AND created_at < :before`, {
    before,
  })
}

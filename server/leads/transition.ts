/** Transitions of a lead and their effect on its alarm (R104). */

import { saveFirstTimes } from './first-times.ts'
import { lockLeadNotices, cancelNotices } from '#server/store/notices.ts'
import { assigneeOf } from '#server/store/alarms.ts'
import { writeStatus } from './write-status.ts'
import {
  canTransition,
  HAND_OVER_MS,
  isAcceptance,
  isCancelled,
  isClosed,
  isCompleted,
  isJoined,
  isWaiting,
  type LeadRole,
  type LeadStatus,
  REOPEN_WITHIN_MS,
  storedLeadStatus,
} from '#domain/lead/lifecycle.ts'
import type { LossCause } from '#domain/lead/loss.ts'
import { leadState } from '#domain/lead/replay.ts'
import { transitionContent } from '#domain/lead/transition-content.ts'
import type { Actor } from '#server/store/alarm-lead.ts'
import type { TransitionResult } from './escalation/alarm-step.ts'
import { addEvent, addTransitionEvent, listEvents } from '#server/store/events.ts'
import { secondRequestsOf } from './first-request.ts'
import { firstRequestOf } from './same-customer.ts'
import { lookAgain } from './second-requests.ts'
import { applyAlarmEffect } from './alarm-effect.ts'
import { addArrivalSms } from './outgoing/arrival-sms.ts'
import { addFollowUpNotices, type FollowUpContext } from './outgoing/follow-ups.ts'
import { CONNECTED_CALL, type NoticeSettings } from '#server/store/notice.ts'
import { answerCall } from './sending/provider-status.ts'
import { findStaffMember } from '#server/store/staff-members.ts'
import { lockLead } from '#server/store/lock-lead.ts'
import { execute, type Program } from '#server/store/sql-program.ts'

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
  /** Why staff close it as canceled or lost; by default another cause than those of the list. */
  readonly cause?: LossCause
  /** Staff member to whom a lead that is handed back is offered before the alarm restarts. */
  readonly colleagueId?: string
  /** For a transition to `en_route`: in how many minutes the assignee arrives. */
  readonly etaMinutes?: number
  /** For a transition to `duplicate`: the lead that it is joined with, which goes on. */
  readonly keptId?: string
  readonly settings: NoticeSettings
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
  const waitsFor = yield* firstRequestOf(submissionId)
  const from = storedLeadStatus(lead.status)
  const refusal = { outcome: 'refused', submissionId, status: from, assignee } as const
  const { to, by, now, reason, settings, etaMinutes, keptId } = transition
  const isAsSeen =
    transition.from === undefined ? isWaiting(from) || !isAcceptance(to) : transition.from === from
  if (!isAsSeen) return refusal
  const isAssignee = assignee !== null && assignee.staffMemberId === by.staffMemberId
  const role: LeadRole = transition.role === 'staff' && isAssignee ? 'assignee' : transition.role
  const context = { submissionId, type: lead.type, assignee, settings, now, from }
  if (!canTransition(from, to, role)) {
    if (role === 'visitor' && isCancelled(to) && !isClosed(from))
      yield* recordCancelAttempt(context, by)
    return refusal
  }
  if (isClosed(from) && (yield* isPastReopening(submissionId, now))) return refusal
  const colleague =
    transition.colleagueId === undefined ? null : yield* findStaffMember(transition.colleagueId)
  if (transition.colleagueId !== undefined && colleague === null) return refusal
  const cause = role === 'visitor' ? null : (transition.cause ?? 'other')
  const content = transitionContent(from, to, { reason, cause, etaMinutes, keptId, colleague })
  if (content === null) return refusal
  yield* lockLeadNotices(submissionId)
  yield* writeStatus(submissionId, to, now)
  const startAt = colleague === null ? now : now + HAND_OVER_MS
  const eta = etaMinutes === undefined ? null : { minutes: etaMinutes, at: now }
  yield* applyAlarmEffect(submissionId, { to, by, now, startAt, eta })
  if (assignee !== null) yield* repeatReminder(submissionId, now)
  // In this order: a call that was answered by a digit goes on, one that rings is ended.
  yield* cancelNotices(submissionId, transition)
  if (isAcceptance(to)) yield* markCallAnswered(submissionId, transition)
  const happened = { submissionId, by, at: now }
  yield* addTransitionEvent({ ...happened, ...content })
  if (isJoined(to) && keptId !== undefined)
    yield* execute(`UPDATE alarms SET joined_with = :keptId WHERE submission_id = :submissionId`, {
      submissionId,
      keptId,
    })
  if (eta !== null && content.kind !== 'eta')
    yield* addTransitionEvent({ ...happened, kind: 'eta', payload: { minutes: eta.minutes } })
  yield* saveFirstTimes(submissionId)
  // Nobody was told of a request whose alarm waits: that its sender cancels it must not look as if the
  // other one, for the same job, were canceled.
  const isReplaced = keptId !== undefined || (role === 'visitor' && waitsFor !== null)
  const change = { event: content.kind, role, staffMemberId: by.staffMemberId, isReplaced }
  yield* addFollowUpNotices(change, { ...context, colleagueId: colleague?.id ?? null })
  if (eta !== null) yield* addArrivalSms(submissionId, context)
  if (isCompleted(to)) yield* closeSecondRequests(submissionId, now)
  else yield* lookAgain(submissionId, now)
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

const NOBODY: Actor = { staffMemberId: null, via: '' }

/** Closes the requests whose alarms waited for this lead, which is done. */
function* closeSecondRequests(submissionId: string, now: number): Program<void> {
  for (const id of yield* secondRequestsOf(submissionId)) {
    yield* lockLead(id)
    yield* writeStatus(id, 'duplicate', now)
    yield* applyAlarmEffect(id, { to: 'duplicate', by: NOBODY, now })
    const payload = { keptId: submissionId }
    yield* addTransitionEvent({ submissionId: id, kind: 'duplicate', by: null, at: now, payload })
    yield* saveFirstTimes(id)
  }
}

function* isPastReopening(submissionId: string, now: number): Program<boolean> {
  const { transition } = leadState(yield* listEvents(submissionId))
  return transition === null || now - transition.at > REOPEN_WITHIN_MS
}

/**
 * Records that the visitor tried to cancel too late, and tells the assignee; once for each state.
 */
function* recordCancelAttempt(context: FollowUpContext, by: Actor): Program<void> {
  const { submissionId, now } = context
  const events = yield* listEvents(submissionId)
  const since = leadState(events).transition?.at ?? 0
  const kind = 'cancel_attempt'
  if (events.some((event) => event.kind === kind && event.at > since)) return
  yield* addEvent({ submissionId, kind, by, at: now })
  yield* addFollowUpNotices({ event: kind, role: 'visitor', staffMemberId: null }, context)
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

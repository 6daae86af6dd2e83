/** Transitions of a lead and their effect on its alarm. */

import { saveFirstTimes, writeStatus } from './write-status.ts'
import { cancelNotices } from '#server/db/tables/notices.ts'
import { assigneeOf } from '#server/db/tables/alarms.ts'
import {
  canTransition,
  FIRST_STATUS,
  HAND_OVER_MS,
  isAcceptance,
  isCancelled,
  isClosed,
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
import type { Actor } from '#server/db/tables/actor.ts'
import type { StoredAssignee } from '#server/db/tables/alarm-lead.ts'
import { addEvent, addTransitionEvent, listEvents } from '#server/db/tables/events.ts'
import { applyAlarmEffect } from './alarm-effect.ts'
import { addArrivalSms } from '#server/alarm/notices/arrival-sms.ts'
import { addFollowUpNotices, type FollowUpContext } from '#server/alarm/notices/follow-ups.ts'
import { CONNECTED_CALL, type NoticeSettings } from '#server/db/tables/notice.ts'
import { answerCall } from '#server/alarm/sending/provider-status.ts'
import { findStaffMember } from '#server/db/tables/staff-members.ts'
import { findStatus } from '#server/db/tables/lead-queries.ts'
import { followStatus } from './blocked-numbers.ts'
import { hasJoinedContact } from './same-customer.ts'
import { execute, rows, type Tx } from '#server/db/db.ts'

export type TransitionResult =
  | { readonly outcome: 'changed'; readonly submissionId: string; readonly from: LeadStatus }
  /** The transition is not allowed from the lead's status. */
  | {
      readonly outcome: 'refused'
      readonly submissionId: string
      readonly status: LeadStatus
      readonly assignee: StoredAssignee | null
    }
  | { readonly outcome: 'unknown' }

export interface TransitionOptions {
  readonly to: LeadStatus
  /**
   * Only from this status. By default from each that the life cycle allows, except that an
   * acceptance is of a pending lead.
   */
  readonly from?: LeadStatus
  /** Who asks; the database finds out whether a staff member is the assignee. */
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
export async function transitionLead(
  tx: Tx,
  submissionId: string,
  transition: TransitionOptions,
): Promise<TransitionResult> {
  const lead = await findStatus(tx, submissionId)
  if (lead === null) return { outcome: 'unknown' }
  const assignee = await assigneeOf(tx, submissionId)
  const from = storedLeadStatus(lead.status)
  const refusal = { outcome: 'refused', submissionId, status: from, assignee } as const
  const { to, by, now, reason, settings, etaMinutes, keptId } = transition
  const isAsSeen =
    transition.from === undefined ? isWaiting(from) || !isAcceptance(to) : transition.from === from
  if (!isAsSeen) return refusal
  const isAssignee = assignee !== null && assignee.staffMemberId === by.staffMemberId
  const role: LeadRole = transition.role === 'staff' && isAssignee ? 'assignee' : transition.role
  const context = { submissionId, assignee, settings, now, from }
  const isOthersToo =
    role === 'visitor' && isCancelled(to) && (await hasJoinedContact(tx, submissionId))
  if (isOthersToo || !canTransition(from, to, role)) {
    if (role === 'visitor' && isCancelled(to) && !isClosed(from))
      await recordCancelAttempt(tx, context, by)
    return refusal
  }
  if (isClosed(from) && (await isPastReopening(tx, submissionId, now))) return refusal
  const colleague =
    transition.colleagueId === undefined ? null : await findStaffMember(tx, transition.colleagueId)
  if (transition.colleagueId !== undefined && colleague === null) return refusal
  const cause = role === 'visitor' ? null : (transition.cause ?? 'other')
  const content = transitionContent(from, to, { reason, cause, etaMinutes, keptId, colleague })
  if (content === null) return refusal
  await writeStatus(tx, submissionId, to, now)
  const { staffMemberId } = by
  await followStatus(tx, submissionId, to, { staffMemberId, now, settings })
  const startAt = colleague === null ? now : now + HAND_OVER_MS
  const eta = etaMinutes === undefined ? null : { minutes: etaMinutes, at: now }
  await applyAlarmEffect(tx, submissionId, { to, by, now, startAt, eta })
  if (assignee !== null) await repeatReminder(tx, submissionId, now)
  // In this order: a call that was answered by a digit goes on, one that rings is ended.
  await cancelNotices(tx, submissionId, transition)
  if (isAcceptance(to)) await markCallAnswered(tx, submissionId, transition)
  const happened = { submissionId, by, at: now }
  await addTransitionEvent(tx, { ...happened, ...content })
  if (isJoined(to) && keptId !== undefined)
    await execute(
      tx,
      `UPDATE alarms SET joined_with = :keptId WHERE submission_id = :submissionId`,
      {
        submissionId,
        keptId,
      },
    )
  if (eta !== null && content.kind !== 'eta')
    await addTransitionEvent(tx, { ...happened, kind: 'eta', payload: { minutes: eta.minutes } })
  await saveFirstTimes(tx, submissionId)
  const isReplaced = keptId !== undefined
  const change = { event: content.kind, role, staffMemberId: by.staffMemberId, isReplaced }
  await addFollowUpNotices(tx, change, { ...context, colleagueId: colleague?.id ?? null })
  if (eta !== null) await addArrivalSms(tx, submissionId, context)
  if (role === 'visitor' && isCancelled(to)) await reopenJoined(tx, submissionId, transition)
  return { outcome: 'changed', submissionId, from }
}

/**
 * Opens the requests again that staff had joined with one that its sender cancels: only a person said that
 * they are of one customer, and their senders have canceled nothing.
 */
async function reopenJoined(
  tx: Tx,
  submissionId: string,
  { by, now, settings }: TransitionOptions,
): Promise<void> {
  const joined = await rows<{ id: string }>(
    tx,
    `SELECT submission_id AS id FROM alarms WHERE joined_with = :submissionId ORDER BY stored_at`,
    { submissionId },
  )
  for (const { id } of joined)
    await transitionLead(tx, id, {
      to: FIRST_STATUS,
      role: 'staff',
      by,
      now,
      noticeId: null,
      settings,
    })
}

/** Makes an unsent reminder due again, so that it goes to the new assignee. */
const repeatReminder = (tx: Tx, submissionId: string, now: number): Promise<void> =>
  execute(
    tx,
    `UPDATE alarms SET reminder_at = :now WHERE submission_id = :submissionId AND EXISTS
       (SELECT 1 FROM notices n WHERE n.submission_id = :submissionId AND n.kind = 'reminder'
          AND n.state = 'queued')`,
    { submissionId, now },
  )

async function isPastReopening(tx: Tx, submissionId: string, now: number): Promise<boolean> {
  const { transition } = leadState(await listEvents(tx, submissionId))
  return transition === null || now - transition.at > REOPEN_WITHIN_MS
}

/**
 * Records that the visitor tried to cancel too late, and tells the assignee; once for each state.
 */
async function recordCancelAttempt(tx: Tx, context: FollowUpContext, by: Actor): Promise<void> {
  const { submissionId, now } = context
  const events = await listEvents(tx, submissionId)
  const since = leadState(events).transition?.at ?? 0
  const kind = 'cancel_attempt'
  if (events.some((event) => event.kind === kind && event.at > since)) return
  await addEvent(tx, { submissionId, kind, by, at: now })
  await addFollowUpNotices(tx, { event: kind, role: 'visitor', staffMemberId: null }, context)
}

/**
 * Marks the latest call to the assignee about this lead as answered, also where a link or the board
 * accepted it.
 */
async function markCallAnswered(
  tx: Tx,
  submissionId: string,
  { by: { staffMemberId, via }, now, noticeId }: TransitionOptions,
): Promise<void> {
  if (via === 'call') await answerCall(tx, noticeId ?? '', now)
  else
    await execute(
      tx,
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

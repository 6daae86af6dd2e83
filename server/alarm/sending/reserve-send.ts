/** Decides, right before sending, whether a notice may still be sent. */

import { channelRow } from '#domain/alarm/channels.ts'
import { asksToAccept, isNoticeWrong, type News } from '#domain/alarm/notice-kind.ts'
import { goesBeyondOnCall } from '#domain/alarm/plan.ts'
import { parseAlarmPlan } from '#domain/alarm/plan-reader.ts'
import { business } from '#domain/business/business.ts'
import {
  isWaiting,
  LEAD_LIFECYCLE,
  type LeadStatus,
  storedLeadStatus,
} from '#domain/lead/lifecycle.ts'
import { statusAfter, withoutUndone } from '#domain/lead/replay.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { isOff, onCallAt } from '#domain/staff/on-call/on-call.ts'
import { addToken } from '#server/db/tables/accept-tokens.ts'
import { type PhoneRules, type SendReservation } from '#server/db/tables/notice.ts'
import { listSchedules } from '#server/db/tables/schedules.ts'
import { execute, first, type Tx, type Db } from '#server/db/db.ts'
import { saidStop } from '#server/alarm/notices/opt-outs.ts'
import { advanceNow } from '#server/alarm/escalation/advance-now.ts'
import { checkCall, closeNotice, mergeDelayedCalls, type NoticeStateRow } from './reserve-call.ts'
import { leadCounts } from '#server/alarm/escalation/waiting-leads.ts'

/** Returns whether the notice is out of date, checked right before it goes out. */
async function isStale(tx: Tx, notice: NoticeStateRow, now: number): Promise<boolean> {
  if (now > notice.notAfter) return true
  const status = storedLeadStatus(notice.leadStatus ?? '')
  // A call that a cap delayed goes out even after its alarm's hour, while nobody has it.
  if (asksToAccept(notice))
    return (
      (notice.delayedAt === null ? notice.alarmState : LEAD_LIFECYCLE[status].alarm) !==
      'escalating'
    )
  if (notice.kind === 'news') return await isOldNews(tx, notice, status)
  return isNoticeWrong(notice.kind, status)
}

/**
 * News of a transition is old once that was undone, or the lead is pending again; news of the time
 * once something later is known of it.
 */
async function isOldNews(
  tx: Tx,
  { submissionId, payload }: NoticeStateRow,
  status: LeadStatus,
): Promise<boolean> {
  const { event, at } = JSON.parse(payload) as News
  const isOfTime = event.startsWith('window_')
  if (submissionId === null || (statusAfter(event) === null && !isOfTime)) return false
  if (isWaiting(status) && !isOfTime) return true
  const events = withoutUndone(await listEvents(tx, submissionId))
  if (isOfTime)
    return events.some(({ kind, at: later }) => kind.startsWith('window_') && later > at)
  return events.every((one) => one.at !== at)
}

export interface ReserveOptions {
  readonly attempt: number
  readonly now: number
  /** Rules of a call or SMS; `null` for other channels. */
  readonly phoneRules: PhoneRules | null
  /** Of the notice's link; `null` for a notice without one. */
  readonly token: { readonly hash: string; readonly expiresAt: number } | null
}

/**
 * Reserves the sending of a notice in a transaction of its own. A call is reserved durably, unlike
 * other notices: a lost reservation would repeat it.
 */
export const reserveSend = (
  db: Db,
  id: string,
  options: ReserveOptions,
): Promise<SendReservation> =>
  (options.phoneRules ? db.write : db.writeRelaxed)((tx) => reserve(tx, id, options))

/**
 * Reads the state again right before a notice is sent. From then on a call or SMS counts as sent,
 * so that it is sent at most once.
 */
async function reserve(tx: Tx, id: string, options: ReserveOptions): Promise<SendReservation> {
  const { attempt, now, phoneRules, token } = options
  const notice = await first<NoticeStateRow>(
    tx,
    `SELECT n.kind, n.channel, n.number, n.staff_member_id, n.transition_id, n.round, n.step, n.delayed_at,
       n.not_after, n.submission_id, n.payload,
       a.state AS alarm_state, a.plan, a.network, s.status AS lead_status, s.verification
     FROM notices n LEFT JOIN alarms a ON a.submission_id = n.submission_id
       LEFT JOIN submissions s ON s.id = n.submission_id
     WHERE n.id = :id AND n.state = 'queued' AND n.attempts = :attempt`,
    { id, attempt },
  )
  if (notice === null) return { outcome: 'superseded' }
  const isStopped =
    channelRow(notice.channel)?.endsByStop === true &&
    notice.number !== null &&
    (await saidStop(tx, notice.number))
  if (isStopped || (await isStale(tx, notice, now))) {
    await closeNotice(tx, id, 'cancelled', now)
    return { outcome: 'stale' }
  }
  if (await isOffCall(tx, notice, now)) {
    await closeNotice(tx, id, 'cancelled', now)
    await advanceNow(tx, notice, now)
    return { outcome: 'stale' }
  }
  if (phoneRules) {
    const instead = await checkCall(tx, id, notice, { phoneRules, now })
    if (instead) return instead
  }
  await execute(
    tx,
    phoneRules
      ? `UPDATE notices SET begun_at = :now, state = 'unknown', lease_until = NULL WHERE id = :id`
      : `UPDATE notices SET begun_at = :now WHERE id = :id`,
    { id, now },
  )
  if (phoneRules) await mergeDelayedCalls(tx, id, notice, now)
  if (token) await addToken(tx, { ...token, submissionId: notice.submissionId, noticeId: id, now })
  return {
    outcome: 'reserved',
    ...(await leadCounts(tx, notice.submissionId, notice.staffMemberId, now)),
  }
}

/**
 * Returns whether the staff member whom a notice asks to accept has gone off call since the step, or
 * off where the step goes beyond those on call. A lead that is handed over is offered to the colleague on call or not, by mail only if off.
 */
async function isOffCall(tx: Tx, notice: NoticeStateRow, now: number): Promise<boolean> {
  if (!asksToAccept(notice) || notice.staffMemberId === null) return false
  const schedules = await listSchedules(tx)
  const isRecipientOff = schedules.some((one) => one.id === notice.staffMemberId && isOff(one, now))
  if (notice.kind === 'offered')
    return channelRow(notice.channel)?.reachesOff !== true && isRecipientOff
  if (isBeyondOnCall(notice)) return isRecipientOff
  const { members } = onCallAt(schedules, now, business.timeZone)
  return members.every(({ id }) => id !== notice.staffMemberId)
}

/** Returns whether the notice's step of the plan is for others than those on call. */
function isBeyondOnCall({ plan, round, step }: NoticeStateRow): boolean {
  const reading = parseAlarmPlan(plan ?? '')
  const who = reading.ok && round > 0 ? reading.plan.steps[step - 1]?.who : undefined
  return who !== undefined && goesBeyondOnCall(who)
}

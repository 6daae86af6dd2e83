/**
 * What the caps make of a call or SMS right before it is sent: it is sent, merged into
 * another one, delayed, or dropped.
 */

import {
  asksToAccept,
  isCustomerKind,
  NOTICE_KINDS,
  type NoticeKind,
} from '#domain/alarm/notice-kind.ts'
import { business } from '#domain/business/business.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { onCallAt } from '#domain/staff/on-call/on-call.ts'
import { addNotice } from '#server/db/tables/notices.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import {
  ACCEPTANCE_REQUEST_KINDS_SQL,
  type SendReservation,
  type PhoneRules,
} from '#server/db/tables/notice.ts'
import { execute, first, hasRows, rows, type Tx } from '#server/db/db.ts'
import type { AlarmPosition } from '#server/alarm/escalation/advance-now.ts'
import { WAITING_STATUSES } from '#server/db/tables/status-lists.ts'
import { wasCalledAbout } from '#server/leads/same-customer.ts'
import { type CountedCall, nextFreeTime } from './call-caps.ts'
import { CLOCK_TOLERANCE_MS, countedCalls, notifyLowCalls } from './counted-calls.ts'
import { declinedIn, declinedRounds } from '#server/alarm/escalation/declined-rounds.ts'
import { hasUnverifiedCallRoom } from './unverified-call.ts'

/** A notice that is about to be sent, with the state of its lead. */
export type NoticeStateRow = AlarmPosition & {
  readonly staffMemberId: string | null
  readonly kind: NoticeKind
  readonly payload: string
  readonly channel: string
  readonly number: string | null
  readonly delayedAt: number | null
  readonly notAfter: number
  readonly alarmState: string | null
  readonly plan: string | null
  readonly network: string | null
  readonly leadStatus: string | null
  readonly verification: string | null
}

interface PhoneContext {
  readonly phoneRules: PhoneRules
  readonly now: number
}

/** Merges a call into one that rings there already, or delays it until every cap has room. */
export async function checkCall(
  tx: Tx,
  id: string,
  notice: NoticeStateRow,
  { phoneRules, now }: PhoneContext,
): Promise<SendReservation | null> {
  const { number, channel, kind } = notice
  const { caps } = phoneRules
  if (number === null) return null
  if (channel === 'call' && asksToAccept(notice)) {
    const ringing = await first<{ id: string }>(
      tx,
      `SELECT id FROM notices WHERE number = :number AND channel = 'call' AND kind IN (${ACCEPTANCE_REQUEST_KINDS_SQL})
         AND begun_at > :since AND begun_at < :until AND state IN ('unknown', 'sent') ORDER BY begun_at DESC LIMIT 1`,
      { number, since: now - caps.mergeWithinMs, until: now + CLOCK_TOLERANCE_MS },
    )
    if (ringing) {
      await closeNotice(tx, id, 'merged', now, ringing.id)
      return { outcome: 'merged' }
    }
  }
  const isUnverified = isUnverifiedCall(notice)
  if (isUnverified && !(await hasUnverifiedCallRoom(tx, notice, now))) {
    await closeNotice(tx, id, 'capped', now)
    return { outcome: 'capped' }
  }
  const isToCustomer = isCustomerKind(kind)
  const calls = await countedCalls(tx, isToCustomer ? 'customers' : 'staff', caps, now)
  const { whenCapped } = NOTICE_KINDS[kind]
  const mayUseReserve =
    !isUnverified && whenCapped === 'delay' && (await isFirstCall(tx, notice, now))
  const room = nextFreeTime({ number, channel, mayUseReserve }, calls, { caps, now })
  if (room <= now) {
    const usedToday = calls.filter(({ begunAt: begun }) => begun > now - DAY_MS).length + 1
    if (!isToCustomer) await notifyLowCalls(tx, usedToday, { phoneRules, now })
    return null
  }
  const heardAt =
    channel === 'call' &&
    caps.perDay > 0 &&
    !isUnverified &&
    (await isUnheardNumber(tx, notice, now))
      ? Math.max(now, lastCallAt(calls, number) + PACE_MS)
      : room
  if (heardAt <= now) return null
  if (whenCapped === 'drop') {
    await closeNotice(tx, id, 'capped', now)
    return { outcome: 'capped' }
  }
  const until = phoneRules.allowedFrom(notice.plan, Math.min(room, heardAt))
  await delayCall(tx, id, notice, { now, until })
  if (channel === 'call' && asksToAccept(notice) && !isUnverified)
    await callNextStaffMember(tx, notice, { phoneRules, now })
  return { outcome: 'delayed', until }
}

/**
 * How often a phone is called beyond the caps about customers of whom nobody has heard. A call about
 * several says so.
 */
const PACE_MS = 100_000

const lastCallAt = (calls: readonly CountedCall[], number: string): number =>
  Math.max(
    -Infinity,
    ...calls
      .filter((one) => one.number === number && one.channel === 'call')
      .map((one) => one.begunAt),
  )

/** Staff who were called about a number so lately have it before them. */
const HEARD_MS = 5 * MINUTE_MS

/** True for the first call about a lead whose number nobody was called about lately: no cap may keep it for hours. */
const isUnheardNumber = async (tx: Tx, notice: NoticeStateRow, now: number): Promise<boolean> =>
  notice.submissionId !== null &&
  (notice.kind === 'created' || notice.kind === 'waiting') &&
  !(await wasCalledAbout(tx, notice.submissionId, now - HEARD_MS))

/** True for the one call of an alarm's plan about a lead without a verified captcha. */
const isUnverifiedCall = ({ channel, kind, verification }: NoticeStateRow): boolean =>
  channel === 'call' &&
  (kind === 'created' || kind === 'waiting') &&
  verification !== null &&
  verification !== 'verified'

/**
 * True for a call that may use the reserved share of the caps: no call was about
 * this lead yet, and no unanswered call of 24 hours about another one of its network that waits.
 * A call that became part of another call was about its lead as well.
 */
async function isFirstCall(
  tx: Tx,
  { submissionId, network, channel }: NoticeStateRow,
  now: number,
): Promise<boolean> {
  const hasEarlier = await hasRows(
    tx,
    `SELECT n.id FROM notices n LEFT JOIN notices m ON m.id = n.merged_into
     WHERE n.submission_id IN
         (SELECT a.submission_id FROM alarms a JOIN submissions s ON s.id = a.submission_id
          WHERE a.submission_id = :submissionId
            OR (a.network = :network AND s.status IN (${WAITING_STATUSES})))
       AND n.channel = :channel AND coalesce(m.begun_at, n.begun_at) > :since
       AND (n.submission_id = :submissionId OR coalesce(m.answered_at, n.answered_at) IS NULL)
     LIMIT 1`,
    { channel, since: now - DAY_MS, submissionId, network },
  )
  return !hasEarlier
}

/**
 * Delays a call; where one about the same lead waits for the same number already, that one is
 * enough.
 */
async function delayCall(
  tx: Tx,
  id: string,
  { submissionId, number, channel }: NoticeStateRow,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<void> {
  const isDelayed = await hasRows(
    tx,
    `SELECT id FROM notices WHERE submission_id = :submissionId AND number = :number
       AND channel = :channel AND state = 'queued' AND delayed_at IS NOT NULL AND id <> :id LIMIT 1`,
    { submissionId, number, channel, id },
  )
  if (isDelayed) return await closeNotice(tx, id, 'capped', now)
  // The attempt is given back: waiting is not a failed attempt.
  await execute(
    tx,
    `UPDATE notices SET due_at = :until, written_at = :now, lease_until = NULL, attempts = attempts - 1,
       delayed_at = coalesce(delayed_at, :now),
       not_after = CASE WHEN not_after > :notAfter THEN not_after ELSE :notAfter END
     WHERE id = :id`,
    { id, now, until, notAfter: until + DELAYED_CALL_LIFETIME_MS },
  )
}

/** How long after its cap has room a delayed call may still go out. */
const DELAYED_CALL_LIFETIME_MS = HOUR_MS

/**
 * Calls the next staff member without a call of this step at once, in place of the delayed call.
 */
async function callNextStaffMember(
  tx: Tx,
  { submissionId, transitionId, round, step, kind, notAfter }: NoticeStateRow,
  { phoneRules, now }: PhoneContext,
): Promise<void> {
  if (submissionId === null) return
  const called = await rows<{ staffMemberId: string | null }>(
    tx,
    `SELECT staff_member_id FROM notices WHERE submission_id = :submissionId
       AND transition_id = :transitionId AND round = :round AND step = :step AND channel = 'call'`,
    { submissionId, transitionId, round, step },
  )
  const declined = declinedIn(await declinedRounds(tx, submissionId), round)
  const calledStaffIds = declined.union(new Set(called.map(({ staffMemberId }) => staffMemberId)))
  const { members: onCall } = onCallAt(await listStaff(tx), now, business.timeZone)
  const instead = phoneRules.alternativeCalls(onCall, calledStaffIds, { kind, notAfter })
  for (const notice of instead) await addNotice(tx, { notice, submissionId, round, step, now })
}

/** A call about several leads says so: what caps delayed for its number is part of it. */
export async function mergeDelayedCalls(
  tx: Tx,
  id: string,
  notice: NoticeStateRow,
  now: number,
): Promise<void> {
  if (!asksToAccept(notice)) return
  const { number, channel } = notice
  await execute(
    tx,
    `UPDATE notices SET state = 'merged', settled_at = :now, lease_until = NULL, merged_into = :id
     WHERE number = :number AND channel = :channel AND state = 'queued' AND delayed_at IS NOT NULL
       AND kind IN (${ACCEPTANCE_REQUEST_KINDS_SQL}) AND id <> :id`,
    { id, number, channel, now },
  )
}

/** Settles a notice that is not sent. */
export const closeNotice = (
  tx: Tx,
  id: string,
  state: 'cancelled' | 'capped' | 'merged',
  now: number,
  mergedInto: string | null = null,
): Promise<void> =>
  execute(
    tx,
    `UPDATE notices SET state = :state, settled_at = :now, lease_until = NULL,
       merged_into = :mergedInto WHERE id = :id`,
    { id, state, now, mergedInto },
  )

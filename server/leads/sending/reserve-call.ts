/**
 * What the caps make of a call or SMS right before it is sent (R106, R171): it is sent, merged into
 * another one, delayed, or dropped.
 */

import { asksToAccept, NOTICE_KINDS, type NoticeKind } from '#domain/alarm/notice-kind.ts'
import { business } from '#domain/business/business.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import { onCallAt } from '#domain/staff/on-call/on-call.ts'
import { addNotice } from '#server/store/notices.ts'
import { lockStaff } from '#server/store/staff-members.ts'
import {
  ACCEPTANCE_REQUEST_KINDS_SQL,
  type SendReservation,
  type PhoneRules,
} from '#server/store/notice.ts'
import { execute, first, hasRows, type Program, rows } from '#server/store/sql-program.ts'
import type { AlarmPosition } from '../escalation/advance-now.ts'
import { nextFreeTime } from './call-caps.ts'
import { CLOCK_TOLERANCE_MS, countedCalls, notifyLowCalls } from './counted-calls.ts'
import { declinedIn, declinedRounds } from '../escalation/declined-rounds.ts'
import { hasUnverifiedCallRoom } from './unverified-call.ts'

/** A notice that is about to be sent, with the state of its lead. */
export type NoticeStateRow = AlarmPosition & {
  readonly staffMemberId: string | null
  readonly kind: NoticeKind
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
export function* checkCall(
  id: string,
  notice: NoticeStateRow,
  { phoneRules, now }: PhoneContext,
): Program<SendReservation | null> {
  const { number, channel, kind } = notice
  const { caps } = phoneRules
  if (number === null) return null
  if (channel === 'call' && asksToAccept(notice)) {
    const ringing = yield* first<{ id: string }>(
      `SELECT id FROM notices WHERE number = :number AND channel = 'call' AND kind IN (${ACCEPTANCE_REQUEST_KINDS_SQL})
         AND begun_at > :since AND begun_at < :until AND state IN ('unknown', 'sent') ORDER BY begun_at DESC LIMIT 1`,
      { number, since: now - caps.mergeWithinMs, until: now + CLOCK_TOLERANCE_MS },
    )
    if (ringing) {
      yield* closeNotice(id, 'merged', now, ringing.id)
      return { outcome: 'merged' }
    }
  }
  const isUnverified = isUnverifiedCall(notice)
  if (isUnverified && !(yield* hasUnverifiedCallRoom(notice, now))) {
    yield* closeNotice(id, 'capped', now)
    return { outcome: 'capped' }
  }
  const calls = yield* countedCalls(caps, now)
  const { whenCapped } = NOTICE_KINDS[kind]
  const mayUseReserve = !isUnverified && whenCapped === 'delay' && (yield* isFirstCall(notice, now))
  const room = nextFreeTime({ number, channel, mayUseReserve }, calls, { caps, now })
  if (room <= now) {
    const usedToday = calls.filter(({ begunAt: begun }) => begun > now - DAY_MS).length + 1
    yield* notifyLowCalls(usedToday, { phoneRules, now })
    return null
  }
  if (whenCapped === 'drop') {
    yield* closeNotice(id, 'capped', now)
    return { outcome: 'capped' }
  }
  const until = phoneRules.allowedFrom(notice.plan, room)
  yield* delayCall(id, notice, { now, until })
  if (channel === 'call' && asksToAccept(notice) && !isUnverified)
    yield* callNextStaffMember(notice, { phoneRules, now })
  return { outcome: 'delayed', until }
}

/** True for the one call of an alarm's plan about a lead without a verified captcha (R239). */
const isUnverifiedCall = ({ channel, kind, verification }: NoticeStateRow): boolean =>
  channel === 'call' &&
  (kind === 'created' || kind === 'waiting') &&
  verification !== null &&
  verification !== 'verified'

/**
 * True for a call that may use the reserved share of the caps: no call was about
 * this lead yet, and no unanswered call of 24 hours about another one of its network.
 * A call that became part of another call was about its lead as well.
 */
function* isFirstCall(
  { submissionId, network, channel }: NoticeStateRow,
  now: number,
): Program<boolean> {
  const hasEarlier = yield* hasRows(
    `SELECT n.id FROM notices n LEFT JOIN notices m ON m.id = n.merged_into
     WHERE n.submission_id IN
         (SELECT submission_id FROM alarms WHERE submission_id = :submissionId OR network = :network)
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
function* delayCall(
  id: string,
  { submissionId, number, channel }: NoticeStateRow,
  { now, until }: { readonly now: number; readonly until: number },
): Program<void> {
  const isDelayed = yield* hasRows(
    `SELECT id FROM notices WHERE submission_id = :submissionId AND number = :number
       AND channel = :channel AND state = 'queued' AND delayed_at IS NOT NULL AND id <> :id LIMIT 1`,
    { submissionId, number, channel, id },
  )
  if (isDelayed) return yield* closeNotice(id, 'capped', now)
  // The attempt is given back: waiting is not a failed attempt.
  yield* execute(
    `UPDATE notices SET due_at = :until, lease_until = NULL, attempts = attempts - 1,
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
function* callNextStaffMember(
  { submissionId, transitionId, round, step, kind, notAfter }: NoticeStateRow,
  { phoneRules, now }: PhoneContext,
): Program<void> {
  if (submissionId === null) return
  const called = yield* rows<{ staffMemberId: string | null }>(
    `SELECT staff_member_id FROM notices WHERE submission_id = :submissionId
       AND transition_id = :transitionId AND round = :round AND step = :step AND channel = 'call'`,
    { submissionId, transitionId, round, step },
  )
  const declined = declinedIn(yield* declinedRounds(submissionId), round)
  const calledStaffIds = declined.union(new Set(called.map(({ staffMemberId }) => staffMemberId)))
  const { members: onCall } = onCallAt(yield* lockStaff(), now, business.timeZone)
  const instead = phoneRules.alternativeCalls(onCall, calledStaffIds, { kind, notAfter })
  for (const notice of instead) yield* addNotice({ notice, submissionId, round, step, now })
}

/** A call about several leads says so: what caps delayed for its number is part of it. */
export function* mergeDelayedCalls(id: string, notice: NoticeStateRow, now: number): Program<void> {
  if (!asksToAccept(notice)) return
  const { number, channel } = notice
  yield* execute(
    `UPDATE notices SET state = 'merged', settled_at = :now, lease_until = NULL, merged_into = :id
     WHERE number = :number AND channel = :channel AND state = 'queued' AND delayed_at IS NOT NULL
       AND kind IN (${ACCEPTANCE_REQUEST_KINDS_SQL}) AND id <> :id`,
    { id, number, channel, now },
  )
}

/** Settles a notice that is not sent. */
export const closeNotice = (
  id: string,
  state: 'cancelled' | 'capped' | 'merged',
  now: number,
  mergedInto: string | null = null,
): Program<void> =>
  execute(
    `UPDATE notices SET state = :state, settled_at = :now, lease_until = NULL,
       merged_into = :mergedInto WHERE id = :id`,
    { id, state, now, mergedInto },
  )

/** Calls and SMS that count towards the caps (R106, R171). */

import { LOW_CALLS_SHARE } from '#domain/staff/staff-limits.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { CUSTOMER_KINDS_SQL, type CallCaps, type NewNotice, type PhoneRules } from '#server/db/tables/notice.ts'
import { addNotice } from '#server/db/tables/notices.ts'
import { hasRows, rows, type Tx } from '#server/db/db.ts'
import { type CountedCall, longestWindowMs } from './call-caps.ts'

/**
 * Calls that begin later than `now` count: another server made them while this one waited for the
 * mutex, or its clock is ahead. Those of a clock that ran far ahead do not.
 */
export const CLOCK_TOLERANCE_MS = MINUTE_MS

/**
 * Lists the calls and SMS that count towards the caps: those of the alarm to staff, or those to
 * customers. Neither uses up the other's day.
 */
export const countedCalls = (
  tx: Tx,
  to: 'staff' | 'customers',
  caps: CallCaps,
  now: number,
): Promise<readonly CountedCall[]> =>
  rows<CountedCall>(
    tx,
    `SELECT number, channel, begun_at FROM notices
     WHERE number IS NOT NULL AND begun_at > :since AND begun_at < :until AND answered_at IS NULL
       AND kind ${to === 'staff' ? 'NOT IN' : 'IN'} (${CUSTOMER_KINDS_SQL})`,
    { since: now - longestWindowMs(caps), until: now + CLOCK_TOLERANCE_MS },
  )

export async function notifyLowCalls(
  tx: Tx,
  usedToday: number,
  {
    phoneRules: { caps, lowCallsNotice },
    now,
  }: { readonly phoneRules: PhoneRules; readonly now: number },
): Promise<void> {
  if (usedToday < caps.perDay * LOW_CALLS_SHARE) return
  await addDailyNotice(tx, lowCallsNotice(), now)
}

/** Adds a notice about no lead, unless one that reports the same was added within a day. */
export async function addDailyNotice(tx: Tx, notice: NewNotice, now: number): Promise<void> {
  const isNotified = await hasRows(
    tx,
    `SELECT id FROM notices WHERE submission_id IS NULL AND kind = :kind AND payload = :payload
       AND created_at > :since LIMIT 1`,
    { kind: notice.kind, payload: notice.payload ?? '{}', since: now - DAY_MS },
  )
  if (!isNotified) await addNotice(tx, { notice, submissionId: null, round: 0, step: 0, now })
}

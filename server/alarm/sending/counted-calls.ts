/** Calls and SMS that count towards the caps. */

import { LOW_CALLS_SHARE } from '#domain/alarm/channels.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { CUSTOMER_KINDS_SQL, type CallCaps, type PhoneRules } from '#server/db/tables/notice.ts'
import { OWNER_WARNINGS } from '#copy/server/owner-warnings.ts'
import { tellOwners } from '#server/alarm/notices/tell-owners.ts'
import { rows, type Tx } from '#server/db/db.ts'
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
    phoneRules: { caps, settings },
    now,
  }: { readonly phoneRules: PhoneRules; readonly now: number },
): Promise<void> {
  if (usedToday < caps.perDay * LOW_CALLS_SHARE) return
  await tellOwners(tx, (language) => OWNER_WARNINGS[language].callsLow, { now, settings })
}

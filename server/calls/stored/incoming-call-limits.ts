/** Which incoming calls ring staff: a stranger's calls must not cost any amount (R201). */

import { BLOCKING_STATUSES } from '#server/db/tables/status-lists.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import { first, hasRows, type Tx } from '#server/db/db.ts'
import { nextFreeTime } from '#server/alarm/sending/call-caps.ts'
import { countedCalls } from '#server/alarm/sending/counted-calls.ts'

/** Calls of one caller that ring staff; further ones are missed calls at once. */
const RUNG_CALLS = { perHour: 4, perDay: 8 } as const
/** The same for all hidden numbers together. */
const HIDDEN_CALLS = { perHour: 10, perDay: 30 } as const

/** Returns whether staff marked a lead of this number as spam. */
export const isBlocked = (tx: Tx, digits: string): Promise<boolean> =>
  hasRows(
    tx,
    `SELECT id FROM submissions WHERE phone_digits = :digits AND status IN (${BLOCKING_STATUSES})
     LIMIT 1`,
    { digits },
  )

/**
 * Returns whether a call may ring staff: its caller has fewer calls with legs than the limit. Legs
 * are stored in the transaction that asks, so calls at the same moment count each other.
 */
export async function callerHasRoom(tx: Tx, digits: string | null, now: number): Promise<boolean> {
  const limits = digits === null ? HIDDEN_CALLS : RUNG_CALLS
  const used = await first<{ hour: number | null; day: number }>(
    tx,
    `SELECT count(*) AS day, sum(CASE WHEN started_at > :hourAgo THEN 1 ELSE 0 END) AS hour
     FROM incoming_calls WHERE started_at > :dayAgo
       AND ${digits === null ? 'caller_digits IS NULL' : 'caller_digits = :digits'}
       AND EXISTS (SELECT 1 FROM incoming_call_legs l WHERE l.call_id = incoming_calls.id)`,
    {
      hourAgo: now - HOUR_MS,
      dayAgo: now - DAY_MS,
      ...(digits !== null && { digits }),
    },
  )
  return (used?.hour ?? 0) < limits.perHour && (used?.day ?? 0) < limits.perDay
}

/**
 * Returns whether the day's calls have room for one more leg; their last third is reserved for
 * alarms.
 */
export async function dayHasRoom(tx: Tx, callsPerDay: number, now: number): Promise<boolean> {
  const caps = { perNumber: [], perDay: callsPerDay, mergeWithinMs: 0 }
  const counted = await countedCalls(tx, caps, now)
  const call = { number: '', channel: 'incoming', mayUseReserve: false }
  return nextFreeTime(call, counted, { caps, now }) <= now
}

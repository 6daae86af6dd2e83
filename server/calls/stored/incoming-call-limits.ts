/**
 * Which incoming calls ring staff: a stranger's calls must not cost any amount, and must not keep
 * others from being heard. Only phones that rang count, so that whoever hangs up during the greeting
 * uses up nothing; the calls of the alarm have a budget of their own (`counted-calls.ts`).
 */

import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import { first, type Tx } from '#server/db/db.ts'

/** Calls of one caller that ring staff; further ones are missed calls at once. */
const RUNG_CALLS = { perHour: 4, perDay: 8 } as const
/** The same for all hidden numbers together. */
const HIDDEN_CALLS = { perHour: 10, perDay: 30 } as const
/** A call that began so long ago may ring any moment, and counts until it has ended. */
const MAY_RING_MS = 30_000

/** Selects the calls of a caller; the placeholder is `:digits`, which is missing for hidden numbers. */
const ofCaller = (digits: string | null): string =>
  digits === null ? 'c.caller_digits IS NULL' : 'c.caller_digits = :digits'

/**
 * Returns whether a call may ring staff. Those of one number that may ring any moment count, so that
 * calls at the same moment count each other; of hidden numbers they do not, because they are of several
 * people.
 */
export async function callerHasRoom(tx: Tx, digits: string | null, now: number): Promise<boolean> {
  const limits = digits === null ? HIDDEN_CALLS : RUNG_CALLS
  const mayRing = digits === null ? '' : `OR (c.state = 'ringing' AND c.started_at > :justNow)`
  const used = await first<{ hour: number | null; day: number }>(
    tx,
    `SELECT count(*) AS day, sum(CASE WHEN c.started_at > :hourAgo THEN 1 ELSE 0 END) AS hour
     FROM incoming_calls c WHERE c.started_at > :dayAgo AND ${ofCaller(digits)}
       AND EXISTS (SELECT 1 FROM incoming_call_legs l
         WHERE l.call_id = c.id AND (l.rang_at IS NOT NULL ${mayRing}))`,
    {
      hourAgo: now - HOUR_MS,
      dayAgo: now - DAY_MS,
      ...(digits !== null && { digits, justNow: now - MAY_RING_MS }),
    },
  )
  return (used?.hour ?? 0) < limits.perHour && (used?.day ?? 0) < limits.perDay
}

/** Counts the staff phones that rang for callers within a day, and took no call. */
export async function countRung(tx: Tx, now: number): Promise<number> {
  const row = await first<{ rung: number }>(
    tx,
    `SELECT count(*) AS rung FROM incoming_call_legs
     WHERE rang_at > :dayAgo AND accepted_at IS NULL`,
    { dayAgo: now - DAY_MS },
  )
  return row?.rung ?? 0
}

/**
 * Returns whether a call rings although the day's budget is used up: no phone has rung yet for its
 * caller, or the number is hidden, which has limits of its own.
 */
export async function isUnheard(tx: Tx, digits: string | null, now: number): Promise<boolean> {
  if (digits === null) return true
  const heard = await first<{ rung: number }>(
    tx,
    `SELECT count(*) AS rung FROM incoming_calls c JOIN incoming_call_legs l ON l.call_id = c.id
     WHERE c.caller_digits = :digits AND c.started_at > :dayAgo AND l.rang_at IS NOT NULL`,
    { digits, dayAgo: now - DAY_MS },
  )
  return (heard?.rung ?? 0) === 0
}

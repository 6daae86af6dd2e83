/** Computes the caps on calls: no clock, no database. */

import type { CallCaps } from '#server/db/tables/notice.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** A call or SMS that counts: it went out and was not answered. */
export interface CountedCall {
  readonly number: string
  readonly channel: string
  readonly begunAt: number
}

/** Longest window of all caps, in milliseconds. */
export const longestWindowMs = ({ perNumber }: CallCaps): number =>
  Math.max(DAY_MS, ...perNumber.map(({ windowMs }) => windowMs))

/** Share of each cap, rounded down, that is reserved for other leads. */
const FIRST_CALL_SHARE = 1 / 3

/**
 * Finds the first moment from `now` on at which every cap has room.
 * @param mayUseReserve false for a call that leaves the last third of each cap to others
 */
export function nextFreeTime(
  call: Pick<CountedCall, 'number' | 'channel'> & { readonly mayUseReserve: boolean },
  calls: readonly CountedCall[],
  { caps, now }: { readonly caps: CallCaps; readonly now: number },
): number {
  const ofNumber = calls.filter(
    ({ number, channel }) => number === call.number && channel === call.channel,
  )
  const limits = [
    { limit: caps.perDay, windowMs: DAY_MS, counted: calls },
    ...caps.perNumber.map((cap) => ({ ...cap, counted: ofNumber })),
  ]
  const hasRoom = (at: number): boolean =>
    limits.every(({ limit, windowMs, counted }) => {
      const used = counted.filter(({ begunAt: begun }) => begun > at - windowMs).length
      return used < limit - (call.mayUseReserve ? 0 : Math.floor(limit * FIRST_CALL_SHARE))
    })
  // A cap gets room only when a call leaves its window.
  const moments = limits
    .flatMap(({ windowMs, counted }) => counted.map(({ begunAt: begun }) => begun + windowMs))
    .filter((moment) => moment > now)
    .toSorted((one, other) => one - other)
  return [now, ...moments].find(hasRoom) ?? now + DAY_MS
}

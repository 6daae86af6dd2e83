import type { Caps } from '#server/store/alarm/notice.ts'
import type { ChannelKind } from './channel.ts'

const MINUTE_MS = 60_000

/** How often one number is rung (R106); the figures are GoAlert's, which has rung people for years. */
const CALLS: Caps['perNumber'] = [
  { most: 3, withinMs: 15 * MINUTE_MS },
  { most: 7, withinMs: 60 * MINUTE_MS },
  { most: 15, withinMs: 180 * MINUTE_MS },
]
const MESSAGES: Caps['perNumber'] = [
  { most: 5, withinMs: 15 * MINUTE_MS },
  { most: 11, withinMs: 60 * MINUTE_MS },
  { most: 21, withinMs: 180 * MINUTE_MS },
]

/** As long as a call rings and is listened to: what comes due meanwhile is part of it (R106). */
const MERGE_MS = MINUTE_MS

/** The caps of a channel; null for what costs nothing and wakes nobody. */
export function capsOf(kind: ChannelKind, callsPerDay: number): Caps | null {
  if (kind !== 'call' && kind !== 'sms') return null
  return {
    perNumber: kind === 'call' ? CALLS : MESSAGES,
    perDay: callsPerDay,
    mergeWithinMs: MERGE_MS,
  }
}

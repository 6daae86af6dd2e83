/** The periods of the overview, in the business's time zone. */

import { business } from '#domain/business/business.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { Period } from '#server/db/tables/board-records.ts'

/** Returns the last `days` days of the business's time zone, today included. */
export const lastDays = (days: number, now: number): Period => ({
  since: startOfDay(now, 1 - days),
  until: now + 1,
})

const startOfDay = (at: number, daysLater: number): number =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(business.timeZone)
    .add({ days: daysLater })
    .startOfDay().epochMilliseconds

/** Returns where each day begins, or each hour of a single day. */
export function periodSteps(days: number, now: number): readonly number[] {
  const { since } = lastDays(days, now)
  return days === 1
    ? Array.from({ length: 24 }, (_, hour) => since + hour * HOUR_MS)
    : Array.from({ length: days }, (_, day) => startOfDay(now, day + 1 - days))
}

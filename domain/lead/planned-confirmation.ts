import { business } from '#domain/business/business.ts'
import { HOUR_MS } from '#domain/time/durations.ts'

/** When a business that never closes confirms what came in at night. */
const CONFIRMS_AT = '09:00'
/** Shortest time that staff have to confirm, and before an appointment. */
const SHORTEST_MS = HOUR_MS

/**
 * Returns by when a planned request is confirmed, as its customer reads it: 9:00 AM, or the
 * day's opening where the business closes at night; an hour before its appointment, if that is
 * earlier.
 * @param storedAt milliseconds since the epoch, like the result
 */
export function confirmedBy(
  storedAt: number,
  {
    timeZone = business.timeZone,
    opens = business.hours.opens,
    appointmentStart = Number.NaN,
  } = {},
): number {
  const earliest = storedAt + SHORTEST_MS
  const local = Temporal.Instant.fromEpochMilliseconds(earliest).toZonedDateTimeISO(timeZone)
  const opening = local.withPlainTime(opens === '00:00' ? CONFIRMS_AT : opens)
  const next = opening.epochMilliseconds >= earliest ? opening : opening.add({ days: 1 })
  const beforeAppointment = appointmentStart - SHORTEST_MS
  return beforeAppointment >= earliest
    ? Math.min(beforeAppointment, next.epochMilliseconds)
    : next.epochMilliseconds
}

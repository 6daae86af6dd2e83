import {
  localDate,
  momentOf,
  type OptionalAppointment,
  shiftDate,
} from '#domain/time/appointment.ts'
import { HOUR_MS } from '#domain/time/durations.ts'

/** Hour of the reminder on the evening before, in the business's time zone. */
export const EVENING_HOUR = 19
const LAST_REMINDER_MS = HOUR_MS
/** A later reminder is no longer one of the evening before: a server may have been stopped. */
const EVENING_BEFORE_MS = 2 * LAST_REMINDER_MS

/**
 * Returns when staff are reminded of an appointment next: on the evening before, unless that is past,
 * and an hour ahead. `null` if no reminder is left.
 * @param after milliseconds since the epoch
 */
export function nextReminder(
  { appointment_start: start }: OptionalAppointment,
  after: number,
): number | null {
  if (start == null) return null
  const at = Date.parse(start)
  const evening = momentOf(shiftDate(localDate(at), -1), EVENING_HOUR)
  return [evening, at - LAST_REMINDER_MS].find((reminder) => reminder > after) ?? null
}

/** Returns whether a reminder is that of the evening before, which the customer gets too, by mail. */
export const isEveningBefore = (start: number, now: number): boolean =>
  start - now > EVENING_BEFORE_MS

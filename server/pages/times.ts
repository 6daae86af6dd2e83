import { DAY_MS } from '#domain/time/durations.ts'
import type { Language } from '#domain/text/language.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'

/** From here on a weekday would be the wrong one. */
const WEEKDAY_WITHIN_MS = 6 * DAY_MS

/**
 * Formats a time of day in the business's time zone, with the weekday when it is another day, and
 * with the date when it is six days away: `3:12 AM`, `Tuesday 3:12 AM`, `Dec 3, 2026, 3:12 AM`.
 */
export function timeOf(at: number, now: number, language: Language): string {
  const time = formatLocalTime(at, language, 'time')
  if (isSameDay(at, now)) return time
  return Math.abs(at - now) < WEEKDAY_WITHIN_MS
    ? `${formatLocalTime(at, language, 'weekday')} ${time}`
    : dayAndTime(at, language)
}

/** Formats date and time of day in the business's time zone. */
export const dayAndTime = (at: number, language: Language): string =>
  `${formatLocalTime(at, language, 'date')}, ${formatLocalTime(at, language, 'time')}`

/** Returns whether two times are on one day in the business's time zone. */
export const isSameDay = (one: number, other: number): boolean =>
  formatLocalTime(one, 'en', 'date') === formatLocalTime(other, 'en', 'date')

import type { Language } from '#domain/text/language.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'

/**
 * Formats a time of day in the business's time zone, with the weekday when it is another day: `3:12
 * AM`, `Tuesday 3:12 AM`.
 */
export function timeOf(at: number, now: number, language: Language): string {
  const time = formatLocalTime(at, language, 'time')
  return isSameDay(at, now) ? time : `${formatLocalTime(at, language, 'weekday')} ${time}`
}

/** Formats date and time of day in the business's time zone. */
export const dayAndTime = (at: number, language: Language): string =>
  `${formatLocalTime(at, language, 'date')}, ${formatLocalTime(at, language, 'time')}`

/** Returns whether two times are on one day in the business's time zone. */
export const isSameDay = (one: number, other: number): boolean =>
  formatLocalTime(one, 'en', 'date') === formatLocalTime(other, 'en', 'date')

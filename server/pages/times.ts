import type { Language } from '#domain/language.ts'
import { formatLocalTime } from '#domain/format-local-time.ts'

/** The time of day where the business is, and of another day the day too: `3:12 AM`, `Tue 3:12 AM`. */
export function timeOf(at: number, now: number, language: Language): string {
  const time = formatLocalTime(at, language, 'time')
  return isSameDay(at, now) ? time : `${formatLocalTime(at, language, 'weekday')} ${time}`
}

/** Whether two moments fall on one day where the business is. */
export const isSameDay = (one: number, other: number): boolean =>
  formatLocalTime(one, 'en', 'date') === formatLocalTime(other, 'en', 'date')

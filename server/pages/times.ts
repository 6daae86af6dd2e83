import type { Language } from '#domain/language.ts'
import { localTime } from '#domain/local-time.ts'

/** The time of day where the business is, and of another day the day too: `3:12 AM`, `Tue 3:12 AM`. */
export function timeOf(at: number, now: number, language: Language): string {
  const time = localTime(at, language, 'time')
  return isSameDay(at, now) ? time : `${localTime(at, language, 'weekday')} ${time}`
}

/** Whether two moments fall on one day where the business is. */
export const isSameDay = (one: number, other: number): boolean =>
  localTime(one, 'en', 'date') === localTime(other, 'en', 'date')

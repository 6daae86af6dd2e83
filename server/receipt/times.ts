import { business } from '#domain/business.ts'
import type { Language } from '#domain/language.ts'
import { clockTime } from '#server/alarm/words/language.ts'

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: business.timeZone })

const WEEKDAYS: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-US', { timeZone: business.timeZone, weekday: 'short' }),
  es: new Intl.DateTimeFormat('es-US', { timeZone: business.timeZone, weekday: 'short' }),
}

/** The time of day where the business is, and of another day the day too: `3:12 AM`, `Tue 3:12 AM`. */
export function timeOf(at: number, now: number, language: Language): string {
  const time = clockTime(at, language)
  return isSameDay(at, now) ? time : `${WEEKDAYS[language].format(at)} ${time}`
}

/** Whether two moments fall on one day where the business is. */
export const isSameDay = (one: number, other: number): boolean =>
  DAY.format(one) === DAY.format(other)

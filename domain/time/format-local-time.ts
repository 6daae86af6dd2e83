import { business } from '#domain/business/business.ts'
import { perFacts } from '#domain/business/per-facts.ts'
import type { Language } from '#domain/text/language.ts'

/** Created on first use, because a formatter takes a browser some milliseconds. */
const numberFormat = perFacts(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: business.timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }),
)
const zoneFormat = perFacts(
  () => new Intl.DateTimeFormat('en-US', { timeZone: business.timeZone, timeZoneName: 'short' }),
)

/** Whole words: 'mar' alone is the sea. */
const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
}
const SHORT_WEEKDAY_LETTERS = 3

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: 'January February March April May June July August September October November December'.split(
    ' ',
  ),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  ),
}
const SHORT_MONTH_LETTERS = 3

const HALVES: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['AM', 'PM'],
  es: ['a.m.', 'p.m.'],
}

/** Words and numbers of a moment in the business's time zone. */
interface Parts {
  readonly weekday: string
  readonly day: number
  readonly month: string
  readonly year: number
  /** `3:12 AM`, `3:12 a.m.` */
  readonly time: string
}

const shortWeekday = (name: string): string => name.slice(0, SHORT_WEEKDAY_LETTERS)
const shortMonth = (name: string): string => name.slice(0, SHORT_MONTH_LETTERS)

const STYLES = {
  /** `3:12 AM`, `3:12 a.m.` */
  time: { en: ({ time }: Parts) => time, es: ({ time }: Parts) => time },
  /** `Tuesday`, `martes` */
  weekday: { en: ({ weekday }: Parts) => weekday, es: ({ weekday }: Parts) => weekday },
  /** `Tuesday, November 24`, `martes 24 de noviembre` */
  day: {
    en: ({ weekday, month, day }: Parts) => `${weekday}, ${month} ${day}`,
    es: ({ weekday, month, day }: Parts) => `${weekday} ${day} de ${month}`,
  },
  /** `Nov 22, 2026`, `22 de noviembre de 2026` */
  date: {
    en: ({ month, day, year }: Parts) => `${shortMonth(month)} ${day}, ${year}`,
    es: ({ month, day, year }: Parts) => `${day} de ${month} de ${year}`,
  },
  /** `Sun, Nov 22, 2026, 11:15 PM EST`, `domingo 22 de noviembre de 2026, 11:15 p.m. EST` */
  full: {
    en: (parts: Parts, at: number) =>
      `${shortWeekday(parts.weekday)}, ${shortMonth(parts.month)} ${parts.day}, ${parts.year}, ${parts.time} ${zoneAt(at)}`,
    es: (parts: Parts, at: number) =>
      `${parts.weekday} ${parts.day} de ${parts.month} de ${parts.year}, ${parts.time} ${zoneAt(at)}`,
  },
} as const

/**
 * Formats a moment in the business's time zone, independently of the server's or the phone's. Of
 * Intl only the numbers are used: its words, periods and spaces differ among browsers and their
 * versions ("11:36 p. m."), and its narrow spaces would switch a whole SMS to a wider encoding.
 * @param at milliseconds since the epoch
 */
export function formatLocalTime(
  at: number,
  language: Language,
  style: keyof typeof STYLES,
): string {
  return STYLES[style][language](partsOf(at, language), at)
}

/** Formats an hour and a minute of 24: `12:00 PM`, `12:00 p.m.`. */
export function formatClock(hour: number, minute: number, language: Language): string {
  const half = HALVES[language][hour % 24 < 12 ? 0 : 1]
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`
}

/** Formats a local time such as 18:00 in the reader's language: `6:00 PM`. */
export function formatTimeOfDay(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return formatClock(hour, minute, language)
}

function partsOf(at: number, language: Language): Parts {
  const found: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of numberFormat().formatToParts(at)) found[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = found
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  return {
    weekday: WEEKDAYS[language][weekday] ?? '',
    day,
    month: MONTHS[language][month - 1] ?? '',
    year,
    time: formatClock(hour, minute, language),
  }
}

/** Returns the abbreviation of the business's time zone, such as `EST`. */
function zoneAt(at: number): string {
  return (
    zoneFormat()
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  )
}

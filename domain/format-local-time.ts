import { business } from './business.ts'
import type { Language } from './language.ts'

const FORMAT_OPTIONS = {
  /** `3:12 AM`, `3:12 a.m.` */
  time: { hour: 'numeric', minute: '2-digit' },
  /** `Tue`, `mar` */
  weekday: { weekday: 'short' },
  /** `Tue, Nov 24`, `mar, 24 de nov` */
  day: { weekday: 'short', month: 'short', day: 'numeric' },
  /** `Nov 22, 2026`, `22 nov 2026` */
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  /** `Sun, Nov 22, 2026, 11:15 PM EST` */
  full: {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' }

/** Created on first use, because each formatter takes a browser some milliseconds. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats a moment in the business's time zone, independently of the server's or the phone's.
 * @param at milliseconds since the epoch
 */
export function formatLocalTime(
  at: number,
  language: Language,
  style: keyof typeof FORMAT_OPTIONS,
): string {
  const key = `${language} ${style}`
  const format =
    formatters.get(key) ??
    new Intl.DateTimeFormat(LOCALES[language], {
      ...FORMAT_OPTIONS[style],
      timeZone: business.timeZone,
    })
  formatters.set(key, format)
  // The narrow spaces of Intl would switch a whole SMS to a wider encoding.
  return format.format(at).replace(/\s/g, ' ')
}

/** Formats a local time such as 18:00 in the reader's language: `6:00 PM`. */
export const formatTimeOfDay = (time: string, language: Language): string =>
  formatLocalTime(
    // A day on which no clock changes.
    Temporal.PlainDate.from('2026-01-15').toZonedDateTime({
      timeZone: business.timeZone,
      plainTime: time,
    }).epochMilliseconds,
    language,
    'time',
  )

import { perFacts } from '#domain/business/per-facts.ts'
import { business } from '#domain/business/business.ts'
import { formatClock, formatLocalTime } from '#domain/time/format-local-time.ts'
import type { Language } from '#domain/text/language.ts'
import { HOUR_MS, DAY_MS } from '#domain/time/durations.ts'

/** A day and a window of hours that the visitor prefers. ISO 8601, UTC; both or neither. */
export interface Appointment {
  readonly appointment_start: string
  readonly appointment_end: string
}

export type OptionalAppointment = { readonly [Name in keyof Appointment]?: string | null }

export const offersAppointments = perFacts(() => business.appointmentHours.length > 0)

/** Length of the windows that the form offers. */
const WINDOW_HOURS = 2
/** How many days ahead the form offers. */
export const APPOINTMENT_MAX_DAYS = 14
const NOON = 12

/** Formats a moment as clocks of the business show it: `2031-03-04 10:00:00`. */
const localText = (at: number): string =>
  // The Swedish format is the one of ISO 8601; not every browser has Temporal.
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: business.timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(at)

/**
 * Returns the business's date, such as 2031-03-04.
 * @param at milliseconds since the epoch
 */
export const localDate = (at: number): string => localText(at).slice(0, 10)

/** Returns the date that is `days` later. */
export const shiftDate = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)

/** Returns when the business's clocks show a full hour of a date; NaN for an invalid date. */
export function momentOf(date: string, hour: number): number {
  const wall = Date.parse(`${date}T00:00Z`) + hour * HOUR_MS
  if (Number.isNaN(wall)) return wall
  const offset = (at: number): number => Date.parse(`${localText(at).replace(' ', 'T')}Z`) - at
  // The second step corrects the offset next to a clock change.
  return wall - offset(wall - offset(wall))
}

/**
 * Converts the form's choice.
 * @param date such as 2031-03-04
 * @param window first hour of a window, such as '10'
 * @returns `null` for an incomplete choice and for a window that the form does not offer
 */
export function toAppointment(date: string, window: string): Appointment | null {
  const hour = business.appointmentHours.find((offered) => String(offered) === window)
  if (hour === undefined) return null
  const [start, end] = [momentOf(date, hour), momentOf(date, hour + WINDOW_HOURS)]
  if (Number.isNaN(start)) return null
  return {
    appointment_start: new Date(start).toISOString(),
    appointment_end: new Date(end).toISOString(),
  }
}

/** True from now on until the last day that can be chosen. */
export const isBookable = (at: number, now: number): boolean =>
  at > now && at < now + (APPOINTMENT_MAX_DAYS + 1) * DAY_MS

/** Names a date such as 2031-03-04: `Tuesday, March 4`; an invalid one as it is. */
export function dayName(date: string, language: Language): string {
  const noon = momentOf(date, NOON)
  return Number.isNaN(noon) ? date : formatLocalTime(noon, language, 'day')
}

/** Lists the days that can be chosen, each with its name in the language: `Tuesday, November 24`. */
export const bookableDays = (
  now: number,
  language: Language,
): readonly { readonly date: string; readonly name: string }[] =>
  Array.from({ length: APPOINTMENT_MAX_DAYS + 1 }, (_, days) => {
    const date = shiftDate(localDate(now), days)
    return { date, name: dayName(date, language) }
  })

const untilWord = (language: string): string => (language === 'es' ? ' a ' : ' to ')

/** Names a window of the form: `10:00 AM to 12:00 PM`. */
export const windowName = (hour: number, language: string): string =>
  [hour, hour + WINDOW_HOURS]
    .map((one) => formatClock(one, 0, language === 'es' ? 'es' : 'en'))
    .join(untilWord(language))

/** Formats an appointment: `Tuesday, November 24, 10:00 AM to 12:00 PM`; '' without one. */
export function formatAppointment(
  { appointment_start: start, appointment_end: end }: OptionalAppointment,
  language: Language,
): string {
  if (start == null || end == null) return ''
  const time = (at: string) => formatLocalTime(Date.parse(at), language, 'time')
  const day = formatLocalTime(Date.parse(start), language, 'day')
  const from = language === 'es' ? 'de ' : ''
  return `${day}, ${from}${time(start)}${untilWord(language)}${time(end)}`
}

import { ON_CALL_MESSAGES } from '#copy/server/on-call.ts'
import { DAY_MS, WEEK_MS } from '#domain/time/durations.ts'
import { formatTimeOfDay } from '#domain/time/format-local-time.ts'
import type { Language } from '#domain/text/language.ts'
import type { Override } from '#domain/staff/on-call/on-call.ts'
import { formatDays, type Shift } from '#domain/staff/on-call/shift.ts'
import { dayAndTime, timeOf } from './times.ts'

/** Formats a weekly shift: `Mon, Tue: 6:00 PM to 6:00 AM`. */
export function shiftText({ days, from, to, isFirst }: Shift, language: Language): string {
  const messages = ON_CALL_MESSAGES[language]
  const [start, end] = [formatTimeOfDay(from, language), formatTimeOfDay(to, language)]
  const hours = from === to ? messages.wholeDay(start) : messages.span(start, end)
  const text = `${formatDays(days, (day) => messages.weekdays[day])}: ${hours}`
  return isFirst ? messages.first(text) : text
}

/** Formats a time to come: with its date where the weekday alone is ambiguous. */
export const momentText = (at: number, now: number, language: Language): string =>
  at - now < WEEK_MS - DAY_MS ? timeOf(at, now, language) : dayAndTime(at, language)

/** Formats when an override applies: `Now to Wed 6:00 AM`. */
export function overrideSpan(
  { from, until }: Pick<Override, 'from' | 'until'>,
  now: number,
  language: Language,
): string {
  const messages = ON_CALL_MESSAGES[language]
  const start = from <= now ? messages.fromNow : momentText(from, now, language)
  return messages.span(start, momentText(until, now, language))
}

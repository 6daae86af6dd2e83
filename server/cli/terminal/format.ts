import { perFacts } from '#domain/business/per-facts.ts'
import { business } from '#domain/business/business.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from '#domain/time/durations.ts'

/** Characters of an ID that lists show. */
export const SHORT_ID = 8

/** Times are read and written in the business's time zone, not the server's. */
const timeZone = perFacts(() => business.timeZone)

const UNITS: Readonly<Record<string, number>> = {
  min: MINUTE_MS,
  h: HOUR_MS,
  d: DAY_MS,
  w: WEEK_MS,
}

/**
 * Parses a duration such as 180d, 24h, 2w or 30min into milliseconds; returns `null` for any other
 * text.
 */
export function parseDuration(text: string): number | null {
  const [, amount, unit = ''] = /^(\d{1,6})(min|h|d|w)$/.exec(text) ?? []
  const length = UNITS[unit]
  return amount === undefined || length === undefined ? null : Number(amount) * length
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Parses a time into milliseconds since the epoch: a duration counts back from `now`; a day or a
 * time without a zone is in the business's time zone. Returns `null` for any other text.
 * @param edge which end of a whole day is meant
 */
export function parseTime(text: string, now: number, edge: 'start' | 'end'): number | null {
  const span = parseDuration(text)
  if (span !== null) return now - span
  try {
    if (DAY.test(text)) {
      const day = Temporal.PlainDate.from(text).add({ days: edge === 'end' ? 1 : 0 })
      return day.toZonedDateTime(timeZone()).epochMilliseconds
    }
    if (/(z|[+-]\d{2}:?\d{2})$/i.test(text)) return Temporal.Instant.from(text).epochMilliseconds
    return Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone()).epochMilliseconds
  } catch (error) {
    // Not a date, or not in the calendar.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** The formats of `parseTime`, for messages. */
export const TIME_FORMATS =
  'write a day such as 2026-11-20, a time such as 2026-11-20T18:30, or a span back from now such as 7d or 24h'

const minuteFormat = perFacts(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: timeZone(),
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    }),
)

/** Formats a time such as 2026-11-20 18:30, which sorts and which spreadsheets recognize. */
export function formatLocalMinute(milliseconds: number): string {
  return minuteFormat().format(milliseconds).replace(', ', ' ')
}

/** Formats a duration: 45 s, 12 min, 3.5 h, 6 days. */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000))
  if (seconds < 120) return `${seconds} s`
  if (seconds < 120 * 60) return `${Math.round(seconds / 60)} min`
  if (seconds < 48 * 3600) return `${Math.round(seconds / 360) / 10} h`
  return `${Math.round(seconds / 86_400)} days`
}

export const formatCount = (value: number): string => value.toLocaleString('en-US')

/** Formats a count with its noun: `1 lead`, `1,234 leads`. */
export const formatAmount = (value: number, thing: string): string =>
  `${formatCount(value)} ${thing}${value === 1 ? '' : 's'}`

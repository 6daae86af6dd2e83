/** Days in the order of the week (ISO 8601). */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** A weekly shift of a staff member, in the business's time zone. */
export interface Shift {
  /** Days on which it begins, in the order of the week; at least one. */
  readonly days: readonly Weekday[]
  /** Local time such as 18:00. */
  readonly from: string
  /** Local time such as 06:00; at or before `from` it is of the following day. */
  readonly to: string
  /** Whether it is notified before the others on call. */
  readonly isFirst: boolean
}

/** Milliseconds since the epoch; `to` is excluded. */
export interface Interval {
  readonly from: number
  readonly to: number
}

/**
 * Parses days such as `mon-fri`, `sat,sun`, `fri-mon` or `daily`.
 * @returns the days in the order of the week; `null` for any other text
 */
export function parseDays(text: string): readonly Weekday[] | null {
  const named = text.split(',').map((range) => parseDayRange(range.trim().toLowerCase()))
  if (named.includes(null)) return null
  return WEEKDAYS.filter((day) => named.some((days) => days?.includes(day)))
}

function parseDayRange(text: string): readonly Weekday[] | null {
  if (text === 'daily') return WEEKDAYS
  const [first = -1, last = first, ...more] = text
    .split('-')
    .map((name) => WEEKDAYS.findIndex((day) => day === name))
  if (first < 0 || last < 0 || more.length > 0) return null
  return first <= last
    ? WEEKDAYS.slice(first, last + 1)
    : [...WEEKDAYS.slice(first), ...WEEKDAYS.slice(0, last + 1)]
}

/** Formats days as `parseDays` reads them: three or more in a row as a range. */
export function formatDays(
  days: readonly Weekday[],
  nameOf: (day: Weekday) => string = (day) => day,
): string {
  const runs: Weekday[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (before && WEEKDAYS.indexOf(before) + 1 === WEEKDAYS.indexOf(day)) run?.push(day)
    else runs.push([day])
  }
  return runs
    .flatMap((run) =>
      run.length < 3
        ? run.map(nameOf)
        : [[...run.slice(0, 1), ...run.slice(-1)].map(nameOf).join('-')],
    )
    .join(', ')
}

/** Returns a local time such as 18:00 as it is; `null` for any other text. */
export const parseLocalTime = (text: string): string | null =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(text.trim()) ? text.trim() : null

/**
 * Parses a local date and time such as 2031-03-04T06:00.
 * @returns milliseconds since the epoch; `null` for any other text
 */
export function parseLocalDateTime(text: string, timeZone: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text.trim())) return null
  try {
    return Temporal.PlainDateTime.from(text.trim()).toZonedDateTime(timeZone).epochMilliseconds
  } catch (error) {
    // Not in the calendar.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Formats milliseconds since the epoch as `parseLocalDateTime` reads them. */
export const localDateTime = (at: number, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })

/**
 * Lists when a shift takes place in or next to an interval. Local wall time decides, so a night of
 * a clock change is an hour shorter or longer. A local time that the clock skips is taken as much
 * later as it skips, and of one that occurs twice the first counts: adjoining shifts have neither
 * gap nor overlap.
 */
export function occurrences(
  { days, from, to }: Pick<Shift, 'days' | 'from' | 'to'>,
  within: Interval,
  timeZone: string,
): readonly Interval[] {
  const local = (at: number): Temporal.ZonedDateTime =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone)
  const found: Interval[] = []
  const last = local(within.to).toPlainDate()
  // The shift of the day before may last into the interval.
  let day = local(within.from).toPlainDate().subtract({ days: 1 })
  for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    const weekday = WEEKDAYS[day.dayOfWeek - 1]
    if (weekday === undefined || !days.includes(weekday)) continue
    const start = day.toZonedDateTime({ timeZone, plainTime: from }).epochMilliseconds
    const endDay = to <= from ? day.add({ days: 1 }) : day
    const end = endDay.toZonedDateTime({ timeZone, plainTime: to }).epochMilliseconds
    if (start < end) found.push({ from: start, to: end })
  }
  return found
}

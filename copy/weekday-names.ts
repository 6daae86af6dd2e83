import type { Language } from '#domain/text/language.ts'
import { parseDays, WEEKDAYS } from '#domain/staff/on-call/shift.ts'

/** Returns the names of days such as `mon-fri`, in the order of the week; 'Monday' in English. */
export const weekdayNames = (language: Language, days = 'daily'): readonly string[] =>
  (parseDays(days) ?? WEEKDAYS).map((day) =>
    // January 1, 2024 was a Monday.
    new Date(Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(day))).toLocaleDateString(language, {
      weekday: 'long',
      timeZone: 'UTC',
    }),
  )

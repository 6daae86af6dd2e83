import { business } from '#domain/business.ts'
import { formatTimeOfDay } from '#domain/format-local-time.ts'
import type { Language } from '#domain/language.ts'
import { isOpenAllDay } from '#domain/placeholders.ts'
import { WEEKDAY_NAMES } from '#domain/weekday-names.ts'

/**
 * Returns a text about the opening hours of the shop if there are some; otherwise another.
 * @param text takes the days as a list; `null` for every day
 */
export function whileShopOpens(
  language: Language,
  text: (opens: string, closes: string, days: string | null) => string,
  otherwise: string,
): string {
  const { opens, closes } = business.hours
  return isOpenAllDay(business.hours)
    ? otherwise
    : text(
        formatTimeOfDay(opens, language),
        formatTimeOfDay(closes, language),
        dayList(language, business.hours.days),
      )
}

const RANGE: Readonly<Record<Language, (first: string, last: string) => string>> = {
  en: (first, last) => `${first} to ${last}`,
  es: (first, last) => `de ${first} a ${last}`,
}

/** Returns 'Monday to Friday' or 'Monday and Saturday'; `null` for every day. */
function dayList(language: Language, days: readonly string[] = WEEKDAY_NAMES): string | null {
  const indexes = WEEKDAY_NAMES.flatMap((day, index) => (days.includes(day) ? [index] : []))
  const [first = 0] = indexes
  const last = indexes.at(-1) ?? first
  if (indexes.length === WEEKDAY_NAMES.length) return null
  // January 1, 2024 was a Monday.
  const names = indexes.map((index) =>
    new Date(Date.UTC(2024, 0, 1 + index)).toLocaleDateString(language, {
      weekday: 'long',
      timeZone: 'UTC',
    }),
  )
  return indexes.length > 2 && last - first === indexes.length - 1
    ? RANGE[language](names[0] ?? '', names.at(-1) ?? '')
    : new Intl.ListFormat(language).format(names)
}

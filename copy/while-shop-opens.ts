import { business } from '#domain/business/business.ts'
import { formatTimeOfDay } from '#domain/time/format-local-time.ts'
import type { Language } from '#domain/text/language.ts'
import { isOpenAllDay } from '#domain/business/editing/placeholders.ts'
import { weekdayNames } from './weekday-names.ts'

/** Returns the opening hours of the shop, and its days unless it is open on each; `null` without hours. */
export function shopHours(
  language: Language,
): { readonly opens: string; readonly closes: string; readonly days: string | null } | null {
  const { opens, closes, days } = business.hours
  return isOpenAllDay(business.hours)
    ? null
    : {
        opens: formatTimeOfDay(opens, language),
        closes: formatTimeOfDay(closes, language),
        days: dayList(language, days),
      }
}

/**
 * Returns a text about the opening hours of the shop if there are some; otherwise another.
 * @param text takes the days as a list; `null` for every day
 */
export function whileShopOpens(
  language: Language,
  text: (opens: string, closes: string, days: string | null) => string,
  otherwise: string,
): string {
  const hours = shopHours(language)
  return hours === null ? otherwise : text(hours.opens, hours.closes, hours.days)
}

const RANGE: Readonly<Record<Language, (first: string, last: string) => string>> = {
  en: (first, last) => `${first} to ${last}`,
  es: (first, last) => `de ${first} a ${last}`,
}

/** Returns 'Monday to Friday' or 'Monday and Saturday'; `null` for every day. */
function dayList(language: Language, days?: string): string | null {
  const all = weekdayNames(language)
  const names = weekdayNames(language, days)
  const [first = ''] = names
  const last = names.at(-1) ?? first
  if (names.length === all.length) return null
  return names.length > 2 && all.indexOf(last) - all.indexOf(first) === names.length - 1
    ? RANGE[language](first, last)
    : new Intl.ListFormat(language).format(names)
}

import { business } from '#domain/business.ts'
import { formatTimeOfDay } from '#domain/format-local-time.ts'
import type { Language } from '#domain/language.ts'
import { isOpenAllDay } from '#domain/placeholders.ts'

/** Returns a text about the opening hours of the shop if there are some; otherwise another. */
export function whileShopOpens(
  language: Language,
  text: (opens: string, closes: string) => string,
  otherwise: string,
): string {
  const { opens, closes } = business.hours
  return isOpenAllDay(business.hours)
    ? otherwise
    : text(formatTimeOfDay(opens, language), formatTimeOfDay(closes, language))
}

import { business } from '#domain/business.ts'
import type { Language } from '#domain/language.ts'

const CLOCKS: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: clock('en-US'),
  es: clock('es-US'),
}

function clock(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    timeZone: business.timeZone,
    hour: 'numeric',
    minute: '2-digit',
  })
}

/** The time of day where the business is, such as 3:12 AM. */
export function clockTime(at: number, language: Language): string {
  // The formatter's own narrow spaces would force an encoding on a whole message.
  return CLOCKS[language].format(at).replace(/\s/g, ' ')
}

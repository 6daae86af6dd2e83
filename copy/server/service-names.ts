import { SPANISH_TIMEFRAMES } from '#domain/submission/draft.ts'
import type { Language } from '#domain/text/language.ts'

/** The form's "Other", which means nothing without the form. */
export const OTHER_SERVICE_NAMES: Readonly<Record<Language, string>> = {
  en: 'Other work',
  es: 'Otro servicio',
}

/** A lead of which no service is known, such as one that staff entered during a call. */
export const UNKNOWN_SERVICE_NAMES: Readonly<Record<Language, string>> = {
  en: 'Locksmith work',
  es: 'Trabajo de cerrajería',
}

/** The timeframes of the form in a sentence, by the form's value. */
export const TIMEFRAME_NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    ASAP: 'As soon as possible',
    'Same Day': 'Same day',
    'Within Couple of Days': 'Within a couple of days',
    'Within Couple of Weeks': 'Within a couple of weeks',
    'Just Curious': 'Just curious',
  },
  es: SPANISH_TIMEFRAMES,
}

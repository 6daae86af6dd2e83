import type { Language } from '#domain/text/language.ts'

/** The name of each language in itself, as a choice of language shows it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
}

import type { Language } from '#domain/language.ts'
import { FORM_ENGLISH, type FormWords } from './words-en.ts'
import { FORM_SPANISH } from './words-es.ts'

/** What the page says, by language. */
export const FORM_WORDS: Readonly<Record<Language, FormWords>> = {
  en: FORM_ENGLISH,
  es: FORM_SPANISH,
}

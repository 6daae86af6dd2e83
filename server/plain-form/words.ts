import type { Language } from '#domain/language.ts'
import { FORM_ENGLISH } from './words-en.ts'
import { FORM_SPANISH } from './words-es.ts'
import type { FormWords } from './words-shape.ts'

/** What the page says, by language. */
export const FORM_WORDS: Readonly<Record<Language, FormWords>> = {
  en: FORM_ENGLISH,
  es: FORM_SPANISH,
}

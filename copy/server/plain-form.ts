import type { Language } from '#domain/text/language.ts'
import { FORM_MESSAGES_EN, type FormMessages } from './plain-form-en.ts'
import { FORM_MESSAGES_ES } from './plain-form-es.ts'

export const FORM_MESSAGES: Readonly<Record<Language, FormMessages>> = {
  en: FORM_MESSAGES_EN,
  es: FORM_MESSAGES_ES,
}

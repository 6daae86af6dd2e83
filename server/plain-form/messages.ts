import type { Language } from '#domain/language.ts'
import { FORM_MESSAGES_EN, type FormMessages } from './messages-en.ts'
import { FORM_MESSAGES_ES } from './messages-es.ts'

export const FORM_MESSAGES: Readonly<Record<Language, FormMessages>> = {
  en: FORM_MESSAGES_EN,
  es: FORM_MESSAGES_ES,
}

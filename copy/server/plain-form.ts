import { perFacts } from '#domain/business/per-facts.ts'
import type { Language } from '#domain/text/language.ts'
import { formMessagesEn, type FormMessages } from './plain-form-en.ts'
import { formMessagesEs } from './plain-form-es.ts'

export const formMessages = perFacts((): Readonly<Record<Language, FormMessages>> => ({
  en: formMessagesEn(),
  es: formMessagesEs(),
}))

import type { LocalizedText } from '#domain/business/schema/schema.ts'
import type { Language } from '#domain/text/language.ts'

/**
 * Returns the owner's text in a language; `null` where it has none (no English on a Spanish
 * page).
 */
export function localizedText(text: LocalizedText | null, language: Language): string | null {
  if (text === null) return null
  if (typeof text === 'string') return language === 'en' ? text : null
  return text[language]
}

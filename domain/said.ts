import type { Said } from './business-shape.ts'
import type { Language } from './language.ts'

/** What the owner says, in the language of the page; null where there is nothing in it (R153: no English on a Spanish page). */
export function said(words: Said | null, language: Language): string | null {
  if (words === null) return null
  if (typeof words === 'string') return language === 'en' ? words : null
  return words[language]
}

import { derivedEntries, perFacts } from '#domain/business/per-facts.ts'
import type { Language } from '#domain/text/language.ts'
import * as englishSections from '#copy/en/sections.ts'
import * as spanishSections from '#copy/es/sections.ts'
import type { Copy } from './copy.ts'

export const english = perFacts((): Copy => ({
  language: 'en',
  ...derivedEntries(englishSections),
}))
export const spanish = perFacts((): Copy => ({
  language: 'es',
  ...derivedEntries(spanishSections),
}))

/**
 * Returns all copy of a language, for the build only: browsers load single sections (load-copy.ts).
 */
export const copyIn = (language: Language): Copy => ({ en: english(), es: spanish() })[language]

import type { Language } from '../../domain/language.ts'
import { localizedPath, pageLanguages } from '#domain/localized-paths.ts'

/** Where each language keeps its not-found page: it is prerendered there, and the server finds it there. */
export function notFoundPath(language: Language): string {
  return `${localizedPath('/', language).replace(/\/$/, '')}/404`
}

/** Every language that there are pages in. */
export const SITE_LANGUAGES: readonly Language[] = pageLanguages('/')

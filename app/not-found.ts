import type { Language } from '#domain/text/language.ts'
import { localizedPath } from '#domain/pages/localized-paths.ts'

/** Returns where a language's not-found page is prerendered and the server finds it. */
export function notFoundPath(language: Language): string {
  return `${localizedPath('/', language).replace(/\/$/, '')}/404`
}

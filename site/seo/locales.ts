import type { Language } from '#domain/language.ts'
import {
  localizedPath,
  pageInOtherLanguage,
  localizedPageAt,
  pageLanguages,
} from '#domain/localized-paths.ts'

/** How a language of the site is written in each place of a head. */
export const LOCALES: Readonly<
  Record<Language, { readonly tag: string; readonly openGraph: string }>
> = {
  // BCP 47, as hreflang, JSON-LD and <html lang> want it, and as Open Graph does.
  en: { tag: 'en-US', openGraph: 'en_US' },
  es: { tag: 'es-US', openGraph: 'es_US' },
}

export interface Alternate {
  readonly hreflang: string
  /** Of this site. */
  readonly path: string
}

/**
 * A page in all its languages, itself among them, and English for everybody
 * else: the same on each of them, as search engines demand of both ends.
 * Nothing for a page that is there in one language.
 * @param address in whichever language
 */
export function alternatesOf(address: string): readonly Alternate[] {
  const page = localizedPageAt(address)?.page
  if (!page || !pageInOtherLanguage(address)) return []
  const inEnglish = { hreflang: 'x-default', path: page.path }
  return [
    ...pageLanguages(page.path).map((language) => ({
      hreflang: LOCALES[language].tag,
      path: localizedPath(page.path, language),
    })),
    inEnglish,
  ]
}

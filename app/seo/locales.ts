import { type Language, LANGUAGES } from '#domain/text/language.ts'
import { localizedPath, localizedPageAt } from '#domain/pages/localized-paths.ts'

/** Language codes of the site, for each place in a head. */
export const LOCALES: Readonly<
  Record<Language, { readonly tag: string; readonly openGraph: string }>
> = {
  // BCP 47, for hreflang, JSON-LD and <html lang>; Open Graph has its own format.
  en: { tag: 'en-US', openGraph: 'en_US' },
  es: { tag: 'es-US', openGraph: 'es_US' },
}

interface Alternate {
  readonly hreflang: string
  readonly path: string
}

/**
 * Returns a page's addresses in all its languages, itself included, and English as default. Equal
 * on each of them, because search engines require links in both directions. Empty for an address
 * without a page.
 * @param address in any language
 */
export function alternatesOf(address: string): readonly Alternate[] {
  const page = localizedPageAt(address)?.page
  if (!page) return []
  return [
    ...LANGUAGES.map((language) => ({
      hreflang: LOCALES[language].tag,
      path: localizedPath(page.path, language),
    })),
    { hreflang: 'x-default', path: page.path },
  ]
}

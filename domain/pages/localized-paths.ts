import { perFacts } from '#domain/business/per-facts.ts'
import { type Language, LANGUAGES } from '#domain/text/language.ts'
import { findPage, type Page, sitePages } from './pages.ts'

/** A page in one of its languages. */
export interface LocalizedPage {
  readonly page: Page
  readonly language: Language
  /** Path in that language; `page.path` is always the English one. */
  readonly path: string
}

const pageBySpanishPath = perFacts(
  () => new Map(sitePages().map((page) => [page.spanish.path, page])),
)

const pathOf = (page: Page, language: Language): string =>
  language === 'es' ? page.spanish.path : page.path

/**
 * Translates a link into a language. Query and fragment stay.
 * @param link an English path of this site, or any other address, which is returned unchanged
 */
export function localizedPath(link: string, language: Language): string {
  const path = link.replace(/[?#].*$/s, '')
  const page = findPage(path)
  return page ? pathOf(page, language) + link.slice(path.length) : link
}

/** Finds the page at exactly this path in any language; undefined for the not-found page. */
export function localizedPageAt(address: string): LocalizedPage | undefined {
  const spanish = pageBySpanishPath().get(address)
  const page = spanish ?? findPage(address)
  return page && { page, language: spanish === undefined ? 'en' : 'es', path: address }
}

/** Returns the path of the same page in the other language; undefined for an unknown address. */
export function pageInOtherLanguage(address: string): LocalizedPage | undefined {
  const here = localizedPageAt(address)
  if (!here) return undefined
  const language = here.language === 'en' ? 'es' : 'en'
  return { page: here.page, language, path: pathOf(here.page, language) }
}

/** Every page in both languages: all English ones first, in the order of `sitePages`. */
export const localizedPages = perFacts((): readonly LocalizedPage[] =>
  LANGUAGES.flatMap((language) =>
    sitePages().map((page) => ({ page, language, path: pathOf(page, language) })),
  ),
)

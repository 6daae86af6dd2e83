import type { Language } from '#domain/text/language.ts'
import { findPage, type Page, PAGES } from './pages.ts'
import { SPANISH_PATHS } from './spanish-paths.ts'

/** A page in one of its languages. */
export interface LocalizedPage {
  readonly page: Page
  readonly language: Language
  /** Path in that language; `page.path` is always the English one. */
  readonly path: string
}

const SPANISH_BY_ENGLISH_PATH = new Map(
  PAGES.flatMap(({ path }) => {
    const spanish = SPANISH_PATHS[path]
    return spanish === undefined ? [] : [[path, spanish] as const]
  }),
)
const ENGLISH_BY_SPANISH_PATH = new Map(
  [...SPANISH_BY_ENGLISH_PATH].map(([english, spanish]) => [spanish, english]),
)

/**
 * Lists the languages of a page, English first.
 * @param path English path
 */
export function pageLanguages(path: string): readonly Language[] {
  return SPANISH_BY_ENGLISH_PATH.has(path) ? ['en', 'es'] : ['en']
}

/**
 * Translates a link into a language. Query and fragment stay. A page that does not exist in that
 * language keeps its English address, so that every link works.
 * @param link an English path of this site, or any other address, which is returned unchanged
 */
export function localizedPath(link: string, language: Language): string {
  if (language === 'en') return link
  const path = link.replace(/[?#].*$/s, '')
  return (SPANISH_BY_ENGLISH_PATH.get(path) ?? path) + link.slice(path.length)
}

/** Finds the page at exactly this path in any language; undefined for the not-found page (R11). */
export function localizedPageAt(address: string): LocalizedPage | undefined {
  const english = ENGLISH_BY_SPANISH_PATH.get(address)
  const page = findPage(english ?? address)
  return page && { page, language: english === undefined ? 'en' : 'es', path: address }
}

/** Returns the path of the same page in the other language; undefined where it does not exist. */
export function pageInOtherLanguage(address: string): LocalizedPage | undefined {
  const here = localizedPageAt(address)
  if (!here) return undefined
  const language = here.language === 'en' ? 'es' : 'en'
  if (!pageLanguages(here.page.path).includes(language)) return undefined
  return { page: here.page, language, path: localizedPath(here.page.path, language) }
}

/** Every page in each of its languages: all English ones first, in the order of PAGES. */
export const LOCALIZED_PAGES: readonly LocalizedPage[] = (['en', 'es'] as const).flatMap(
  (language) =>
    PAGES.filter(({ path }) => pageLanguages(path).includes(language)).map((page) => ({
      page,
      language,
      path: localizedPath(page.path, language),
    })),
)

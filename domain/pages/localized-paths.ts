import { perFacts } from '#domain/business/per-facts.ts'
import type { Language } from '#domain/text/language.ts'
import { findPage, type Page, sitePages } from './pages.ts'
import { spanishPaths } from './spanish-paths.ts'

/** A page in one of its languages. */
export interface LocalizedPage {
  readonly page: Page
  readonly language: Language
  /** Path in that language; `page.path` is always the English one. */
  readonly path: string
}

const spanishByEnglishPath = perFacts(
  () =>
    new Map(
      sitePages().flatMap(({ path }) => {
        const spanish = spanishPaths()[path]
        return spanish === undefined ? [] : [[path, spanish] as const]
      }),
    ),
)
const englishBySpanishPath = perFacts(
  () => new Map([...spanishByEnglishPath()].map(([english, spanish]) => [spanish, english])),
)

/**
 * Lists the languages of a page, English first.
 * @param path English path
 */
export function pageLanguages(path: string): readonly Language[] {
  return spanishByEnglishPath().has(path) ? ['en', 'es'] : ['en']
}

/**
 * Translates a link into a language. Query and fragment stay. A page that does not exist in that
 * language keeps its English address, so that every link works.
 * @param link an English path of this site, or any other address, which is returned unchanged
 */
export function localizedPath(link: string, language: Language): string {
  if (language === 'en') return link
  const path = link.replace(/[?#].*$/s, '')
  return (spanishByEnglishPath().get(path) ?? path) + link.slice(path.length)
}

/** Finds the page at exactly this path in any language; undefined for the not-found page (R11). */
export function localizedPageAt(address: string): LocalizedPage | undefined {
  const english = englishBySpanishPath().get(address)
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
export const localizedPages = perFacts((): readonly LocalizedPage[] =>
  (['en', 'es'] as const).flatMap((language) =>
    sitePages()
      .filter(({ path }) => pageLanguages(path).includes(language))
      .map((page) => ({
        page,
        language,
        path: localizedPath(page.path, language),
      })),
  ),
)

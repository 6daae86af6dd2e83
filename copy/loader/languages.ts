import type { Language } from '#domain/language.ts'
import * as englishSections from '#copy/en/sections.ts'
import * as spanishSections from '#copy/es/sections.ts'
import { withStatedPrices } from '#copy/price-of.ts'
import type { Copy } from './copy.ts'

/** Copy of services, categories and towns: one file per page, so that a new page needs no list. */
const PAGE_FILES = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../{en,es}/{services,towns}/**/*.ts',
  { eager: true },
)

/**
 * Returns the only export of each file that matches, by the part of its path that the pattern
 * captures.
 * @throws if a file has another number of exports
 */
function byName<PageCopy>(pattern: RegExp): Readonly<Record<string, PageCopy>> {
  const found = Object.entries(PAGE_FILES).flatMap(([file, exported]) => {
    const name = pattern.exec(file)?.[1]
    if (name === undefined) return []
    const [copy, ...more] = Object.values(exported)
    if (copy === undefined || more.length > 0)
      throw new Error(`${file} must export its copy and nothing else`)
    return [[name, copy as PageCopy]]
  })
  return Object.fromEntries(found) as Readonly<Record<string, PageCopy>>
}

const pageCopies = (language: Language) => ({
  categoryPages: byName<Copy['categoryPages'][string]>(
    new RegExp(`/${language}/services/([^/]+)/category\\.ts$`),
  ),
  servicePages: byName<Copy['servicePages'][string]>(
    new RegExp(`/${language}/services/([^/]+/(?!category\\.)[^/]+)\\.ts$`),
  ),
  townPages: byName<Copy['townPages'][string]>(new RegExp(`/${language}/towns/([^/]+)\\.ts$`)),
})

export const english: Copy = withStatedPrices({
  language: 'en',
  ...englishSections,
  ...pageCopies('en'),
})
export const spanish: Copy = withStatedPrices({
  language: 'es',
  ...spanishSections,
  ...pageCopies('es'),
})

/**
 * Returns all copy of a language, for the build only: browsers load single sections (load-copy.ts).
 */
export const copyIn = (language: Language): Copy => ({ en: english, es: spanish })[language]

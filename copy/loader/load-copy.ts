import { loadFacts } from '#app/browser/facts.ts'
import { derivedEntries } from '#domain/business/per-facts.ts'
import type { Language } from '#domain/text/language.ts'
import type { Copy } from './copy.ts'

/** Sections that a browser may load. */
export type LoadedSection = 'menus' | 'submissionForm' | 'statusBanner' | 'thankYou'

type Loaders = {
  readonly [Section in LoadedSection]: () => Promise<
    Readonly<Record<Section, Copy[Section] | (() => Copy[Section])>>
  >
}

/** Each section is a separate file, so that a page loads only its own, in its own language. */
const LANGUAGES: Readonly<Record<Language, Loaders>> = {
  en: {
    menus: () => import('#copy/en/menus.ts'),
    submissionForm: () => import('#copy/en/submission-form.ts'),
    statusBanner: () => import('#copy/en/status-banner.ts'),
    thankYou: () => import('#copy/en/pages/thank-you.ts'),
  },
  es: {
    menus: () => import('#copy/es/menus.ts'),
    submissionForm: () => import('#copy/es/submission-form.ts'),
    statusBanner: () => import('#copy/es/status-banner.ts'),
    thankYou: () => import('#copy/es/pages/thank-you.ts'),
  },
}

/** Returns the language of this document from its markup. */
const documentLanguage = (): Language =>
  document.documentElement.lang.startsWith('es') ? 'es' : 'en'

/**
 * Loads copy in this page's language, for hydration.
 * @returns rejects if a section fails to load
 */
export async function loadCopy<Section extends LoadedSection>(
  ...sections: readonly Section[]
): Promise<Pick<Copy, Section | 'language'>> {
  const language = documentLanguage()
  const [loaded] = await Promise.all([
    Promise.all(sections.map((section) => LANGUAGES[language][section]())),
    // Texts are derived from them.
    loadFacts(),
  ])
  return Object.assign({ language }, ...loaded.map((section) => derivedEntries(section))) as Pick<
    Copy,
    Section | 'language'
  >
}

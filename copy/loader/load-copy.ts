import type { Language } from '#domain/language.ts'
import type { Copy } from './copy.ts'

/** Sections that a browser may ask for. */
export type LoadedSection = 'menus' | 'ownerNote' | 'requestForm' | 'statusBanner' | 'thankYou'

type Loaders = {
  readonly [Section in LoadedSection]: () => Promise<Readonly<Pick<Copy, Section>>>
}

/** Each section is a file of its own, so that a page loads what it says, in its own language. */
const LANGUAGES: Readonly<Record<Language, Loaders>> = {
  en: {
    menus: () => import('#copy/en/menus.ts'),
    ownerNote: () => import('#copy/en/owner-note.ts'),
    requestForm: () => import('#copy/en/request-form.ts'),
    statusBanner: () => import('#copy/en/status-banner.ts'),
    thankYou: () => import('#copy/en/pages/thank-you.ts'),
  },
  es: {
    menus: () => import('#copy/es/menus.ts'),
    ownerNote: () => import('#copy/es/owner-note.ts'),
    requestForm: () => import('#copy/es/request-form.ts'),
    statusBanner: () => import('#copy/es/status-banner.ts'),
    thankYou: () => import('#copy/es/pages/thank-you.ts'),
  },
}

/** Of this document, as its markup says. */
const pageLanguage = (): Language => (document.documentElement.lang.startsWith('es') ? 'es' : 'en')

/**
 * Words in this page's language, for what comes alive in a browser.
 * @returns rejects when some of them do not arrive
 */
export async function loadCopy<Section extends LoadedSection>(
  ...sections: readonly Section[]
): Promise<Pick<Copy, Section | 'language'>> {
  const language = pageLanguage()
  const loaded = await Promise.all(sections.map((section) => LANGUAGES[language][section]()))
  return Object.assign({ language }, ...loaded) as Pick<Copy, Section | 'language'>
}

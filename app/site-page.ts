import type { Copy } from '#copy/loader/copy.ts'
import { copyIn } from '#copy/loader/languages.ts'
import {
  localizedPageAt,
  localizedPath,
  pageInOtherLanguage,
} from '#domain/pages/localized-paths.ts'

export interface SitePage {
  /** English path, the key of domain/pages/pages.ts; '/404' for the not-found page. */
  readonly path: string
  /** Own address. */
  readonly address: string
  /** Address of the page in the other language (not-found page: of home); `null` without one. */
  readonly other: string | null
  readonly copy: Copy
}

/** Returns the page at an address; the language's not-found page for any other address. */
export function sitePage(address: string): SitePage {
  const found = localizedPageAt(address)
  const language = found?.language ?? (address.startsWith('/es/') ? 'es' : 'en')
  const other = found
    ? (pageInOtherLanguage(address)?.path ?? null)
    : localizedPath('/', language === 'en' ? 'es' : 'en')
  return { path: found?.page.path ?? '/404', address, other, copy: copyIn(language) }
}

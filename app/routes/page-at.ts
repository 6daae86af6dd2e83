import { useLocation } from 'react-router'
import type { Copy } from '#app/copy/copy.ts'
import { copyIn } from '#app/languages/copy-in.ts'
import { otherLanguage, pageIn } from '#domain/local-paths.ts'

/** A page as its route renders it. */
export interface RoutePage {
  /** Its English path, by which domain/pages.ts knows it; the not-found page's is cut 4-0-4 (R11). */
  readonly path: string
  /** Its own address. */
  readonly address: string
  /** Address of the same page in the other language, if there is one (R150). */
  readonly other: string | null
  /** All words of its language. */
  readonly copy: Copy
}

/** The page at an address, which the prerendering asks for with a slash at its end. */
export function pageAt(pathname: string): RoutePage {
  const address = pathname.replace(/(?<=.)\/$/, '')
  const found = pageIn(address)
  const language = found?.language ?? (address.startsWith('/es/') ? 'es' : 'en')
  const other = otherLanguage(address)?.path ?? null
  return { path: found?.page.path ?? '/404', address, other, copy: copyIn(language) }
}

export const usePage = (): RoutePage => pageAt(useLocation().pathname)

import { useLocation } from 'react-router'
import type { Copy } from '#app/copy/copy.ts'
import { copyIn } from '#app/languages/copy-in.ts'
import { pageIn } from '#domain/local-paths.ts'

/** A page as its route renders it. */
export interface RoutePage {
  /** Its English path, by which domain/pages.ts knows it; the not-found page's is cut 4-0-4 (R11). */
  readonly path: string
  /** Its own address. */
  readonly address: string
  /** All words of its language. */
  readonly copy: Copy
}

/** The page at an address, which the prerendering asks for with a slash at its end. */
export function pageAt(pathname: string): RoutePage {
  const address = pathname.replace(/(?<=.)\/$/, '')
  const found = pageIn(address)
  const language = found?.language ?? (address.startsWith('/es/') ? 'es' : 'en')
  return { path: found?.page.path ?? '/404', address, copy: copyIn(language) }
}

export const usePage = (): RoutePage => pageAt(useLocation().pathname)

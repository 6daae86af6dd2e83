import { useLocation } from 'react-router'
import type { Copy } from '#app/copy/copy.ts'
import { copyAt } from '#app/languages/copy-at.ts'
import { findPage } from '#domain/pages.ts'

/** The not-found page's own path: it is cut 4-0-4 (R11). */
const NOT_FOUND = '/404'

/** A page as its route renders it. */
export interface RoutePage {
  /** In domain/pages.ts. */
  readonly path: string
  /** All words of its language. */
  readonly copy: Copy
}

/** The page at an address, which the prerendering asks for with a slash at its end. */
export function pageAt(address: string): RoutePage {
  const path = address.replace(/(?<=.)\/$/, '')
  return { path: findPage(path)?.path ?? NOT_FOUND, copy: copyAt(path) }
}

export const usePage = (): RoutePage => pageAt(useLocation().pathname)

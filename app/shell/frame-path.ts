import { findPage } from '#domain/pages.ts'

/** The not-found page's own path: it is cut 4-0-4 (R11). */
const NOT_FOUND = '/404'

/**
 * The page that the frame stands around: the address without a closing slash,
 * and for every address without a page the not-found page, as it was
 * prerendered.
 */
export function framePath(pathname: string): string {
  const path = pathname.replace(/(?<=.)\/+$/, '')
  return findPage(path) ? path : NOT_FOUND
}

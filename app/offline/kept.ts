/** One file that the browser keeps for use without a line. */
export interface Kept {
  readonly url: string
  /** Changes with the content; null where the name carries its hash. */
  readonly revision: string | null
}

/** Pages that are kept: where a request can be made, and where the number stands. */
export const KEPT_PAGES = ['/', '/book-online', '/contact'] as const

/** Shown for every other page without a line. */
export const OFFLINE_PAGE = '/_offline'

/** One file that the browser keeps for use without a connection. */
export interface OfflineFile {
  readonly url: string
  /** Changes with the content; null where the name carries its hash. */
  readonly revision: string | null
}

/** Pages that are kept, by their English paths: where a request can be made, and where the number stands. */
export const OFFLINE_PAGES = ['/', '/book-online', '/contact'] as const

/**
 * Each language has a worker of its own, over the addresses that begin with its
 * scope: whoever only reads Spanish keeps no English pages. Browsers ask
 * the worker whose scope is the longest.
 */
export const OFFLINE = {
  en: { worker: '/sw.js', scope: '/', page: '/_offline' },
  es: { worker: '/sw-es.js', scope: '/es', page: '/es/_offline' },
} as const

/** One file that the browser stores for offline use. */
export interface OfflineFile {
  readonly url: string
  /** Content version; `null` if the file name contains a hash. */
  readonly revision: string | null
}

/** English paths of the pages stored offline: those with the form or the phone number. */
export const OFFLINE_PAGES = ['/', '/book-online', '/contact'] as const

/**
 * Service workers by language, each with its own scope: Spanish readers store no English pages.
 * Browsers use the worker with the longest matching scope.
 */
export const OFFLINE = {
  en: { worker: '/sw.js', scope: '/', page: '/_offline' },
  es: { worker: '/sw-es.js', scope: '/es', page: '/es/_offline' },
} as const

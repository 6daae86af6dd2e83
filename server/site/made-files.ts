import { OFFLINE } from '#app/browser/offline/offline-pages.ts'

/** Files that follow from the facts. Their names change with the facts by the version behind them. */
const VERSIONED = /^\/(?:drawings|social|facts)\/[\w./-]+$/
const AT_FIXED_NAMES: ReadonlySet<string> = new Set([
  '/sitemap.xml',
  '/robots.txt',
  '/logo.svg',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/icon-512.png',
])

/** Whether a path is one of a file that is made from the facts in force; not whether there is one. */
export const isMadeFile = (path: string): boolean =>
  VERSIONED.test(path) ||
  AT_FIXED_NAMES.has(path) ||
  Object.values(OFFLINE).some(({ worker }) => worker === path)

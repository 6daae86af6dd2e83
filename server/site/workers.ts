import { createHash } from 'node:crypto'
import { OFFLINE, OFFLINE_PAGES, type OfflineFile } from '#app/browser/offline/offline-pages.ts'
import { localizedPath } from '#domain/pages/localized-paths.ts'
import type { Built } from './built.ts'
import type { ServedFile } from './served-file.ts'

interface OfflineSources {
  readonly built: Built
  /** Address of the facts that scripts read. */
  readonly factsAddress: string
  /** Returns a page as it is served. */
  readonly page: (address: string) => Pick<ServedFile, 'body'>
  /** Addresses of the owner's logos. */
  readonly brand: readonly string[]
}

/**
 * Returns the service worker of a language, preceded by the list of what it stores; `null` for
 * another path.
 */
export function offlineWorkers(path: string, sources: OfflineSources): string | null {
  const found = Object.entries(OFFLINE).find(([, { worker }]) => worker === path)
  if (found === undefined) return null
  const [language, { page: offlinePage }] = found as ['en' | 'es', (typeof OFFLINE)['en' | 'es']]
  const { built, factsAddress, page, brand } = sources
  const pages = OFFLINE_PAGES.map((each) => localizedPath(each, language))
  const files: readonly OfflineFile[] = [
    ...[...pages, offlinePage].map((url) => ({ url, revision: revisionOf(page(url).body) })),
    ...[...built.loaded[language], factsAddress].map((url) => ({ url, revision: null })),
    ...['/favicon.svg', ...brand.filter((url) => url.startsWith('/'))].map((url) => ({
      url: url.split(/[?#]/, 1)[0] ?? '',
      revision: factsAddress,
    })),
  ]
  const unique = new Map(files.map((file) => [file.url, file]))
  return `const OFFLINE_FILES=${JSON.stringify([...unique.values()])};const OFFLINE_PAGE=${JSON.stringify(offlinePage)};\n${built.workers.offline}`
}

const revisionOf = (body: Buffer): string =>
  createHash('sha256').update(body).digest('hex').slice(0, 16)

/** Returns the board's service worker, preceded by the address of the board's script. */
export const boardWorker = ({ board, workers }: Built): string =>
  `const BOARD_SCRIPT=${JSON.stringify(board)};\n${workers.board}`

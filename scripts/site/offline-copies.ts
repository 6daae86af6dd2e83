import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ScriptList } from '#client/first-paint/load-scripts.ts'
import {
  OFFLINE,
  OFFLINE_COPIES_ENABLED,
  OFFLINE_PAGES,
  type OfflineFile,
} from '#client/offline/offline-pages.ts'
import { business } from '../../domain/business.ts'
import type { Language } from '../../domain/language.ts'
import { localizedPath, pageLanguages } from '#domain/localized-paths.ts'
import { bundleScript } from './bundle-script.ts'

/** Stored with the pages: assets of every page. */
const COMMON = [
  'assets/*.woff2',
  'favicon.svg',
  ...[business.logoUrl.onDark, business.logoUrl.onLight]
    .filter((address) => address.startsWith('/'))
    .map((address) => address.slice(1).replace(/[?#].*$/, '')),
]

/**
 * Writes the service worker of each language with its list of offline copies, or the one that
 * unregisters it (client/offline/offline-pages.ts).
 * @param site folder of the finished site
 * @param starts by address of the page
 */
export async function writeWorkers(
  site: string,
  starts: ReadonlyMap<string, ScriptList>,
): Promise<void> {
  for (const language of pageLanguages('/')) {
    const { worker, page } = OFFLINE[language]
    const code = OFFLINE_COPIES_ENABLED
      ? await bundleScript('client/offline/worker.ts', {
          OFFLINE_FILES: JSON.stringify(await offlineFiles(site, starts, language)),
          OFFLINE_PAGE: JSON.stringify(page),
        })
      : await bundleScript('client/offline/remove-worker.ts')
    await writeFile(path.join(site, worker), code)
  }
}

async function offlineFiles(
  site: string,
  starts: ReadonlyMap<string, ScriptList>,
  language: Language,
): Promise<readonly OfflineFile[]> {
  const { page: offlinePage } = OFFLINE[language]
  const pages = OFFLINE_PAGES.map((page) => localizedPath(page, language))
  const files = new Map<string, OfflineFile>()
  const add = async (url: string, file: string) => {
    const named = url.startsWith('/assets/')
    const revision = named ? null : await hash(path.join(site, file))
    files.set(url, { url, revision })
  }
  for (const page of [...pages, offlinePage]) {
    await add(page, page === offlinePage ? `${page}.html` : path.join(page, 'index.html'))
    const start = starts.get(page)
    if (!start) continue
    const { stylesheet, early, hydration, wide, narrow } = start
    for (const url of [stylesheet, ...early, ...hydration, ...wide, ...narrow]) await add(url, url)
  }
  for await (const file of glob(COMMON, { cwd: site })) await add(`/${file}`, file)
  return [...files.values()]
}

async function hash(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16)
}

import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ScriptList } from '#client/first-paint/load-scripts.ts'
import { OFFLINE, OFFLINE_PAGES, type OfflineFile } from '#client/offline/offline-pages.ts'
import { business } from '#domain/business/business.ts'
import type { Language } from '#domain/text/language.ts'
import { localizedPath, pageLanguages } from '#domain/pages/localized-paths.ts'
import type { BuiltCode } from './built-code.ts'
import { type Facts, fillFacts } from './fill-facts.ts'

/** Stored with the pages: assets of every page. */
const common = () => [
  'assets/*.woff2',
  'favicon.svg',
  ...[business.logoUrl.onDark, business.logoUrl.onLight]
    .filter((address) => address.startsWith('/'))
    .map((address) => address.slice(1).replace(/[?#].*$/, '')),
]

/**
 * Writes the service worker of each language with its list of offline copies, and the board's.
 * @param site folder of the finished site
 * @param starts by address of the page
 */
export async function writeWorkers(
  site: string,
  {
    starts,
    code,
    facts,
  }: {
    readonly starts: ReadonlyMap<string, ScriptList>
    readonly code: BuiltCode
    readonly facts: Facts
  },
): Promise<void> {
  for (const language of pageLanguages('/')) {
    const files = await offlineFiles(site, starts, language)
    const worker = fillFacts(code.workers[language], { ...facts, offlineFiles: files })
    await writeFile(path.join(site, OFFLINE[language].worker), worker)
  }
  await mkdir(path.join(site, 'staff'), { recursive: true })
  await writeFile(path.join(site, 'staff/worker.js'), fillFacts(code.boardWorker, facts))
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
  for await (const file of glob(common(), { cwd: site })) await add(`/${file}`, file)
  return [...files.values()]
}

async function hash(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16)
}

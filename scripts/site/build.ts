import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import { CODE, CODE_FOLDER } from '#server/platform/publishing/built-code.ts'
import { fingerprint } from '#server/platform/publishing/fingerprint.ts'
import {
  isSiteStale,
  renderIfStale,
  type RenderOptions,
} from '#server/platform/publishing/render-site.ts'
import { oneAtATime } from '../file-lock.mjs'
import { runForProduction } from './run-for-production.ts'
import { buildServerPagesIfStale } from './server-pages.ts'

const BUSINESS_FILE = businessFileInForce(process.env)

const ROOT = path.resolve(import.meta.dirname, '../..')
const BUILD = path.join(ROOT, 'build')
const STAMP = path.join(BUILD, CODE_FOLDER, CODE.stamp)

const SITE: RenderOptions = {
  build: BUILD,
  site: BUILD,
  last: BUILD,
  businessFile: BUSINESS_FILE,
  variables: process.env,
  compression: 'best',
}

/** Sources of the built code. */
const SOURCES = [
  'art/**/*',
  'client/**/*',
  'content/**/*',
  'copy/**/*',
  'form/**/*',
  'site/**/*',
  'domain/**/*.ts',
  'scripts/site/**/*.ts',
  'server/platform/{environment.ts,http/installation.ts,publishing/built-code.ts,site/*.ts}',
  'package-lock.json',
  '*.config.ts',
]

/**
 * Builds the server's pages and the code of the site unless they were built from exactly these
 * sources. The server's pages come first: a slip in a text of the site must not leave the server
 * with pages of older code.
 */
export async function buildCodeIfStale(): Promise<void> {
  await buildServerPagesIfStale()
  // Without the lock in the usual case that nothing has to be done.
  if ((await staleness()) !== null) await oneAtATime(buildStaleCode, { print })
}

/** Builds what is stale, and renders the pages of the business unless they are fresh. */
export async function buildIfStale(): Promise<void> {
  await buildCodeIfStale()
  if (await isSiteStale(SITE)) await oneAtATime(() => withProgress(renderIfStale(SITE)), { print })
}

const print = (text: string): void => void process.stderr.write(text)

/** Returns the hash that the built code should have; `null` when it has it. */
async function staleness(): Promise<string | null> {
  const wanted = await fingerprint(SOURCES)
  return existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === wanted ? null : wanted
}

async function buildStaleCode(): Promise<void> {
  // Another process may have built the same while this one waited.
  const wanted = await staleness()
  if (wanted === null) return
  print('Building the site. Most builds take less than a minute.\n')
  await withProgress(runForProduction('scripts/site/build-code.ts', 'The site could not be built.'))
  await writeFile(STAMP, wanted)
}

async function withProgress(work: Promise<unknown>): Promise<void> {
  const progress = process.stderr.isTTY
    ? setInterval(() => process.stderr.write('.'), 1000)
    : undefined
  await work.finally(() => {
    clearInterval(progress)
    if (progress) process.stderr.write('\n')
  })
}

if (import.meta.main) {
  try {
    // An image has no business: its server renders the pages.
    if (process.argv.includes('--code')) await buildCodeIfStale()
    else {
      await buildIfStale()
      print('The site is built. npm start serves it.\n')
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

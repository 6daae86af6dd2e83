import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { business } from '../../domain/business.ts'
import { oneAtATime } from '../file-lock.mjs'
import { ownFileProblems } from './brand/own-files.ts'
import { fingerprint } from './fingerprint.ts'
import { runForProduction } from './run-for-production.ts'
import { buildServerPagesIfStale } from './server-pages.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const STAMP = path.join(ROOT, 'build', 'fingerprint')

/** Sources of the built site. */
const SOURCES = [
  'art/**/*',
  'client/**/*',
  'copy/**/*',
  'form/**/*',
  'site/**/*',
  'domain/**/*.ts',
  'photos/**/*',
  'public/**/*',
  'scripts/site/**/*.ts',
  'package-lock.json',
  '*.config.ts',
]

/** Environment variables that are written into the pages at build time. */
const VARIABLES = ['SITE_URL', 'PUBLIC_ANON_KEY'] as const

/**
 * Builds the server's pages and the site into build/ unless they were built from exactly these
 * sources. The server's pages come first: a slip in a text of the site must not leave the server
 * with pages of older code.
 */
export async function buildIfStale(): Promise<void> {
  await buildServerPagesIfStale()
  if ((await staleness()) === null) return
  await oneAtATime(buildStale, { print: (text) => process.stderr.write(text) })
}

/** Returns the hash that the built site should have; `null` when it has it. */
async function staleness(): Promise<string | null> {
  const values = VARIABLES.map((name) => `${name}=${process.env[name] ?? ''}`)
  const wanted = await fingerprint(SOURCES, values)
  return existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === wanted ? null : wanted
}

async function buildStale(): Promise<void> {
  // Another process may have built the same while this one waited.
  const wanted = await staleness()
  if (wanted === null) return
  // Loads a parser, which takes a while.
  const { copyProblems } = await import('./copy-problems.ts')
  const files = await ownFileProblems(business, path.join(ROOT, 'public'))
  const problems = [...copyProblems(ROOT), ...files.map((each) => `domain/business.ts, ${each}`)]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  process.stderr.write('Building the site. Most builds take less than a minute.\n')
  const progress = process.stderr.isTTY
    ? setInterval(() => process.stderr.write('.'), 1000)
    : undefined
  await runForProduction('scripts/site/render-site.ts', 'The site could not be built.').finally(
    () => {
      clearInterval(progress)
      if (progress) process.stderr.write('\n')
    },
  )
  await mkdir(path.dirname(STAMP), { recursive: true })
  await writeFile(STAMP, wanted)
}

if (import.meta.main) {
  try {
    await buildIfStale()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

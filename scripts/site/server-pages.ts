import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { oneAtATime } from '../file-lock.mjs'
import { buildFiles } from './bundle-script.ts'
import { fingerprint } from '#server/platform/publishing/fingerprint.ts'
import { runForProduction } from './run-for-production.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** The server loads it (server/platform/start/load-pages.ts). */
const MODULE = path.join(ROOT, 'build', 'server-pages.mjs')
const STAMP = path.join(ROOT, 'build', 'server-pages.fingerprint')

/** Sources of the module, and of the texts in its pages, which change their ETags. */
const SOURCES = [
  'server/pages/**/*',
  'art/**/*',
  'site/ui/**/*',
  'site/*.css',
  'domain/**/*.ts',
  'content/*.ts',
  'copy/server/*.ts',
  'scripts/site/**/*.ts',
  'package-lock.json',
  'vite.config.ts',
]

/** Builds the server's pages unless they were built from exactly these sources. */
export async function buildServerPagesIfStale(): Promise<void> {
  if ((await staleness()) === null) return
  await runForProduction('scripts/site/server-pages.ts', "The server's pages could not be built.")
}

/** Returns the hash that the built module should have; `null` when it has it. */
async function staleness(): Promise<string | null> {
  const wanted = await fingerprint(SOURCES)
  const [stamp] = await Promise.all([STAMP, MODULE].map((file) => readFile(file, 'utf8'))).catch(
    () => [],
  )
  return stamp === wanted ? null : wanted
}

async function buildStale(): Promise<void> {
  // Another process may have built the same while this one waited.
  const wanted = await staleness()
  if (wanted === null) return
  await mkdir(path.dirname(MODULE), { recursive: true })
  await replace(MODULE, await bundle(wanted))
  await replace(STAMP, wanted)
}

/**
 * Builds the components of the server's pages, with React and their styles, as one module. Modules
 * without components stay outside and are the server's own, so that there is one instance of each.
 * Fonts and drawings that the pages name are among the files of the site.
 * @param fingerprintOfSources names the build in the ETags of polled pages
 */
async function bundle(fingerprintOfSources: string): Promise<string> {
  const [chunk] = await buildFiles({
    ssr: { noExternal: ['react', 'react-dom'] },
    define: {
      'process.env.NODE_ENV': '"production"',
      PAGES_BUILD: JSON.stringify(fingerprintOfSources),
    },
    // Otherwise NODE_ENV of the calling process decides, and the production React has no jsxDEV.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      copyPublicDir: false,
      ssr: true,
      minify: true,
      rolldownOptions: {
        input: { 'server-pages': path.join(ROOT, 'server/pages/create-pages.tsx') },
        external: [/^#(?:domain|copy|server)\/.*\.ts$/],
        output: { codeSplitting: false },
      },
    },
  })
  if (chunk?.type !== 'chunk') throw new Error('the pages of the server gave no module')
  return chunk.code
}

/** Writes a file that others may be reading. */
async function replace(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content)
  await rename(`${file}.new`, file)
}

if (import.meta.main && (await staleness()) !== null) await oneAtATime(buildStale)

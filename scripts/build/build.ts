/** Builds what the server serves and renders with: `npm run build`, and `npm start` when it is stale. */

import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type InlineConfig } from 'vite'
import { SCRIPT_TARGETS, STYLE_TARGETS } from './browser-targets.ts'
import { writeDisplayFont } from './display-font.ts'
import { BUILD, isStale, STAMP, stampOf } from './stamp.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Scripts that are one file without imports: inline ones, service workers, and the server pages'. */
const CLASSIC_SCRIPTS = {
  head: 'app/browser/head.ts',
  'fill-thank-you': 'app/browser/fill-thank-you.ts',
  offline: 'app/browser/reload-offline.ts',
  'offline-worker': 'app/browser/offline/worker.ts',
  'board-worker': 'app/browser/board/worker/worker.ts',
  board: 'app/browser/board/board.ts',
  'status-page': 'app/browser/status/status-page.ts',
} as const
/** Those that pages load by an address which changes with the content. */
const LOADED_BY_ADDRESS = ['board', 'status-page'] as const

/** `Features.LightDark` of Lightning CSS, which only Vite can import. */
const LIGHT_DARK = 1_048_576

/** Pages that are open load files of former builds for as long. */
const FORMER_FILES_KEPT_MS = 7 * 24 * 60 * 60 * 1000

const COMMON: InlineConfig = { root: ROOT, publicDir: false, logLevel: 'error' }

/** The module of the pages, and what it imports on demand. */
const BROWSER: InlineConfig = {
  ...COMMON,
  build: {
    outDir: path.join(BUILD, 'browser'),
    emptyOutDir: false,
    manifest: 'manifest.json',
    target: SCRIPT_TARGETS,
    assetsInlineLimit: 0,
    modulePreload: {
      // It has loaded when it imports others, and Firefox reports its preload as failed.
      resolveDependencies: (_, files) => files.filter((file) => !file.includes('/main-')),
    },
    rolldownOptions: {
      input: path.join(ROOT, 'app/browser/main.ts'),
      output: {
        codeSplitting: {
          // A separate file, because it changes with React's releases only.
          groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }],
        },
      },
    },
  },
}

/**
 * The components, with React and their styles. Modules without components stay outside and are the
 * server's own, so that each exists once.
 */
const SERVER: InlineConfig = {
  ...COMMON,
  ssr: { noExternal: ['react', 'react-dom'] },
  define: { 'process.env.NODE_ENV': '"production"' },
  // It stays as written: a token has the color of the ground on which it is used, and older browsers
  // have the day's. Rewritten, it would have that of the page everywhere.
  css: { lightningcss: { exclude: LIGHT_DARK } },
  // Otherwise NODE_ENV of the calling process decides, and the production React has no jsxDEV.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    outDir: path.join(BUILD, 'server'),
    emptyOutDir: true,
    ssr: true,
    // Fonts, which the styles name.
    emitAssets: true,
    assetsInlineLimit: 0,
    cssTarget: STYLE_TARGETS,
    rolldownOptions: {
      input: {
        render: path.join(ROOT, 'app/render.tsx'),
        'create-pages': path.join(ROOT, 'server/pages/create-pages.tsx'),
      },
      external: [/^#(?:domain|server)\/.*\.ts$/, /^#copy\/server\/.*\.ts$/],
    },
  },
}

const classic = (entry: string): InlineConfig => ({
  ...COMMON,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    write: false,
    target: SCRIPT_TARGETS,
    lib: { entry: path.join(ROOT, entry), formats: ['iife'], name: 'boot' },
  },
})

/** Builds the classic scripts; by their names. */
export async function buildClassicScripts(): Promise<ReadonlyMap<string, string>> {
  const scripts = new Map<string, string>()
  for (const [name, entry] of Object.entries(CLASSIC_SCRIPTS)) {
    const [result] = [await build(classic(entry))].flat()
    const chunk = result && 'output' in result ? result.output[0] : undefined
    if (chunk === undefined) throw new Error(`${entry} gave no script`)
    scripts.set(name, chunk.code.trim())
  }
  return scripts
}

/** Builds everything. */
async function buildAll(): Promise<void> {
  const stamp = await stampOf()
  await rm(STAMP, { force: true })
  await build(BROWSER)
  await build(SERVER)
  const folder = path.join(BUILD, 'classic')
  const assets = path.join(BUILD, 'browser', 'assets')
  await mkdir(folder, { recursive: true })
  for (const [name, code] of await buildClassicScripts()) {
    await writeFile(path.join(folder, `${name}.js`), code)
    if (!LOADED_BY_ADDRESS.some((each) => each === name)) continue
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
    for (const former of await readdir(assets))
      if (former.startsWith(`${name}-`) && former !== `${name}-${hash}.js`)
        await unlink(path.join(assets, former))
    await writeFile(path.join(assets, `${name}-${hash}.js`), code)
  }
  await writeDisplayFont(path.join(BUILD, 'display-font.ttf'))
  await removeFormerFiles(assets)
  await writeFile(`${STAMP}.new`, stamp)
  await rename(`${STAMP}.new`, STAMP)
}

async function removeFormerFiles(assets: string): Promise<void> {
  for (const name of await readdir(assets)) {
    const file = path.join(assets, name)
    if (Date.now() - (await stat(file)).mtimeMs > FORMER_FILES_KEPT_MS) await unlink(file)
  }
}

/** Builds unless the build was made from exactly these sources. */
export async function buildIfStale(): Promise<void> {
  if (!(await isStale())) return
  process.stderr.write('Building the site. Most builds take less than a minute.\n')
  // React and Vite choose their variants by it.
  process.env['NODE_ENV'] = 'production'
  await buildAll()
}

if (import.meta.main) await buildIfStale()

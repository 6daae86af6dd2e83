import { cp, glob, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { OFFLINE, OFFLINE_COPIES_ENABLED } from '#client/offline/offline-pages.ts'
import type { Language } from '#domain/text/language.ts'
import { CODE, CODE_FOLDER } from '#server/platform/publishing/built-code.ts'
import { buildFiles, bundleScript, writeServerPageScripts } from './bundle-script.ts'
import { commitDays } from './commit-days.ts'
import { writeDisplayFont } from './display-font.ts'
import { takeFontFaces } from './font-faces.ts'
import { buildPageScripts } from './page-scripts.ts'
import { ART } from './render/drawings.ts'
import type { BuiltCode } from './render/built-code.ts'
import { factPlaceholder } from './render/fill-facts.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const BUSINESS_FILE = path.join(ROOT, 'domain/business/business.ts')

/**
 * Builds everything that knows no business: the program that renders pages, scripts, stylesheets
 * and fonts.
 * @param code folder for it; emptied first
 */
async function buildCode(code: string): Promise<void> {
  const files = path.join(code, CODE.files)
  const stylesheet = await buildRenderer(code, files)
  const scripts = await buildPageScripts(files)
  const fonts = await takeFontFaces(files, stylesheet)
  const description: BuiltCode = {
    inline: {
      head: await bundleScript('client/first-paint/head.ts', {
        PAID_SEARCH_PHONE: factPlaceholder('shownPaidSearchPhone'),
      }),
      body: await bundleScript('client/first-paint/body.ts'),
      offline: await bundleScript('client/first-paint/offline.ts'),
      fillThankYou: await bundleScript('client/first-paint/fill-thank-you.ts'),
    },
    workers: { en: await bundleWorker('en'), es: await bundleWorker('es') },
    boardWorker: await writeServerPageScripts(files),
    scripts,
    stylesheet,
    fontFaces: fonts.rules,
    commitDays: Object.fromEntries(await commitDays()),
  }
  await writeFile(path.join(code, CODE.description), JSON.stringify(description))
  await writeDisplayFont(path.join(code, CODE.font))
  for await (const file of glob('**/*.svg', { cwd: ART })) {
    const copy = path.join(code, CODE.drawings, file)
    await mkdir(path.dirname(copy), { recursive: true })
    await cp(path.join(ART, file), copy)
  }
}

/**
 * Builds the program that renders, and the stylesheet and fonts of the pages. The module with the
 * business stays outside: it is read when the program runs.
 * @returns address of the stylesheet
 */
async function buildRenderer(code: string, files: string): Promise<string> {
  const output = await buildFiles({
    publicDir: false,
    plugins: [leaveBusinessOutside()],
    define: { __SITE_ORIGIN__: 'process.env.SITE_ORIGIN' },
    build: {
      outDir: files,
      emptyOutDir: true,
      ssr: true,
      emitAssets: true,
      rolldownOptions: {
        // The stylesheet is named after the entry.
        input: { site: path.join(import.meta.dirname, 'render/main.ts') },
        output: { entryFileNames: CODE.renderer, codeSplitting: false },
      },
    },
  })
  await rename(path.join(files, CODE.renderer), path.join(code, CODE.renderer))
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css'))
  const [style] = styles
  if (!style || styles.length > 1)
    throw new Error(`${styles.length} stylesheets where one was expected`)
  return `/${style.fileName}`
}

function leaveBusinessOutside() {
  return {
    name: 'business-outside',
    enforce: 'pre',
    async resolveId(id: string, importer: string | undefined) {
      if (!id.endsWith('/business.ts') || importer === undefined) return null
      const file = id.startsWith('#')
        ? path.join(ROOT, id.slice(1))
        : path.resolve(path.dirname(importer), id)
      return file === BUSINESS_FILE ? { id: '#domain/business/business.ts', external: true } : null
    },
  } as const
}

/**
 * Returns the service worker of a language, or the one that unregisters it
 * (client/offline/offline-pages.ts).
 */
const bundleWorker = (language: Language): Promise<string> =>
  OFFLINE_COPIES_ENABLED
    ? bundleScript('client/offline/worker.ts', {
        OFFLINE_FILES: factPlaceholder(`offlineFiles`),
        OFFLINE_PAGE: JSON.stringify(OFFLINE[language].page),
      })
    : bundleScript('client/offline/remove-worker.ts')

if (import.meta.main) {
  const code = path.join(ROOT, 'build', CODE_FOLDER)
  // Apart, so that a build that fails leaves the code of the one before.
  await rm(`${code}.next`, { recursive: true, force: true })
  await buildCode(`${code}.next`)
  await rm(code, { recursive: true, force: true })
  await rename(`${code}.next`, code)
}

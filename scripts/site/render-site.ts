import { readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { LOCALIZED_PAGES } from '#domain/localized-paths.ts'
import { buildFiles } from './bundle-script.ts'
import { keepFormerAssets } from './former-assets.ts'
import { finishSite, type RenderedSite } from './finish.ts'
import { notFoundPath, SITE_LANGUAGES } from './not-found.ts'
import { siteValues } from './site-values.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const RENDERER = 'renderer.mjs'

type Renderer = typeof import('./renderer.ts')

/**
 * Builds the renderer and renders every page.
 * @param site folder for the stylesheet, the drawings and the files of public/; emptied first
 * @throws an error that names the page that could not be rendered
 */
async function renderSite(site: string): Promise<RenderedSite> {
  const stylesheet = await buildRenderer(site)
  const file = path.join(site, RENDERER)
  const { renderPage, renderOfflinePage, allCards } = (await import(
    pathToFileURL(file).href
  )) as Renderer
  await rm(file)
  const { anonKey } = siteValues(process.env)
  const addresses = [
    ...LOCALIZED_PAGES.map((page) => page.path),
    ...SITE_LANGUAGES.map(notFoundPath),
  ]
  const pages = new Map(
    addresses.map((address) => {
      try {
        return [address, renderPage(address, anonKey)]
      } catch (error) {
        throw new Error(`${address} cannot be rendered`, { cause: error })
      }
    }),
  )
  const offlinePages = new Map(
    SITE_LANGUAGES.map((language) => [
      language,
      renderOfflinePage(notFoundPath(language), anonKey),
    ]),
  )
  return { pages, offlinePages, stylesheet, cards: allCards }
}

/**
 * Builds the module that renders pages, with everything that the pages load.
 * @returns address of the stylesheet
 */
async function buildRenderer(site: string): Promise<string> {
  const files = await buildFiles({
    build: {
      outDir: site,
      emptyOutDir: true,
      ssr: true,
      emitAssets: true,
      rolldownOptions: {
        // The stylesheet is named after the entry.
        input: { site: path.join(import.meta.dirname, 'renderer.ts') },
        output: { entryFileNames: RENDERER, codeSplitting: false },
      },
    },
  })
  const styles = files.filter(({ fileName }) => fileName.endsWith('.css'))
  const [style] = styles
  if (!style || styles.length > 1)
    throw new Error(`${styles.length} stylesheets where one was expected`)
  return `/${style.fileName}`
}

if (import.meta.main) {
  const build = path.join(ROOT, 'build')
  // Apart, so that a build that fails leaves the pages of the one before.
  const next = path.join(build, 'next')
  const site = path.join(next, 'client')
  await finishSite(site, await renderSite(site))
  keepFormerAssets(build, next, Date.now())
  for (const name of await readdir(next)) {
    await rm(path.join(build, name), { recursive: true, force: true })
    await rename(path.join(next, name), path.join(build, name))
  }
  await rm(next, { recursive: true })
}

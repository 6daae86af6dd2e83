/** The built site as visitors get it, without a running server. */

import path from 'node:path'
import { notFoundPath } from '#app/not-found.ts'
import { OFFLINE } from '#app/browser/offline/offline-pages.ts'
import { business } from '#domain/business/business.ts'
import { localizedPages } from '#domain/pages/localized-paths.ts'
import { type Built, readBuilt } from '#server/site/built.ts'
import { withoutSettings } from '#server/site/installation.ts'
import { type Components, loadComponents } from '#server/site/renderer.ts'
import { createSite, NO_PHOTOS, type Site } from '#server/site/site.ts'

const ROOT = path.join(import.meta.dirname, '../..')
export const BUILD = path.join(ROOT, 'build')

interface RenderedSite {
  readonly built: Built
  readonly components: Components
  readonly site: Site
  /** Documents by address: every page, the not-found pages, and those that are shown offline. */
  readonly documents: ReadonlyMap<string, string>
  /** Returns a file of the site, made or built; throws without one. */
  file(address: string): Promise<Buffer>
}

/** Reads both builds, and creates the site without facts. */
export async function readBuilds(): Promise<{
  readonly built: Built
  readonly components: Components
  readonly site: Site
}> {
  const built = readBuilt(BUILD)
  const components = await loadComponents(BUILD)
  if (built === null || components === null) throw new Error('nothing is built: npm run build')
  const site = createSite({
    renderer: components.renderer,
    built,
    origin: 'https://keys.example',
    anonKey: 'anon',
    ownFolder: path.join(ROOT, 'public'),
    displayFont: path.join(BUILD, 'display-font.ttf'),
    compression: { add: () => {}, prune: async () => {}, stop: () => {} },
  })
  return { built, components, site }
}

/** Renders everything for the facts in force. */
export async function renderSite(): Promise<RenderedSite> {
  const { built, components, site } = await readBuilds()
  site.swap({ facts: business, version: 'built', photos: NO_PHOTOS })
  const { ordinary } = withoutSettings({ featureFlags: {}, privateOrigin: null })
  const addresses = [
    ...localizedPages().map(({ path: address }) => address),
    ...(['en', 'es'] as const).flatMap((language) => [
      notFoundPath(language),
      OFFLINE[language].page,
    ]),
  ]
  return {
    built,
    components,
    site,
    documents: new Map(addresses.map((address) => [address, site.read(address)])),
    async file(address) {
      const [name = '', query = ''] = address.split('?')
      const found = site.file(name) ?? (await site.makeFile(name, query, ordinary))
      if (found === null) throw new Error(`there is no file ${address}`)
      return found.body
    },
  }
}

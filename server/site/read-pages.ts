import path from 'node:path'
import { type Business } from '#domain/business/business.ts'
import { localizedPages } from '#domain/pages/localized-paths.ts'
import { readBuilt } from './built.ts'
import { loadComponents } from './renderer.ts'
import { createSite, NO_PHOTOS } from './site.ts'

const NO_COMPRESSION = { add: () => {}, prune: async () => {}, stop: () => {} }

/**
 * Renders every page of a business for a command that reads their texts.
 * @param build folder of both builds
 * @returns documents by address; `null` if nothing is built
 */
export async function readPages(
  build: string,
  facts: Business,
): Promise<ReadonlyMap<string, string> | null> {
  const built = readBuilt(build)
  const components = await loadComponents(build)
  if (built === null || components === null) return null
  const root = path.dirname(build)
  const site = createSite({
    renderer: components.renderer,
    built,
    origin: 'http://localhost',
    anonKey: '',
    ownFolder: path.join(root, 'public'),
    displayFont: path.join(build, 'display-font.ttf'),
    compression: NO_COMPRESSION,
  })
  site.swap({ facts, version: 'doctor', photos: NO_PHOTOS })
  return new Map(localizedPages().map(({ path: address }) => [address, site.read(address)]))
}

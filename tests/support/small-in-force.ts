/** Facts in force with short pages, without a whole server. */

import path from 'node:path'
import { convertPhotos } from '#app/files/photos.ts'
import { business } from '#domain/business/business.ts'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import { withoutSettings } from '#server/site/installation.ts'
import type { Renderer } from '#server/site/renderer.ts'
import { createSite } from '#server/site/site.ts'
import { SMALL_BUILT, SMALL_RENDERER } from '#tests/support/small-site.ts'
import { createInForce, type InForceParts } from '#server/business/in-force.ts'

/** Renders pages that show the legal name. */
export const NAME_RENDERER: Renderer = {
  ...SMALL_RENDERER,
  render: () => ({ status: 200, html: business.legalName, scriptHashes: [], styleHashes: [] }),
  convertPhotos,
}

interface Options extends Pick<InForceParts, 'db'> {
  readonly dataDir: string
  readonly renderer?: Renderer
  readonly clock?: () => number
  readonly log?: InForceParts['log']
}

/** Creates what puts facts in force, and the site that shows them. */
export function createSmallInForce({
  db,
  dataDir,
  renderer = NAME_RENDERER,
  clock = Date.now,
  log = { info: () => undefined, error: () => undefined },
}: Options) {
  const site = createSite({
    renderer,
    built: SMALL_BUILT,
    origin: 'https://keys.example',
    anonKey: '',
    ownFolder: path.join(dataDir, 'public'),
    displayFont: '',
    compression: { add: () => {}, prune: async () => {}, stop: () => {} },
  })
  const variables = { DATA_DIR: dataDir }
  const { ordinary } = withoutSettings({ featureFlags: {}, privateOrigin: null })
  const inForce = createInForce({
    db,
    site,
    renderer,
    installation: async () => ordinary,
    variables,
    file: businessFileInForce(variables),
    ownFolder: path.join(dataDir, 'public'),
    log,
    clock,
    randomId: () => crypto.randomUUID(),
  })
  return { ...inForce, site, page: () => site.page('/', ordinary).file.body.toString() }
}

import { localizedPages } from '#domain/pages/localized-paths.ts'
import { factsHash } from '#server/platform/http/installation-hash.ts'
import { lastSite } from '#server/platform/publishing/site-in-force.ts'
import { loadSite } from '#server/platform/site/site.ts'
import { type Finding, findingsAbout } from '../finding.ts'
import type { CheckDependencies, SiteDependencies } from '../check-dependencies.ts'

/** The first release with the built-in SQLite and type stripping that the server needs. */
const MIN_NODE_VERSION = 26

export function checkNode({ nodeVersion }: Pick<CheckDependencies, 'nodeVersion'>): Finding {
  return Number.parseInt(nodeVersion, 10) >= MIN_NODE_VERSION
    ? findingsAbout('Node.js').ok(nodeVersion)
    : findingsAbout('Node.js').error(
        `${nodeVersion} is older than ${MIN_NODE_VERSION}`,
        'Start everything through npm, which brings its own Node.js.',
      )
}

/** Loads the pages as the server does. */
export function checkBuild({
  build,
  business,
  environment: { dataDir },
}: Pick<CheckDependencies, 'business'> & SiteDependencies): Finding {
  const loaded = loadSite(lastSite({ dataDir, build }))
  if (!loaded.ok)
    return findingsAbout('Pages').error(loaded.reason, 'Run npm start, which builds what is stale.')
  const { factsHash: builtHash } = loaded.site
  if (builtHash !== undefined && builtHash !== factsHash(business))
    return findingsAbout('Pages').error(
      'are built from other facts, towns or services than the files in domain have now',
      'Run npm start, which builds what is stale.',
    )
  const missing = localizedPages().filter(({ path }) => !loaded.site.pages.has(path))
  return missing.length === 0
    ? findingsAbout('Pages').ok(`all ${localizedPages().length} are built`)
    : findingsAbout('Pages').error(
        `${missing.length} of ${localizedPages().length} are not built, ${missing[0]?.path} for one`,
        'Delete the folder build and run npm start.',
      )
}

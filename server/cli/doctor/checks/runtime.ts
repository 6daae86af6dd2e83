import { LOCAL_PAGES } from '#domain/local-paths.ts'
import { loadSite } from '#server/http/site.ts'
import { type Finding, ok, open } from '../finding.ts'
import type { Surroundings } from '../surroundings.ts'

/** The release whose built-in SQLite and type stripping the server is written for. */
const LEAST_NODE = 26

export function checkNode({ nodeVersion }: Pick<Surroundings, 'nodeVersion'>): Finding {
  return Number.parseInt(nodeVersion, 10) >= LEAST_NODE
    ? ok('Node.js', nodeVersion)
    : open(
        'Node.js',
        `${nodeVersion} is older than ${LEAST_NODE}`,
        'Start everything through npm, which brings its own Node.js.',
      )
}

/** The pages as the server will read them. */
export function checkBuild({ build }: Pick<Surroundings, 'build'>): Finding {
  const loaded = loadSite(build)
  if (!loaded.ok) return open('Pages', loaded.reason, 'Run npm start, which builds what is stale.')
  const missing = LOCAL_PAGES.filter(({ path }) => !loaded.site.pages.has(path))
  return missing.length === 0
    ? ok('Pages', `all ${LOCAL_PAGES.length} are built`)
    : open(
        'Pages',
        `${missing.length} of ${LOCAL_PAGES.length} are not built, ${missing[0]?.path} for one`,
        'Delete the folder build and run npm start.',
      )
}

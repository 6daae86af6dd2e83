import { type Finding, findingsAbout } from '../finding.ts'
import type { CheckDependencies } from '../check-dependencies.ts'

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

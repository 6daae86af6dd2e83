import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Checks the license of every package in the lockfile, for all platforms. `node scripts/checks/licenses.ts` exits with
 * 1 and names packages whose license does not allow redistribution.
 */

/** Require only that their notice is kept; CC-BY-4.0 and OFL-1.1 are for data and fonts. */
const ALLOWED_LICENSES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
])

/**
 * Require publishing changes to their own files: only for tools of build and tests, which are neither served nor
 * edited.
 */
const TOOL_LICENSES = new Set(['MPL-2.0'])

/** Lockfile entry of a package (https://docs.npmjs.com/cli/configuring-npm/package-lock-json). */
interface LockedPackage {
  readonly version?: string
  /** SPDX identifier. An expression such as `(MIT OR GPL-3.0)` is not evaluated and must be allowed as a whole. */
  readonly license?: string
  /** True for a package that only build and tests need. */
  readonly dev?: boolean
}

/**
 * Returns one sentence for each package under another license.
 * @param packages by installation path, such as node_modules/fastify; the empty path is the project itself
 */
export function licenseProblems(
  packages: Readonly<Record<string, LockedPackage>>,
): readonly string[] {
  return Object.entries(packages).flatMap(([location, { version, license = 'none', dev }]) => {
    const isAllowed = ALLOWED_LICENSES.has(license) || (dev && TOOL_LICENSES.has(license))
    if (location === '' || isAllowed) return []
    const why = TOOL_LICENSES.has(license)
      ? 'which only tools of build and tests may have'
      : 'which is not allowed'
    return [`${location.replace(/^.*node_modules\//, '')} ${version}: ${license}, ${why}`]
  })
}

const LOCKFILE = path.resolve(import.meta.dirname, '../../package-lock.json')

/** Checks this project's own lockfile. */
export function ownLicenseProblems(): readonly string[] {
  const lock = JSON.parse(readFileSync(LOCKFILE, 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  return licenseProblems(lock.packages)
}

if (import.meta.main) {
  const problems = ownLicenseProblems()
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}

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
export interface LockedPackage {
  readonly version?: string
  readonly license?: string
  /** True for a package that only build and tests need. */
  readonly dev?: boolean
}

/** Reads a package's manifest, for packages without a license in the lockfile. */
export type ReadManifest = (location: string) => Manifest | null

export interface Manifest {
  readonly license?: unknown
  readonly licenses?: unknown
}

/**
 * Returns one sentence for each package under another license.
 * @param packages by installation path, such as node_modules/fastify
 */
export function licenseProblems(
  packages: Readonly<Record<string, LockedPackage>>,
  readManifest: ReadManifest,
): readonly string[] {
  return Object.entries(packages).flatMap(([location, { version, license, dev }]) => {
    // The empty name is the project itself.
    if (location === '') return []
    const stated = license ?? licenseOf(readManifest(location))
    const allowed = (name: string): boolean =>
      ALLOWED_LICENSES.has(name) || (dev === true && TOOL_LICENSES.has(name))
    if (stated !== null && permits(stated, allowed)) return []
    const name = location.replace(/^.*node_modules\//, '')
    const toolsOnly = stated !== null && permits(stated, (one) => TOOL_LICENSES.has(one))
    const why = toolsOnly ? 'which only tools of build and tests may have' : 'which is not allowed'
    return [`${name} ${version ?? ''}: ${stated ?? 'states no license'}, ${why}`]
  })
}

/** Reads the license, also in npm's formats before SPDX: `{ type }` and a list of those. */
function licenseOf(manifest: Manifest | null): string | null {
  const one = (value: unknown): string | null => {
    if (typeof value === 'string') return value
    if (typeof value !== 'object' || value === null || !('type' in value)) return null
    return typeof value.type === 'string' ? value.type : null
  }
  const list = Array.isArray(manifest?.licenses) ? manifest.licenses : []
  const names = list.map(one).filter((name) => name !== null)
  return one(manifest?.license) ?? (names.length > 0 ? names.join(' OR ') : null)
}

/**
 * Evaluates an SPDX expression: OR allows either side, AND and WITH need both (https://spdx.github.io/spdx-spec, annex
 * D).
 */
export function permits(expression: string, allowed: (name: string) => boolean): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? []
  let at = 0
  const factor = (): boolean => {
    const token = tokens[at++]
    if (token !== '(') return token !== undefined && allowed(token)
    const inner = anyOf()
    return tokens[at++] === ')' && inner
  }
  const allOf = (): boolean => {
    let all = factor()
    while (tokens[at] === 'AND') {
      at++
      all = factor() && all
    }
    return all
  }
  const anyOf = (): boolean => {
    let any = allOf()
    while (tokens[at] === 'OR') {
      at++
      any = allOf() || any
    }
    return any
  }
  const result = anyOf()
  // A remaining token, such as an exception after WITH, is not understood.
  return result && at === tokens.length
}

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Checks this project's own lockfile. */
export function ownLicenseProblems(): readonly string[] {
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  return licenseProblems(lock.packages, (location) => {
    try {
      const text = readFileSync(path.join(ROOT, location, 'package.json'), 'utf8')
      return JSON.parse(text) as Manifest
    } catch (error) {
      // Packages of other platforms are not installed.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    }
  })
}

if (import.meta.main) {
  const problems = ownLicenseProblems()
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}

import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Holds every package that the lockfile names, on whatever platform, to the
 * licenses that this project may pass on. `node scripts/checks/licenses.ts`
 * ends with 1 and names those that are none of them.
 */

/** Ask for no more than that their notice goes along; CC-BY-4.0 and OFL-1.1 are of data and fonts. */
const ANYWHERE = new Set([
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

/** Changes to their own files would have to be published: tools of build and tests, never served, never edited. */
const TOOLS_ONLY = new Set(['MPL-2.0'])

/** What the lockfile says of a package (https://docs.npmjs.com/cli/configuring-npm/package-lock-json). */
export interface LockedPackage {
  readonly version?: string
  readonly license?: string
  /** True for what only build and tests need. */
  readonly dev?: boolean
}

/** Manifests of packages, for those of which the lockfile does not know. */
export type ReadManifest = (location: string) => Manifest | null

export interface Manifest {
  readonly license?: unknown
  readonly licenses?: unknown
}

/**
 * A sentence for each package under another license.
 * @param packages by where they are installed, such as node_modules/fastify
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
      ANYWHERE.has(name) || (dev === true && TOOLS_ONLY.has(name))
    if (stated !== null && permits(stated, allowed)) return []
    const name = location.replace(/^.*node_modules\//, '')
    const toolsOnly = stated !== null && permits(stated, (one) => TOOLS_ONLY.has(one))
    const why = toolsOnly ? 'which only tools of build and tests may have' : 'which is not allowed'
    return [`${name} ${version ?? ''}: ${stated ?? 'states no license'}, ${why}`]
  })
}

/** Also in the forms that npm took before SPDX: `{ type }` and a list of those. */
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
 * Whether an SPDX expression leaves a choice that is allowed: OR offers one,
 * AND and WITH do not (https://spdx.github.io/spdx-spec, annex D).
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
  // What is left over, such as an exception after WITH, was not understood.
  return result && at === tokens.length
}

const ROOT = path.resolve(import.meta.dirname, '../..')

/** The same of this project's own lockfile. */
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

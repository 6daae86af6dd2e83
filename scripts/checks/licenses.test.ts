import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

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
 * Require publishing changes to their own files: only for tools of build, rendering and tests,
 * which are neither served nor edited.
 */
const TOOL_LICENSES = new Set(['MPL-2.0'])
/** Tools that a server has too, because it renders pages. */
const RENDERING_TOOLS = /^node_modules\/@resvg\//
/** libvips is a shared library in a package of its own, which anybody can replace (LGPL-3.0, 4). */
const REPLACEABLE_LIBRARIES = /^node_modules\/@img\/sharp-/
const LIBRARY_LICENSES = new Set([
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
])

/** Lockfile entry of a package (https://docs.npmjs.com/cli/configuring-npm/package-lock-json). */
interface LockedPackage {
  readonly version?: string
  /**
   * SPDX identifier. An expression such as `(MIT OR GPL-3.0)` is not evaluated and must be allowed
   * as a whole.
   */
  readonly license?: string
  /** True for a package that only build and tests need. */
  readonly dev?: boolean
}

test('every package of the lockfile, for all platforms, has a license that allows redistribution', () => {
  const lockfile = path.resolve(import.meta.dirname, '../../package-lock.json')
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  const { '': project, ...installed } = packages
  const problems = Object.entries(installed).flatMap(
    ([location, { version, license = 'none', dev }]) =>
      ALLOWED_LICENSES.has(license) ||
      ((dev || RENDERING_TOOLS.test(location)) && TOOL_LICENSES.has(license)) ||
      (REPLACEABLE_LIBRARIES.test(location) && LIBRARY_LICENSES.has(license))
        ? []
        : [`${location.replace(/^.*node_modules\//, '')} ${version}: ${license}`],
  )
  expect(project?.license).toBe('MIT')
  expect(problems).toEqual([])
})

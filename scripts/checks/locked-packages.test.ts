import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

interface LockedPackage {
  readonly version?: string
  readonly integrity?: string
  /** Part of another package, whose hash covers it. */
  readonly inBundle?: boolean
  readonly hasInstallScript?: boolean
}

const { packages } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../package-lock.json'), 'utf8'),
) as { packages: Record<string, LockedPackage> }
const { '': _project, ...locked } = packages

test('every package is checked by its hash, and none needs an install script', () => {
  const entries = Object.entries(locked)
  expect(entries.filter(([, { integrity, inBundle }]) => !integrity && !inBundle)).toEqual([])
  // scripts/install.mjs runs none.
  expect(entries.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([])
})

test('the lockfile has the same Node for every platform', () => {
  const versions = Object.entries(locked)
    .filter(([name]) => /^node_modules\/node-(?:bin-)?(?:darwin|linux)-/.test(name))
    .map(([, { version }]) => version)
  expect(versions).toHaveLength(4)
  expect(new Set(versions).size).toBe(1)
})

import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Folder of everything that is built. */
export const BUILD = path.join(ROOT, 'build')
/** File with the hash of the sources of the last build. */
export const STAMP = path.join(BUILD, 'stamp')

/** What the build is made from: whole folders, so that no file is forgotten. */
export const SOURCES = [
  'app/**/*',
  'art/**/*',
  'content/*.ts',
  'copy/**/*',
  'domain/**/*',
  'server/**/*',
  'scripts/build/**/*',
  'package-lock.json',
  'package.json',
] as const

const TEST = /\.(?:test|spec|fixture|contract)\.tsx?$/

/** Returns the hash of all sources of the build but tests. */
export async function stampOf(root = ROOT): Promise<string> {
  const files = (await Array.fromAsync(glob([...SOURCES], { cwd: root, withFileTypes: true })))
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(await readFile(path.join(root, file)))
  return hash.digest('base64url').slice(0, 16)
}

/** Returns whether the build is missing or was made from other sources. */
export async function isStale(): Promise<boolean> {
  const stamp = await readFile(STAMP, 'utf8').catch(() => null)
  return stamp !== (await stampOf())
}

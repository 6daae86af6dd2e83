import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

/** What the build is made from: whole folders, so that no file is forgotten. */
export const SOURCES = [
  'app/**/*',
  'art/**/*',
  'client/**/*',
  'copy/**/*',
  'domain/**/*',
  'form/**/*',
  'server/**/*',
  'site/**/*',
  'scripts/build/**/*',
  'package-lock.json',
  'package.json',
] as const

const TEST = /\.(?:test|spec|fixture|contract)\.tsx?$/

/** Returns the hash of all sources of the build but tests. */
export async function stampOf(root: string): Promise<string> {
  const files = (await Array.fromAsync(glob([...SOURCES], { cwd: root, withFileTypes: true })))
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(await readFile(path.join(root, file)))
  return hash.digest('base64url').slice(0, 16)
}

import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/**
 * Hashes everything that a build depends on.
 * @param sources patterns of files from the project's root; tests among them do not count
 * @param values further texts
 */
export async function fingerprint(
  sources: readonly string[],
  values: readonly string[] = [],
): Promise<string> {
  const hash = createHash('sha256')
  const files: string[] = []
  for await (const entry of glob(sources, { cwd: ROOT, withFileTypes: true })) {
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      files.push(path.join(entry.parentPath, entry.name))
  }
  for (const file of files.sort()) hash.update(file.slice(ROOT.length)).update(await readFile(file))
  for (const value of values) hash.update(value)
  return hash.digest('hex')
}

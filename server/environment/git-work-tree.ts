import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Returns the git work tree that contains a folder; `null` for none. `git clean -xfd` in that work
 * tree would delete the folder, ignored or not.
 * @param folder absolute; may not exist yet
 */
export function workTreeAround(folder: string): string | null {
  // `.git` is a folder in a clone and a file in an additional work tree (gitrepository-layout(5)).
  if (existsSync(join(folder, '.git'))) return folder
  const parent = dirname(folder)
  return parent === folder ? null : workTreeAround(parent)
}

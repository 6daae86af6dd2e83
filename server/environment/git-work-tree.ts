import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The git work tree that a folder lies in; null for none. There
 * `git clean -xfd` deletes it with all that it holds, ignored or not.
 * @param folder absolute; need not exist yet
 */
export function workTreeAround(folder: string): string | null {
  // A folder in a clone, a file in a further work tree of it (gitrepository-layout(5)).
  if (existsSync(join(folder, '.git'))) return folder
  const parent = dirname(folder)
  return parent === folder ? null : workTreeAround(parent)
}

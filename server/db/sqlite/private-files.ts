import { chmodSync, statSync } from 'node:fs'

const GROUP_AND_OTHERS_MODE = 0o077

/**
 * Removes every permission of other users from these files and folders, if they exist. They contain
 * personal data, and an earlier release or a restored copy may have left them readable.
 */
export function makePrivate(paths: readonly string[]): void {
  for (const path of paths) {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found || (found.mode & GROUP_AND_OTHERS_MODE) === 0) continue
    try {
      chmodSync(path, found.mode & ~GROUP_AND_OTHERS_MODE & 0o777)
    } catch (error) {
      // The file belongs to another user, whose own start does it, or the file system has no
      // permissions.
      if (!(error instanceof Error && 'code' in error)) throw error
    }
  }
}

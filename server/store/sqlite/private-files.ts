import { chmodSync, statSync } from 'node:fs'

const GROUP_AND_OTHERS_MODE = 0o077

/**
 * Takes from everybody but their owner the right to read these files and
 * folders, as far as they are there: what lies in them is personal data, and
 * an earlier release or a restored copy may have left them open.
 */
export function makePrivate(paths: readonly string[]): void {
  for (const path of paths) {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found || (found.mode & GROUP_AND_OTHERS_MODE) === 0) continue
    try {
      chmodSync(path, found.mode & ~GROUP_AND_OTHERS_MODE & 0o777)
    } catch (error) {
      // Another user's, whose own start does it; a drive that knows no rights.
      if (!(error instanceof Error && 'code' in error)) throw error
    }
  }
}

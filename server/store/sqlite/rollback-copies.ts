import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { backupKind } from '../backup-kind.ts'

/** Suffix of the copy that `npm run restore` keeps of the database it replaces. */
export const ROLLBACK_COPY_MARK = '.before-restore-'

/**
 * Deletes the leads recorded before `before` from the copies that restores kept beside the
 * database.
 * @param file path of the database
 * @param before milliseconds since the epoch
 * @returns paths of files beside the database that may still contain such leads: copies that cannot
 *   be opened, and other backups
 */
export async function purgeRollbackCopies(
  file: string,
  before: number,
): Promise<readonly string[]> {
  const folder = dirname(file)
  const names = existsSync(folder) ? await readdir(folder) : []
  const own = basename(file)
  const left: string[] = []
  for (const name of names) {
    if (name === own || SIDE_FILE.test(name)) continue
    const path = join(folder, name)
    const isPurged = name.startsWith(`${own}${ROLLBACK_COPY_MARK}`) && purgeCopy(path, before)
    if (!isPurged && (await isBackup(path))) left.push(path)
  }
  return left
}

/** Files that SQLite keeps beside a database. */
const SIDE_FILE = /-(?:wal|shm|journal)$/

/** Returns false if the copy cannot be opened or changed: a restore keeps damaged databases too. */
function purgeCopy(path: string, before: number): boolean {
  let copy: DatabaseSync | undefined
  try {
    copy = new DatabaseSync(path, { enableForeignKeyConstraints: true })
    copy.exec('PRAGMA secure_delete = ON')
    copy.exec('PRAGMA temp_store = MEMORY')
    copy.prepare('DELETE FROM submissions WHERE created_at < ?').run(new Date(before).toISOString())
    copy.exec('REINDEX')
    return true
  } catch (error) {
    // Errors of the driver have a code.
    if (error instanceof Error && 'code' in error) return false
    throw error
  } finally {
    copy?.close()
  }
}

async function isBackup(path: string): Promise<boolean> {
  try {
    return (await backupKind(path)) !== null
  } catch (error) {
    // A folder, or a file that was deleted meanwhile.
    if (error instanceof Error && 'code' in error) return false
    throw error
  }
}

import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { backupKind } from '#server/db/backup-kind.ts'

/** Suffix of the copy that `npm run restore` keeps of the database it replaces. */
export const ROLLBACK_COPY_MARK = '.before-restore-'

/**
 * Counts the leads recorded before `before` in the copies that restores kept; a copy that cannot be
 * read counts none.
 * @param file path of the database
 * @param before milliseconds since the epoch
 */
export async function countInRollbackCopies(file: string, before: number): Promise<number> {
  const paths = await filesBeside(file)
  return paths
    .filter((path) => path.startsWith(`${file}${ROLLBACK_COPY_MARK}`))
    .reduce((sum, path) => sum + countInCopy(path, before), 0)
}

/** Lists what is in the folder of the database, without SQLite's own files. */
async function filesBeside(file: string): Promise<readonly string[]> {
  const folder = dirname(file)
  const names = existsSync(folder) ? await readdir(folder) : []
  return names
    .filter((name) => name !== basename(file) && !SIDE_FILE.test(name))
    .map((name) => join(folder, name))
}

function countInCopy(path: string, before: number): number {
  const counted = withCopy(path, (copy) =>
    copy
      .prepare('SELECT count(*) AS leads FROM submissions WHERE created_at < ?')
      .get(new Date(before).toISOString()),
  )
  return Number(counted?.['leads'] ?? 0)
}

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
  const left: string[] = []
  for (const path of await filesBeside(file)) {
    const isPurged = path.startsWith(`${file}${ROLLBACK_COPY_MARK}`) && purgeCopy(path, before)
    if (!isPurged && (await isBackup(path))) left.push(path)
  }
  return left
}

/** Files that SQLite keeps beside a database. */
const SIDE_FILE = /-(?:wal|shm|journal)$/

/** Returns false if the copy cannot be opened or changed. */
function purgeCopy(path: string, before: number): boolean {
  const isPurged = withCopy(path, (copy) => {
    copy.exec('PRAGMA secure_delete = ON')
    copy.exec('PRAGMA temp_store = MEMORY')
    copy.prepare('DELETE FROM submissions WHERE created_at < ?').run(new Date(before).toISOString())
    copy.exec('REINDEX')
    return true
  })
  return isPurged === true
}

/**
 * Runs work on a copy; undefined if the copy cannot be used: a restore keeps damaged databases too.
 */
function withCopy<Result>(path: string, work: (copy: DatabaseSync) => Result): Result | undefined {
  let copy: DatabaseSync | undefined
  try {
    copy = new DatabaseSync(path, { enableForeignKeyConstraints: true })
    return work(copy)
  } catch (error) {
    // Errors of the driver have a code.
    if (error instanceof Error && 'code' in error) return undefined
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

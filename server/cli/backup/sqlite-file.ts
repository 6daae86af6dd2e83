import { cleanLine } from '#domain/text/clean-text.ts'
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { isBusyError } from '#server/db/sqlite/connection.ts'
import { isDamaged } from '#server/start/database-errors.ts'

/**
 * Returns what is wrong with a database file that no other process has open; `null` for nothing.
 */
export function sqliteProblem(file: string): string | null {
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      return problemOf(database)
    } finally {
      database.close()
    }
  } catch (error) {
    if (!isDamaged(error)) throw error
    return error instanceof Error ? error.message : 'it cannot be read'
  }
}

function problemOf(database: DatabaseSync): string | null {
  const integrity = String(database.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'])
  // The message may quote names that the file's author chose.
  if (integrity !== 'ok') return cleanLine(integrity)
  if (database.prepare('PRAGMA foreign_key_check').get() !== undefined)
    return 'mails without their leads'
  const ours = database
    .prepare(`SELECT count(*) AS tables FROM sqlite_schema
      WHERE type = 'table' AND name IN ('site_migrations', 'submissions', 'outbox', 'settings')`)
    .get()
  return ours?.['tables'] === 4 ? null : 'it is not a database of this site'
}

/**
 * Drops the triggers and views of a database file that no other process has open: this site creates
 * neither, and both would run when its tables are used. SQLite stores no functions in a file.
 * @returns the dropped objects, such as `trigger audit`
 */
export function dropForeignObjects(file: string): readonly string[] {
  const database = new DatabaseSync(file)
  try {
    const found = database
      .prepare(
        `SELECT type, name FROM sqlite_schema WHERE type IN ('trigger', 'view') ORDER BY 1, 2`,
      )
      .all()
    // Dropping a view drops its triggers.
    for (const { type, name } of found)
      database.exec(`DROP ${String(type)} IF EXISTS "${String(name).replaceAll('"', '""')}"`)
    return found.map(({ type, name }) => `${String(type)} ${String(name)}`)
  } finally {
    database.close()
  }
}

/** Lets a command finish that is about to end. */
const LOCK_TIMEOUT_MS = 2000

/**
 * State of a database file. 'in-use': another process has it open. 'whole': locked until `release`,
 * with all data in one file. 'damaged': not a valid database; the files beside it belong to it.
 * 'missing': it does not exist.
 */
export interface DatabaseLock {
  readonly state: 'in-use' | 'whole' | 'damaged' | 'missing'
  release(): void
}

const unlocked = (state: DatabaseLock['state']): DatabaseLock => ({ state, release: () => {} })

/**
 * Locks the database file if no other process uses it: every open connection holds a shared lock,
 * and leaving WAL mode takes an exclusive one (https://sqlite.org/wal.html).
 */
export function lockDatabase(file: string): DatabaseLock {
  if (!existsSync(file)) return unlocked('missing')
  const database = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS })
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE')
    database.exec('PRAGMA journal_mode = DELETE')
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (isBusyError(error)) return unlocked('in-use')
    // No server can use a file that cannot be read.
    if (isDamaged(error)) return unlocked('damaged')
    throw error
  }
  return { state: 'whole', release: () => database.close() }
}

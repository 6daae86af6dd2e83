import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { isBusy } from '#server/store/sqlite/connection.ts'
import { isDamaged } from '../database/database-errors.ts'

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
    if (isBusy(error)) return unlocked('in-use')
    // No server can use a file that cannot be read.
    if (isDamaged(error)) return unlocked('damaged')
    throw error
  }
  return { state: 'whole', release: () => database.close() }
}

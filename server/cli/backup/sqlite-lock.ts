import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { isBusy } from '#server/store/sqlite/connection.ts'
import { isDamaged } from '../database/database-errors.ts'

/** A command that is about to end may finish. */
const LOCK_TIMEOUT_MS = 2000

/**
 * 'in-use': another process has the file open. 'whole': nobody can open it
 * until `release`, and everything is in the one file. 'damaged': it is no
 * database any more, and what lies beside it belongs to it. 'missing': there
 * is none.
 */
export interface DatabaseLock {
  readonly state: 'in-use' | 'whole' | 'damaged' | 'missing'
  release(): void
}

const nothingHeld = (state: DatabaseLock['state']): DatabaseLock => ({ state, release: () => {} })

/**
 * Asks SQLite itself whether anybody uses the file: every open connection, a
 * server's or a command's, holds a shared lock on it, and leaving WAL mode
 * takes an exclusive one (https://sqlite.org/wal.html).
 */
export function lockDatabase(file: string): DatabaseLock {
  if (!existsSync(file)) return nothingHeld('missing')
  const database = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS })
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE')
    database.exec('PRAGMA journal_mode = DELETE')
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (isBusy(error)) return nothingHeld('in-use')
    // What cannot be read cannot be served either.
    if (isDamaged(error)) return nothingHeld('damaged')
    throw error
  }
  return { state: 'whole', release: () => database.close() }
}

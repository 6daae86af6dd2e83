import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { isBusy } from './connection.ts'

/** Beside the database, so that whoever deletes the one deletes the other. */
const LOCK_FILE_NAME = 'server.lock'

/**
 * Takes the data folder for this server: a second one would send again what
 * the first is sending, and count limits of its own. The lock lies on a file
 * of its own, so the tools work on the database beside the server. It is one
 * of SQLite's, which the system lets go of however the process ends: no
 * number of a process that was killed is ever left behind.
 * @returns what lets go of it; null while another server holds it. Throws the driver's error
 *   when there can be no lock file.
 */
export function lockFolder(folder: string): (() => void) | null {
  const lock = new DatabaseSync(join(folder, LOCK_FILE_NAME), { timeout: 0 })
  try {
    lock.exec('PRAGMA journal_mode = MEMORY')
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (isBusy(error)) return null
    throw error
  }
  return () => lock.close()
}

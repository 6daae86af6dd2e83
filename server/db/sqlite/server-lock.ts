import { chmodSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { isBusyError } from './connection.ts'

/** Beside the database, so that both are deleted together. */
const LOCK_FILE_NAME = 'server.lock'

/**
 * Locks the data folder for this server: a second server would send the same mails again and count
 * limits of its own. The lock is an SQLite lock on a file of its own, so that the command line can
 * use the database beside the server. The operating system releases it however the process ends.
 * @returns a function that releases the lock; `null` while another server holds it. Throws the
 *   driver's error if the lock file cannot be created.
 */
export function lockFolder(folder: string): (() => void) | null {
  const file = join(folder, LOCK_FILE_NAME)
  const lock = new DatabaseSync(file, { timeout: 0 })
  chmodSync(file, 0o600)
  try {
    lock.exec('PRAGMA journal_mode = MEMORY')
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (isBusyError(error)) return null
    throw error
  }
  return () => lock.close()
}

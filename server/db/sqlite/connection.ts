import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** SQLITE_BUSY: another connection holds the lock (https://sqlite.org/rescode.html#busy). */
const SQLITE_BUSY = 5

/** Returns whether this is an error that only means that another connection is writing. */
export function isBusyError(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  // The low byte is the primary code; the rest is the kind of SQLITE_BUSY.
  return typeof code === 'number' && (code & 0xff) === SQLITE_BUSY
}

/** Maximum wait while another process opens, recovers or closes the same file. */
const OPEN_BUSY_TIMEOUT_MS = 5000

/**
 * Size to which the log is truncated; it may stay this large, so that the file is not shrunk and
 * grown again.
 */
const WAL_SIZE_LIMIT_BYTES = 16 * 1024 * 1024
/**
 * Pages in the log after which a commit also moves them into the database, which costs two more
 * flushes that block the event loop. SQLite's default of 1000 is reached by 120 submissions; this
 * value fills the log.
 */
const WAL_CHECKPOINT_PAGES = 4000

interface ConnectionOptions {
  /**
   * FULL: a commit is on the disk when it returns. NORMAL: a power cut may undo the last commits,
   * so only for data that may be lost.
   */
  readonly synchronous: 'FULL' | 'NORMAL'
  /**
   * Maximum wait of one call for a lock. The driver is synchronous, so the event loop waits too.
   */
  readonly busyTimeoutMs: number
  readonly readOnly?: boolean
}

/** Opens one connection to the database file; creates the folder if missing. */
export function openConnection(file: string, options: ConnectionOptions): DatabaseSync {
  // The files contain personal data.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(file, {
    timeout: OPEN_BUSY_TIMEOUT_MS,
    enableForeignKeyConstraints: true,
  })
  try {
    database.exec('PRAGMA journal_mode = WAL')
    database.exec(`PRAGMA synchronous = ${options.synchronous}`)
    // Overwrites deleted content, and keeps rows out of temporary files.
    database.exec('PRAGMA secure_delete = ON')
    database.exec('PRAGMA temp_store = MEMORY')
    database.exec(`PRAGMA journal_size_limit = ${WAL_SIZE_LIMIT_BYTES}`)
    database.exec(`PRAGMA wal_autocheckpoint = ${WAL_CHECKPOINT_PAGES}`)
    if (options.readOnly) database.exec('PRAGMA query_only = ON')
    database.exec(`PRAGMA busy_timeout = ${options.busyTimeoutMs}`)
    // The first read opens the log: now, so that the file checked later is this one.
    database.exec('SELECT 1 FROM sqlite_schema')
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

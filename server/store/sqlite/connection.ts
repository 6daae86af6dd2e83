import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** SQLITE_BUSY: another connection holds the lock (https://sqlite.org/rescode.html#busy). */
const SQLITE_BUSY = 5

/** True for an error that says no more than that somebody else is writing. */
export function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  // The low byte is the primary code; the rest says which kind of busy it was.
  return typeof code === 'number' && (code & 0xff) === SQLITE_BUSY
}

/** How long opening waits while another process opens, recovers or closes the same file. */
const OPEN_BUSY_TIMEOUT_MS = 5000

/** Of the log; it may stay this large, so that the file is not cut and grown again. */
const WAL_SIZE_LIMIT_BYTES = 16 * 1024 * 1024
/**
 * Pages in the log after which a commit also moves them into the database:
 * two more flushes, during which nothing else runs. SQLite's own 1000 are 120
 * requests; this many fill the log.
 */
const WAL_CHECKPOINT_PAGES = 4000

export interface ConnectionOptions {
  /**
   * FULL: a commit is on the disk when it returns. NORMAL: a power cut may
   * take the last commits back; only for what may be forgotten.
   */
  readonly synchronous: 'FULL' | 'NORMAL'
  /** How long one call waits for a lock. The whole process waits with it: the driver is synchronous. */
  readonly busyTimeoutMs: number
  readonly readOnly?: boolean
}

/** Opens one connection to the database file; the folder is made when it is missing. */
export function openConnection(file: string, options: ConnectionOptions): DatabaseSync {
  // What lies here is personal data: nobody else's to read.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(file, {
    timeout: OPEN_BUSY_TIMEOUT_MS,
    enableForeignKeyConstraints: true,
  })
  try {
    database.exec('PRAGMA journal_mode = WAL')
    database.exec(`PRAGMA synchronous = ${options.synchronous}`)
    // Deleted content is overwritten, and no copy of a row goes into a temporary file.
    database.exec('PRAGMA secure_delete = ON')
    database.exec('PRAGMA temp_store = MEMORY')
    database.exec(`PRAGMA journal_size_limit = ${WAL_SIZE_LIMIT_BYTES}`)
    database.exec(`PRAGMA wal_autocheckpoint = ${WAL_CHECKPOINT_PAGES}`)
    if (options.readOnly) database.exec('PRAGMA query_only = ON')
    database.exec(`PRAGMA busy_timeout = ${options.busyTimeoutMs}`)
    // The log is opened by the first read: now, so that it is the one that lies beside the file now.
    database.exec('SELECT 1 FROM sqlite_schema')
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

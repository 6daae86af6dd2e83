import type { DatabaseSync, StatementSync } from 'node:sqlite'
import {
  createWriteListeners,
  type Db,
  requireNoTransaction,
  runInTransaction,
  type Tx,
} from './db.ts'
import { openConnection } from './sqlite/connection.ts'
import { eraseDeleted } from './sqlite/erase.ts'
import { isMigrated, migrateSqlite } from './sqlite/migrations.ts'
import { filesOf, watchOpenFiles } from './sqlite/watch-open-files.ts'
import { makePrivate } from './sqlite/private-files.ts'
import { createWriteQueue } from './sqlite/write-queue.ts'

/** Maximum wait of a write for another process, such as the command line. */
const WRITE_TIMEOUT_MS = 5000
/** Part of it that is spent inside the synchronous driver, which blocks the event loop. */
const WRITE_BUSY_MS = 20
/** Readers meet a lock only during recovery after a crash. */
const READ_BUSY_MS = 5000

interface SqliteOptions {
  /** Path of the database file; it and its folder are created if missing. */
  readonly file: string
}

/**
 * Creates the embedded store: one file, shared with other processes such as the command line.
 * Throws if the file cannot be opened.
 */
export function openSqlite({ file }: SqliteOptions): Db {
  const writer = openConnection(file, { synchronous: 'FULL', busyTimeoutMs: WRITE_BUSY_MS })
  const reader = openConnection(file, {
    synchronous: 'FULL',
    busyTimeoutMs: READ_BUSY_MS,
    readOnly: true,
  })
  makePrivate(filesOf(file))
  // Checked before anything is acknowledged: writes to deleted files would be lost.
  const verify = watchOpenFiles(file)
  const writes = createWriteQueue(writer, { lockTimeoutMs: WRITE_TIMEOUT_MS, verify })
  const statements = createStatements(writer)
  const readStatements = createStatements(reader)
  const listeners = createWriteListeners()
  let closing: Promise<void> | undefined
  const close = async (): Promise<void> => {
    await writes.close()
    for (const connection of [reader, writer]) connection.close()
  }

  const db: Db = {
    engine: 'sqlite',
    isShared: false,
    async write(work) {
      requireNoTransaction()
      const { result, hasChanged } = await writes.run(() => runInTransaction(statements, work))
      if (hasChanged) listeners.tell()
      return result
    },
    // A flush per write would cost too much for counters and outcomes of mails: after a power cut a
    // mail is sent once more. The next flush covers them too. They are recorded even after the files
    // were deleted, so that acknowledged submissions are still mailed once.
    async writeRelaxed(work) {
      requireNoTransaction()
      return (await writes.runRelaxed(() => runInTransaction(statements, work))).result
    },
    onWrite: listeners.onWrite,
    writeUnlocked: (work) => db.write(work),
    single: (work) => db.writeRelaxed(work),
    read: (work) => work(readStatements),
    migrate: () => writes.run(() => migrateSqlite(writer)),
    async isReady() {
      if (!reader.isOpen) return false
      verify()
      return isMigrated(reader)
    },
    verify,
    eraseDeleted: () => eraseDeleted(writer, writes, WRITE_TIMEOUT_MS),
    close: () => (closing ??= close()),
  }
  return db
}

/** Runs statements on one connection; each is prepared once. */
function createStatements(database: DatabaseSync): Tx {
  const statements = new Map<string, StatementSync>()
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql) ?? database.prepare(sql)
    statements.set(sql, known)
    return known
  }
  return { run: async ({ sql, values }) => prepared(sql).all(values) }
}

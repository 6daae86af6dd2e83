import type { Programs } from './sql-program.ts'
import { openConnection } from './sqlite/connection.ts'
import { createEraser } from './sqlite/erase.ts'
import { isMigrated, migrateSqlite } from './sqlite/migrations.ts'
import { filesOf, watchOpenFiles } from './sqlite/watch-open-files.ts'
import { makePrivate } from './sqlite/private-files.ts'
import { createProgramRunner } from './sqlite/programs.ts'
import { record } from './record.ts'
import { createWriteQueue } from './sqlite/write-queue.ts'
import { createTables, type Database } from './database.ts'

/** Maximum wait of a write for another process, such as the command line. */
const WRITE_TIMEOUT_MS = 5000
/** Part of it that is spent inside the synchronous driver, which blocks the event loop. */
const WRITE_BUSY_MS = 20
/** Readers meet a lock only during recovery after a crash. */
const READ_BUSY_MS = 5000

export interface SqliteOptions {
  /** Path of the database file; it and its folder are created if missing. */
  readonly file: string
}

/**
 * Creates the embedded store: one file, shared with other processes such as the command line.
 * Throws if the file cannot be opened.
 */
export function openSqliteDatabase({ file }: SqliteOptions): Database {
  const writer = openConnection(file, { synchronous: 'FULL', busyTimeoutMs: WRITE_BUSY_MS })
  // A flush per write would cost too much for counters and outcomes of mails: after a power cut a
  // mail is sent once more. The next flush covers them too.
  const relaxedWriter = openConnection(file, {
    synchronous: 'NORMAL',
    busyTimeoutMs: WRITE_BUSY_MS,
  })
  const reader = openConnection(file, {
    synchronous: 'FULL',
    busyTimeoutMs: READ_BUSY_MS,
    readOnly: true,
  })
  makePrivate(filesOf(file))
  // Checked before anything is acknowledged: writes to deleted files would be lost.
  const verify = watchOpenFiles(file)
  const writes = createWriteQueue(writer, { lockTimeoutMs: WRITE_TIMEOUT_MS, verify })
  // Outcomes of mails are recorded even after the files were deleted, so that acknowledged
  // submissions are still mailed once.
  const relaxedWrites = createWriteQueue(relaxedWriter, { lockTimeoutMs: WRITE_TIMEOUT_MS })

  const runDurably = createProgramRunner(writer)
  const runRelaxed = createProgramRunner(relaxedWriter)
  const runReading = createProgramRunner(reader)
  const programs: Programs = {
    isShared: false,
    write: (program) => writes.run(() => runDurably(program)),
    writeRelaxed: (program) => relaxedWrites.run(() => runRelaxed(program)),
    single: (program) => relaxedWrites.run(() => runRelaxed(program)),
    read: async (program) => runReading(program),
  }
  const common = createTables(programs)

  let closing: Promise<void> | undefined
  const close = async (): Promise<void> => {
    await Promise.all([writes.close(), relaxedWrites.close()])
    for (const connection of [reader, relaxedWriter, writer]) connection.close()
  }

  return {
    ...common,
    engine: 'sqlite',
    migrate: () => writes.run(() => migrateSqlite(writer)),
    async isReady() {
      if (!reader.isOpen) return false
      verify()
      return isMigrated(reader)
    },
    close: () => (closing ??= close()),

    async findByIdempotencyKey(key) {
      verify()
      return await common.findByIdempotencyKey(key)
    },
    async findByCaptchaTokenHash(captchaTokenHash) {
      verify()
      return await common.findByCaptchaTokenHash(captchaTokenHash)
    },
    record: (submission) => programs.write(() => record(submission)),
    eraseDeleted: createEraser(writer, { writes, lockTimeoutMs: WRITE_TIMEOUT_MS }),
  }
}

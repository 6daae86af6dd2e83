import { createCommonStore } from './common-store.ts'
import type { Programs } from './sql-program.ts'
import { cleanSubmission } from './row-mapping.ts'
import { openConnection } from './sqlite/connection.ts'
import { createEraser } from './sqlite/erase.ts'
import { isMigrated, migrateSqlite } from './sqlite/migrations.ts'
import { filesOf, watchOpenFiles } from './sqlite/watch-open-files.ts'
import { makePrivate } from './sqlite/private-files.ts'
import { createProgramRunner, SQLITE_DIALECT } from './sqlite/programs.ts'
import { record } from './sqlite/record.ts'
import { createWriteQueue } from './sqlite/write-queue.ts'
import type { Store } from './store.ts'

export interface SqliteStoreOptions {
  /** Path of the database file; it and its folder are made when missing. */
  readonly file: string
  /** Milliseconds since the epoch; measures how long a write waits for another process. */
  readonly clock?: () => number
}

/** How long a write waits for another process, such as the command line, to finish its own. */
const WRITE_TIMEOUT_MS = 5000
/** The part of it that is waited inside the driver, where nothing else can run. */
const WRITE_BUSY_MS = 20
/** Readers meet a lock only while a crash is being recovered from. */
const READ_BUSY_MS = 5000

/**
 * The embedded store: one file, several processes allowed. Throws when the
 * file cannot be opened.
 */
export function openSqliteStore(options: SqliteStoreOptions): Store {
  const { file, clock = Date.now } = options
  const writer = openConnection(file, { synchronous: 'FULL', busyTimeoutMs: WRITE_BUSY_MS })
  // What a power cut may take back is not worth a flush to disk each: counters, and what became
  // of a mail, which then goes out once more. The next flush of the writer covers them too.
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
  // Whatever counts as an acknowledgement asks first: nothing is promised from deleted files.
  const verify = watchOpenFiles(file)
  const writes = createWriteQueue(writer, { clock, patienceMs: WRITE_TIMEOUT_MS, verify })
  // What became of a mail is written down even there: what was acknowledged before is still sent, once.
  const relaxedWrites = createWriteQueue(relaxedWriter, {
    clock,
    patienceMs: WRITE_TIMEOUT_MS,
    verify: () => {},
  })

  const runDurably = createProgramRunner(writer)
  const runRelaxed = createProgramRunner(relaxedWriter)
  const runReading = createProgramRunner(reader)
  const programs: Programs = {
    write: (program) => writes.run(() => runDurably(program)),
    writeRelaxed: (program) => relaxedWrites.run(() => runRelaxed(program)),
    single: (program) => relaxedWrites.run(() => runRelaxed(program)),
    read: async (program) => runReading(program),
  }
  const common = createCommonStore(programs, SQLITE_DIALECT)

  let closing: Promise<void> | undefined
  const close = async (): Promise<void> => {
    await Promise.all([writes.close(), relaxedWrites.close()])
    for (const connection of [reader, relaxedWriter, writer]) connection.close()
  }

  return {
    ...common,
    engine: 'sqlite',
    migrate: () => writes.run(() => migrateSqlite(writer, clock())),
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
    async findByTokenHash(tokenHash) {
      verify()
      return await common.findByTokenHash(tokenHash)
    },
    async record(submission) {
      const clean = cleanSubmission(submission)
      return await programs.write(() => record(clean))
    },
    eraseDeleted: createEraser(writer, { writes, clock, patienceMs: WRITE_TIMEOUT_MS }),
  }
}

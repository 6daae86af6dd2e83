import { createCommonStore } from './common-store.ts'
import type { Programs } from './program.ts'
import { cleanSubmission } from './rows.ts'
import { openConnection } from './sqlite/connection.ts'
import { createEraser } from './sqlite/erase.ts'
import { isMigrated, migrateSqlite } from './sqlite/migrations.ts'
import { filesOf, watchOpenFiles } from './sqlite/open-files.ts'
import { shutToOthers } from './sqlite/private-files.ts'
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
const PATIENCE_MS = 5000
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
  const casual = openConnection(file, { synchronous: 'NORMAL', busyTimeoutMs: WRITE_BUSY_MS })
  const reader = openConnection(file, {
    synchronous: 'FULL',
    busyTimeoutMs: READ_BUSY_MS,
    readOnly: true,
  })
  shutToOthers(filesOf(file))
  // Whatever counts as an acknowledgement asks first: nothing is promised from deleted files.
  const verify = watchOpenFiles(file)
  const writes = createWriteQueue(writer, { clock, patienceMs: PATIENCE_MS, verify })
  // What became of a mail is written down even there: what was acknowledged before is still sent, once.
  const casualWrites = createWriteQueue(casual, {
    clock,
    patienceMs: PATIENCE_MS,
    verify: () => {},
  })

  const runDurably = createProgramRunner(writer)
  const runCasually = createProgramRunner(casual)
  const runReading = createProgramRunner(reader)
  const programs: Programs = {
    write: (program) => writes.run(() => runDurably(program)),
    note: (program) => casualWrites.run(() => runCasually(program)),
    single: (program) => casualWrites.run(() => runCasually(program)),
    read: async (program) => runReading(program),
  }
  const common = createCommonStore(programs, SQLITE_DIALECT)

  let closing: Promise<void> | undefined
  const close = async (): Promise<void> => {
    await Promise.all([writes.close(), casualWrites.close()])
    for (const connection of [reader, casual, writer]) connection.close()
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
    eraseDeleted: createEraser(writer, { writes, clock, patienceMs: PATIENCE_MS }),
  }
}

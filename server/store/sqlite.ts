import { createAlarmStore } from './alarm/alarms.ts'
import type { Programs } from './alarm/program.ts'
import { newAlarm, startAlarm } from './alarm/steps.ts'
import { leadPages } from './lead-query.ts'
import { createStaffStore } from './staff/staff.ts'
import { createReceiptStore } from './receipt/receipts.ts'
import { cleanSubmission } from './rows.ts'
import { createNonces, createRateHits } from './sqlite/counters.ts'
import { openConnection } from './sqlite/connection.ts'
import { createEraser } from './sqlite/erase.ts'
import { isMigrated, migrateSqlite } from './sqlite/migrations.ts'
import { filesOf, watchOpenFiles } from './sqlite/open-files.ts'
import { createMailQueue } from './sqlite/mail-queue.ts'
import { createOutbox, type MailTable } from './sqlite/outbox.ts'
import { createProgramRunner, SQLITE_DIALECT } from './sqlite/programs.ts'
import { shutToOthers } from './sqlite/private-files.ts'
import { createSettings } from './sqlite/settings.ts'
import { createSubmissions, PURGE_BATCH } from './sqlite/submissions.ts'
import { createWriteQueue } from './sqlite/write-queue.ts'
import type { MailQueue, NewSubmission, RecordResult, Store } from './store.ts'
import { cleanText } from './text.ts'
import { windowOf } from './window.ts'

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

  const eraseDeleted = createEraser(writer, { writes, clock, patienceMs: PATIENCE_MS })

  const submissions = createSubmissions(writer)
  const outbox = createOutbox(writer, 'outbox')
  const visitorMails = createOutbox(writer, 'visitor_mails')
  const nonces = createNonces(writer)
  const settings = createSettings(writer)
  const runDurably = createProgramRunner(writer)
  const runCasually = createProgramRunner(casual)
  const runReading = createProgramRunner(reader)
  const rateHits = createRateHits(casual)
  const mailQueue = (table: MailTable): MailQueue =>
    createMailQueue(createOutbox(reader, table), createOutbox(casual, table), (work) =>
      casualWrites.run(work),
    )
  const read = {
    submissions: createSubmissions(reader),
    settings: createSettings(reader),
  }

  /** Runs under the write lock, so what it looks up cannot change before it writes. */
  const record = (submission: NewSubmission): RecordResult => {
    const { row, idempotencyKey, tokenHash, nonce, mail, visitorMail, now } = submission
    const earlier =
      idempotencyKey !== null
        ? submissions.findByKey(idempotencyKey)
        : tokenHash !== null
          ? submissions.findByToken(tokenHash)
          : null
    if (earlier) return { outcome: 'repeated', submission: earlier }
    if (nonce && !nonces.spend(nonce)) return { outcome: 'nonce-spent' }
    submissions.insert(submission)
    outbox.insert({ ...mail, submissionId: row.id, now })
    if (visitorMail) visitorMails.insert({ ...visitorMail, submissionId: row.id, now })
    runDurably(() => startAlarm(newAlarm(submission)))
    return { outcome: 'stored', submission: row }
  }

  const programs: Programs = {
    write: (program) => writes.run(() => runDurably(program)),
    note: (program) => casualWrites.run(() => runCasually(program)),
    read: async (program) => runReading(program),
  }

  let closing: Promise<void> | undefined
  const close = async (): Promise<void> => {
    await Promise.all([writes.close(), casualWrites.close()])
    for (const connection of [reader, casual, writer]) connection.close()
  }

  return {
    engine: 'sqlite',
    alarms: createAlarmStore(programs, SQLITE_DIALECT, { isShared: false }),
    receipts: createReceiptStore(programs, SQLITE_DIALECT),
    staff: createStaffStore(programs, SQLITE_DIALECT),
    migrate: () => writes.run(() => migrateSqlite(writer, clock())),
    async isReady() {
      if (!reader.isOpen) return false
      verify()
      return isMigrated(reader)
    },
    close: () => (closing ??= close()),

    async findByIdempotencyKey(key) {
      verify()
      return read.submissions.findByKey(cleanText(key))
    },
    async findByTokenHash(tokenHash) {
      verify()
      return read.submissions.findByToken(cleanText(tokenHash))
    },
    async record(submission) {
      const clean = cleanSubmission(submission)
      return await writes.run(() => record(clean))
    },

    getSetting: async (key) => read.settings.get(cleanText(key)),
    setSetting: (key, value) => writes.run(() => settings.set(cleanText(key), cleanText(value))),
    listSettings: async () => read.settings.list(),

    ...mailQueue('outbox'),
    visitorMail: mailQueue('visitor_mails'),
    requeueMail: (id, now) => writes.run(() => outbox.requeue(id, now)),

    listLeads: (filter) =>
      leadPages(filter, (cursor, size) => read.submissions.page(filter, cursor, size)),
    getLead: async (id) => read.submissions.lead(cleanText(id)),
    findLeads: async (idPrefix, limit) =>
      read.submissions.leadsStartingWith(cleanText(idPrefix), limit),
    countLeads: async (filter) => read.submissions.count(filter),
    async purgeLeads(before) {
      const limit = new Date(before).toISOString()
      let purged = 0
      for (;;) {
        const some = await writes.run(() => submissions.purgeSome(limit))
        purged += some
        if (some < PURGE_BATCH) return purged
      }
    },
    eraseDeleted,

    countHit: (key, window) =>
      casualWrites.run(() => rateHits.add({ key: cleanText(key), ...windowOf(window) })),
    async prune(now) {
      await writes.run(() => nonces.prune(now))
      await casualWrites.run(() => rateHits.prune(now))
    },
  }
}

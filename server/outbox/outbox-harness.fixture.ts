/** Test harness of the outbox: a real store with a fake clock and fake timers. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import type { Db } from '#server/db/db.ts'
import { readEnvironment } from '#server/environment.ts'
import { SAMPLE_MAILS } from '#server/outbox/transport/mails.fixture.ts'
import type { MailTransport, OutgoingMail, SendResult } from '#server/outbox/transport/transport.ts'
import type { JobWorker } from '#server/jobs/job-worker.ts'
import type { OutboxApp } from './outbox-app.ts'
import { outboxWorker } from './outbox-worker.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'

const reading = readEnvironment({
  SITE_URL: 'https://keys.example',
  STAFF_EMAIL: 'dispatch@palisade.example',
  MAIL_FROM: 'from@palisade.example',
})
if (!reading.ok) throw new Error(reading.problems.join(' '))
export const ENVIRONMENT = reading.environment

export const START = Date.parse('2031-03-04T05:06:07.000Z')
export const REFUSED: SendResult = {
  ok: false,
  permanent: true,
  error: 'EENVELOPE 550 at RCPT TO',
}
export const DOWN: SendResult = { ok: false, permanent: false, error: 'ECONNREFUSED at connect' }

interface LogLine {
  readonly level: 'info' | 'warn' | 'error'
  readonly fields: object
  readonly message: string
}

interface Outbox extends JobWorker {
  counts(): OutboxApp['mailCounts']
}

interface OutboxHarness {
  readonly db: Db
  readonly now: number
  readonly logged: readonly LogLine[]
  /** Times at which timers are due. */
  readonly timers: readonly { readonly at: number }[]
  /** Moves the clock and runs timers that are due. */
  advance(ms: number): void
  /** Sets the clock back. Timers do not follow the clock: their remaining delays stay the same. */
  setClockBack(ms: number): void
  outbox(transport: MailTransport, changes?: Partial<OutboxApp>): Outbox
  /** Records a submission now; returns its id. */
  record(): Promise<string>
  mailOf(id: string): Promise<Lead['mail'] | undefined>
}

/** Creates a new harness before each test. Call it once in a test file. */
export function useOutboxHarness(): OutboxHarness {
  let folder: string
  let db: Db
  let now: number
  let logged: LogLine[]
  let timers: { at: number; callback: () => void }[]
  let outboxes: Outbox[]

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outbox-'))
    db = openSqlite({ file: join(folder, 'site.db') })
    await db.migrate()
    now = START
    logged = []
    timers = []
    outboxes = []
  })

  afterEach(async () => {
    const stopped = outboxes.map((outbox) => outbox.stop(0))
    advance(0)
    await Promise.all(stopped)
    await db.close()
    await rm(folder, { recursive: true })
  })

  const logger = (level: LogLine['level']) => (fields: object, message: string) => {
    logged.push({ level, fields, message })
  }

  const advance = (ms: number): void => {
    now += ms
    const due = timers.filter(({ at }) => at <= now)
    timers = timers.filter(({ at }) => at > now)
    for (const { callback } of due) callback()
  }

  return {
    get db() {
      return db
    },
    get now() {
      return now
    },
    get logged() {
      return logged
    },
    get timers() {
      return timers
    },
    advance,
    setClockBack(ms) {
      now -= ms
      timers = timers.map(({ at, callback }) => ({ at: at - ms, callback }))
    },
    outbox(transport, changes = {}) {
      const log = { info: logger('info'), warn: logger('warn'), error: logger('error') }
      const mailCounts = { sent: 0, failed: 0, dead: 0, dropped: 0 }
      const worker = outboxWorker({
        db,
        environment: ENVIRONMENT,
        transport,
        pages: { mail: SAMPLE_MAILS },
        mailCounts,
        fetch,
        clock: () => now,
        random: () => 0,
        log,
        setTimer: (ms, callback) => {
          const timer = { at: now + ms, callback }
          timers.push(timer)
          return () => {
            timers = timers.filter((other) => other !== timer)
          }
        },
        ...changes,
      })
      const outbox = { ...worker, counts: () => mailCounts }
      outboxes.push(outbox)
      return outbox
    },
    async record() {
      const submission = sampleSubmission({ now, visitorMail: null })
      await storeSubmission(db, submission)
      return submission.row.id
    },
    mailOf: async (id) => (await db.read((tx) => getLead(tx, id)))?.mail,
  }
}

/** Creates a transport that returns these results in turn, then success, and keeps the mails. */
export function fakeTransport(...results: SendResult[]): MailTransport & { sent: OutgoingMail[] } {
  const sent: OutgoingMail[] = []
  return {
    sent,
    send: async (mail) => {
      sent.push(mail)
      return results.shift() ?? { ok: true }
    },
  }
}

/** Waits until the check passes, for work that continues in promises. */
export async function until(check: () => void | Promise<void>): Promise<void> {
  await vi.waitFor(check, { interval: 2, timeout: 5000 })
}

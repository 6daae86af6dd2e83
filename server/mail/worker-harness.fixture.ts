/** Test harness of a mail worker: a real store with a fake clock and fake timers. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { sampleSubmission } from '#server/store/sample-submission.fixture.ts'
import { openSqlite } from '#server/store/sqlite.ts'
import type { Lead } from '#server/store/lead.ts'
import type { Db } from '#server/store/db.ts'
import { SAMPLE_MAILS } from './mails.fixture.ts'
import { createStaffComposer, type StaffComposerDeps } from './staff-composer.ts'
import type { MailTransport, OutgoingMail, SendResult } from './transport.ts'
import { createMailWorker, type MailWorker, type MailWorkerDeps } from './mail-worker.ts'
import { staffMails } from '#server/store/mail-queue.ts'
import { getSetting } from '#server/store/setting-queries.ts'
import { storeSubmission } from '#server/store/record.ts'
import { getLead } from '#server/store/lead-queries.ts'

export const START = Date.parse('2031-03-04T05:06:07.000Z')
export const REFUSED: SendResult = {
  ok: false,
  permanent: true,
  error: 'EENVELOPE 550 at RCPT TO',
}
export const DOWN: SendResult = { ok: false, permanent: false, error: 'ECONNREFUSED at connect' }

export interface LogLine {
  readonly level: 'info' | 'warn' | 'error'
  readonly fields: object
  readonly message: string
}

export interface WorkerHarness {
  readonly store: Db
  readonly now: number
  readonly logged: readonly LogLine[]
  /** Times at which timers are due. */
  readonly timers: readonly { readonly at: number }[]
  /** Moves the clock and runs timers that are due. */
  advance(ms: number): void
  /** Sets the clock back. Timers do not follow the clock: their remaining delays stay the same. */
  setClockBack(ms: number): void
  worker(transport: MailTransport, changes?: WorkerChanges): MailWorker
  /** Records a submission now; returns its id. */
  record(): Promise<string>
  mailOf(id: string): Promise<Lead['mail'] | undefined>
}

type WorkerChanges = Partial<MailWorkerDeps & Pick<StaffComposerDeps, 'createAcceptLink'>>

/** Creates a new harness before each test. Call it once in a test file. */
export function useWorkerHarness(): WorkerHarness {
  let folder: string
  let store: Db
  let now: number
  let logged: LogLine[]
  let timers: { at: number; callback: () => void }[]
  let workers: MailWorker[]

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'worker-'))
    store = openSqlite({ file: join(folder, 'site.db') })
    await store.migrate()
    now = START
    logged = []
    timers = []
    workers = []
  })

  afterEach(async () => {
    const stopped = workers.map((worker) => worker.stop(0))
    advance(0)
    await Promise.all(stopped)
    await store.close()
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
    get store() {
      return store
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
    worker(transport, changes = {}) {
      const log = { info: logger('info'), warn: logger('warn'), error: logger('error') }
      const { createAcceptLink = async (id) => `https://keys.example/a/${id}`, ...others } = changes
      const worker = createMailWorker({
        store: staffMails(store),
        transport,
        clock: () => now,
        random: () => 0,
        log,
        audience: 'staff',
        compose: createStaffComposer({
          staffEmail: ['dispatch@palisade.example'],
          from: 'from@palisade.example',
          clock: () => now,
          createAcceptLink,
          staffUrl: 'https://keys.example',
          findOtherLead: async () => null,
          readSetting: (key) => store.read((tx) => getSetting(tx, key)),
          mails: SAMPLE_MAILS,
          log,
        }),
        setTimer: (ms, callback) => {
          const timer = { at: now + ms, callback }
          timers.push(timer)
          return () => {
            timers = timers.filter((other) => other !== timer)
          }
        },
        ...others,
      })
      workers.push(worker)
      return worker
    },
    async record() {
      const submission = sampleSubmission({ now })
      await storeSubmission(store, submission)
      return submission.row.id
    },
    mailOf: async (id) => (await store.read((tx) => getLead(tx, id)))?.mail,
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

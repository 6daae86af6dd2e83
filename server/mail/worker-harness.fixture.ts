import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { sampleSubmission } from '#server/store/sample-submission.fixture.ts'
import { openSqliteStore } from '#server/store/sqlite.ts'
import type { Lead, Store } from '#server/store/store.ts'
import { createStaffComposer, type StaffComposerOptions } from './staff-composer.ts'
import type { MailTransport, OutgoingMail, SendResult } from './transport.ts'
import { createMailWorker, type MailWorker, type MailWorkerOptions } from './worker.ts'

/** A worker's surroundings for tests: a real store, a clock and timers that stand still. */

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
  readonly store: Store
  readonly now: number
  readonly logged: readonly LogLine[]
  /** When each timer is due. */
  readonly timers: readonly { readonly at: number }[]
  /** Moves the clock and runs what became due. */
  advance(ms: number): void
  /** Sets the clock back; timers, which do not follow the clock, stay as far off as they were. */
  setClockBack(ms: number): void
  worker(transport: MailTransport, changes?: WorkerChanges): MailWorker
  /** Records a request now; returns its id. */
  record(): Promise<string>
  mailOf(id: string): Promise<Lead['mail'] | undefined>
}

type WorkerChanges = Partial<MailWorkerOptions & Pick<StaffComposerOptions, 'takeLink'>>

/** Call once in a test file; every test gets a new stage. */
export function useWorkerHarness(): WorkerHarness {
  let folder: string
  let store: Store
  let now: number
  let logged: LogLine[]
  let timers: { at: number; callback: () => void }[]
  let workers: MailWorker[]

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'worker-'))
    store = openSqliteStore({ file: join(folder, 'site.db') })
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
      const { takeLink = async (id) => `https://keys.example/a/${id}`, ...others } = changes
      const worker = createMailWorker({
        store,
        transport,
        clock: () => now,
        random: () => 0,
        log,
        audience: 'staff',
        prune: (time) => store.prune(time),
        compose: createStaffComposer({
          staffAddresses: ['dispatch@palisade.example'],
          from: 'from@palisade.example',
          clock: () => now,
          takeLink,
          siteUrl: 'https://keys.example',
          readSetting: (key) => store.getSetting(key),
          log,
        }),
        after: (ms, callback) => {
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
      await store.record(submission)
      return submission.row.id
    },
    mailOf: async (id) => (await store.getLead(id))?.mail,
  }
}

/** A transport that answers in turn, then always with success, and keeps what it was given. */
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

/** Waits until this holds, for what happens between promises. */
export async function until(check: () => void | Promise<void>): Promise<void> {
  await vi.waitFor(check, { interval: 2, timeout: 5000 })
}

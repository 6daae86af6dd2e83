/**
 * Test harness of an alarm engine: a real store with a fake clock, fake timers and fake channels.
 */

import { presses } from './presses.fixture.ts'
import { mortal } from './mortal-db.fixture.ts'
import { CHANNEL_KINDS, type ChannelKind } from '#domain/alarm/channels.ts'
import type { News } from '#domain/alarm/notice-kind.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach } from 'vitest'
import type { JobWorker } from '#server/jobs/job-worker.ts'
import { type SampleChanges, sampleOfAnother } from '#server/db/sample-submission.fixture.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import type { Db } from '#server/db/db.ts'
import { type Channel, type Notice, type SendOutcome } from './channel.ts'
import { type CallService, createCallService } from './call-service.ts'
import { createAlarmEngine, type EngineDeps } from './engine.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { addStaffMember } from '#server/db/tables/staff-members.ts'
import { alarmStats } from '#server/alarm/escalation/alarm-stats.ts'

/** Noon where the business is. */
export const START = Date.parse('2031-03-04T17:00:00.000Z')
export const SENT: SendOutcome = { outcome: 'sent', providerId: null }

export interface Sent {
  readonly channel: ChannelKind
  /** Seconds since the start. */
  readonly at: number
  readonly notice: Notice
}

export interface HarnessEngine extends Omit<JobWorker, 'isRunning'> {
  /**
   * Kills the engine like `kill -9` after this many more operations of the store, and starts
   * another one. Its unfinished work stays unfinished until its leases expire.
   * @param onDeath called when it is killed
   */
  killAfter(operations: number, onDeath?: () => void): void
}

export interface EngineHarness {
  readonly store: Db
  readonly leads: ReturnType<typeof presses>
  readonly calls: CallService
  now: number
  readonly sent: readonly Sent[]
  /** Provider ids of the calls that were ended. */
  readonly ended: readonly string[]
  readonly logged: readonly { level: string; fields: object; message: string }[]
  /** Answer of the channels; SENT by default. */
  answer: (notice: Notice) => SendOutcome | Promise<SendOutcome>
  /** Rows of the settings table. */
  readonly settings: Record<string, string>
  /** Fake timers, for every part of the alarm that a test starts. */
  readonly setTimer: NonNullable<EngineDeps['setTimer']>
  readonly log: EngineDeps['log']
  /** Runs timers that are due. */
  runTimers(): void
  engine(changes?: Partial<EngineDeps>): HarnessEngine
  /** By default of another customer than the others. */
  record(changes?: SampleChanges): Promise<string>
  /** Adds a staff member with a mailbox, a browser and a telephone; returns the id. */
  addStaffMember(name: string, phone?: string, language?: 'en' | 'es'): Promise<string>
  /** Lets the engine process everything that is due now. */
  processDue(): Promise<void>
  /** Moves the clock and lets the engine process everything at the time when it is due. */
  advanceClock(ms: number): Promise<void>
  /** Lists sent notices as `SECONDS channel recipient kind`, in order; news by its event. */
  sentNotices(): readonly string[]
}

/** Names a notice by its kind, and news by the event that it tells. */
export const nameOf = ({ kind, payload }: Notice): string =>
  kind === 'news' ? (JSON.parse(payload) as News).event : kind

export function useEngineHarness(): EngineHarness {
  let folder: string
  let timers: { at: number; callback: () => void }[]
  let engines: JobWorker[]
  const harness = {} as { -readonly [Part in keyof EngineHarness]: EngineHarness[Part] }

  const settings = {
    clock: () => harness.now,
    randomId: () => crypto.randomUUID(),
    staffEmail: ['dispatch@palisade.example'],
    callsPerDay: 60,
  }

  const runTimers = (): void => {
    const due = timers.filter(({ at }) => at <= harness.now)
    timers = timers.filter(({ at }) => at > harness.now)
    for (const { callback } of due) callback()
  }

  const setTimer: NonNullable<EngineDeps['setTimer']> = (ms, callback) => {
    const timer = { at: harness.now + ms, callback }
    timers.push(timer)
    return () => {
      timers = timers.filter((other) => other !== timer)
    }
  }

  const channel = (kind: ChannelKind): Channel => ({
    kind,
    async send(notice) {
      const at = (harness.now - START) / 1000
      ;(harness.sent as Sent[]).push({ channel: kind, at, notice })
      return await harness.answer(notice)
    },
    ...(kind === 'call' && {
      async end(providerId: string) {
        ;(harness.ended as string[]).push(providerId)
      },
    }),
  })

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'alarm-'))
    const store = openSqlite({ file: join(folder, 'site.db') })
    await store.migrate()
    timers = []
    engines = []
    const shared = {
      ...settings,
      store,
      configuredChannels: new Set(CHANNEL_KINDS),
    }
    store.onWrite(() => engines.forEach((engine) => engine.nudge()))
    Object.assign(harness, {
      store,
      now: START,
      sent: [],
      ended: [],
      logged: [],
      settings: {},
      answer: () => SENT,
      leads: presses({ ...shared, settings: shared }),
      calls: createCallService(shared),
    })
  })

  afterEach(async () => {
    const stopped = engines.map((engine) => engine.stop(0))
    runTimers()
    await Promise.all(stopped)
    await harness.store.close()
    await rm(folder, { recursive: true })
  })

  const logger = (level: string) => (fields: object, message: string) => {
    harness.logged = [...harness.logged, { level, fields, message }]
  }

  harness.setTimer = setTimer
  harness.runTimers = runTimers
  harness.log = { info: logger('info'), warn: logger('warn'), error: logger('error') }

  harness.engine = (changes = {}) => {
    let current: JobWorker
    let operationsLeft = Infinity
    let onDeath: (() => void) | undefined

    const launch = (): void => {
      const cancels: (() => void)[] = []
      const engine = createAlarmEngine({
        store: mortal(harness.store, hasDied),
        channels: new Map(CHANNEL_KINDS.map((kind) => [kind, channel(kind)])),
        arrivalSms: null,
        textBack: null,
        readSetting: async (key) => harness.settings[key] ?? null,
        random: () => 0,
        setTimer(ms, callback) {
          const cancel = setTimer(ms, callback)
          cancels.push(cancel)
          return cancel
        },
        log: harness.log,
        staffUrl: 'https://keys.example',
        ...settings,
        ...changes,
      })
      function hasDied(): boolean {
        if (engine === current && --operationsLeft < 0) {
          operationsLeft = Infinity
          onDeath?.()
          for (const cancel of cancels) cancel()
          engines = engines.filter((other) => other !== engine)
          launch()
        }
        if (engine === current) return false
        // Writes of the dead engine may be due now.
        current.nudge()
        return true
      }
      current = engine
      engines.push(engine)
      engine.start()
    }
    launch()
    return {
      start: () => current.start(),
      nudge: () => current.nudge(),
      async stop(graceMs) {
        engines = engines.filter((other) => other !== current)
        return await current.stop(graceMs)
      },
      killAfter(operations, tell) {
        operationsLeft = operations
        onDeath = tell
      },
    }
  }

  harness.record = async (changes = {}) => {
    const submission = sampleOfAnother({ now: harness.now, ...changes })
    await storeSubmission(harness.store, submission)
    return submission.row.id
  }

  harness.addStaffMember = async (name, phone, language = 'en') => {
    const id = crypto.randomUUID()
    const put = (kind: ChannelKind, key: string, address: object) => ({
      id: crypto.randomUUID(),
      kind,
      addressKey: key,
      address: JSON.stringify({ kind, ...address }),
    })
    const box = `${name.toLowerCase()}@palisade.example`
    const subscription = {
      endpoint: `https://push.example/${name}`,
      keys: { p256dh: '', auth: '' },
    }
    await harness.store.write((tx) =>
      addStaffMember(tx, {
        id,
        name,
        language,
        now: harness.now,
        channels: [
          put('mail', box, { to: [box] }),
          put('push', subscription.endpoint, { subscription }),
          ...(phone === undefined
            ? []
            : [put('call', phone, { phone }), put('sms', phone, { phone })]),
        ],
      }),
    )
    return id
  }

  const isQuiet = async (): Promise<boolean> => {
    const { oldestDueAt } = await harness.store.read((tx) => alarmStats(tx, harness.now))
    // A notice that is being sent has timers of its own; an idle engine has one, its next poll.
    return oldestDueAt === null && timers.length === engines.length
  }

  harness.processDue = async () => {
    for (const engine of engines) engine.nudge()
    for (let calm = 0; calm < 3; calm = (await isQuiet()) ? calm + 1 : 0) await setImmediate()
  }

  harness.advanceClock = async (ms) => {
    const until = harness.now + ms
    runTimers()
    await harness.processDue()
    while (harness.now < until) {
      const { oldestDueAt } = await harness.store.read((tx) => alarmStats(tx, until))
      harness.now = Math.min(until, Math.max(harness.now + 1, oldestDueAt ?? until))
      runTimers()
      await harness.processDue()
    }
  }

  harness.sentNotices = () =>
    harness.sent.map(({ channel: kind, at, notice }) =>
      [`${at}s`, kind, notice.staffMember?.name ?? '', nameOf(notice)].filter(Boolean).join(' '),
    )

  return harness
}

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
import type { Environment } from '#server/environment.ts'
import type { SetTimer } from '#server/jobs/timer.ts'
import { recordCallback, type ProviderCallback } from './call-callbacks/provider-callback.ts'
import { type Channel, NOT_SET_UP, type Notice, type SendOutcome } from './channel.ts'
import { channelApp, environmentOf } from './channel-app.fixture.ts'
import type { Senders } from './channels/channels.ts'
import type { AlarmApp } from './alarm-app.ts'
import { alarmEngine } from './engine.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { addStaffMember } from '#server/db/tables/staff-members.ts'
import { alarmStats } from '#server/alarm/escalation/alarm-stats.ts'

/** Noon where the business is. */
export const START = Date.parse('2031-03-04T17:00:00.000Z')
const ENVIRONMENT = environmentOf({ ALARM_CALLS_PER_DAY: '60' })
export const SENT: SendOutcome = { outcome: 'sent', providerId: null }

export interface Sent {
  readonly channel: ChannelKind
  /** Seconds since the start. */
  readonly at: number
  readonly notice: Notice
}

interface HarnessEngine extends Omit<JobWorker, 'isRunning'> {
  /**
   * Kills the engine like `kill -9` after this many more operations of the database, and starts
   * another one. Its unfinished work stays unfinished until its leases expire.
   * @param onDeath called when it is killed
   */
  killAfter(operations: number, onDeath?: () => void): void
}

interface EngineChanges {
  /** Channels that are set up, and what sends them; by default all, which only note what they get. */
  readonly channels?: Partial<Senders>
  readonly environment?: Partial<Environment>
}

export interface EngineHarness {
  readonly db: Db
  readonly leads: ReturnType<typeof presses>
  /** What the alarm runs with, but for its senders. */
  readonly app: AlarmApp
  now: number
  readonly sent: readonly Sent[]
  /** Provider ids of the calls that were ended. */
  readonly ended: readonly string[]
  readonly logged: readonly { level: string; fields: object; message: string }[]
  /** Answer of the channels; SENT by default. */
  answer: (notice: Notice) => SendOutcome | Promise<SendOutcome>
  /** Rows of the settings table. */
  readonly settings: Record<string, string>
  /** Runs timers that are due. */
  runTimers(): void
  engine(changes?: EngineChanges): HarnessEngine
  /** Reports a status of the call or text message of a notice, as Twilio does. */
  report(noticeId: string, callback: ProviderCallback): Promise<void>
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

  const runTimers = (): void => {
    const due = timers.filter(({ at }) => at <= harness.now)
    timers = timers.filter(({ at }) => at > harness.now)
    for (const { callback } of due) callback()
  }

  const setTimer: SetTimer = (ms, callback) => {
    const timer = { at: harness.now + ms, callback }
    timers.push(timer)
    return () => {
      timers = timers.filter((other) => other !== timer)
    }
  }

  const channel = (kind: ChannelKind): Channel => ({
    isSetUp: () => true,
    async send(_app, notice) {
      const at = (harness.now - START) / 1000
      ;(harness.sent as Sent[]).push({ channel: kind, at, notice })
      return await harness.answer(notice)
    },
    ...(kind === 'call' && {
      async end(_app, providerId: string) {
        ;(harness.ended as string[]).push(providerId)
      },
    }),
  })

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'alarm-'))
    const db = openSqlite({ file: join(folder, 'site.db') })
    await db.migrate()
    timers = []
    engines = []
    const app: AlarmApp = {
      ...channelApp(db, { clock: () => harness.now, environment: ENVIRONMENT }),
      noticeSettings: {
        configuredChannels: new Set(CHANNEL_KINDS),
        staffEmail: ENVIRONMENT.staffEmail,
      },
      settings: { get: async (key) => harness.settings[key] ?? null },
      random: () => 0,
      randomId: () => crypto.randomUUID(),
      setTimer,
      log: { info: logger('info'), warn: logger('warn'), error: logger('error') },
    }
    db.onWrite(() => engines.forEach((engine) => engine.nudge()))
    Object.assign(harness, {
      db,
      now: START,
      sent: [],
      ended: [],
      logged: [],
      settings: {},
      answer: () => SENT,
      app,
      leads: presses({ ...app, settings: app.noticeSettings }),
    })
  })

  afterEach(async () => {
    const stopped = engines.map((engine) => engine.stop(0))
    runTimers()
    await Promise.all(stopped)
    await harness.db.close()
    await rm(folder, { recursive: true })
  })

  const logger = (level: string) => (fields: object, message: string) => {
    harness.logged = [...harness.logged, { level, fields, message }]
  }

  harness.runTimers = runTimers

  harness.report = (noticeId, callback) => recordCallback(harness.app, noticeId, callback)

  harness.engine = ({ environment, channels } = {}) => {
    const used = channels ?? Object.fromEntries(CHANNEL_KINDS.map((kind) => [kind, channel(kind)]))
    const none: Channel = { isSetUp: () => false, send: async () => NOT_SET_UP }
    const senders = Object.fromEntries(
      CHANNEL_KINDS.map((kind) => [kind, used[kind] ?? none]),
    ) as Senders
    const configuredChannels = new Set(CHANNEL_KINDS.filter((kind) => used[kind] !== undefined))
    let current: JobWorker
    let operationsLeft = Infinity
    let onDeath: (() => void) | undefined

    const launch = (): void => {
      const cancels: (() => void)[] = []
      const engine = alarmEngine(
        {
          ...harness.app,
          db: mortal(harness.db, hasDied),
          environment: { ...ENVIRONMENT, ...environment },
          noticeSettings: { ...harness.app.noticeSettings, configuredChannels },
          setTimer(ms, callback) {
            const cancel = setTimer(ms, callback)
            cancels.push(cancel)
            return cancel
          },
        },
        senders,
      )
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
    await storeSubmission(harness.db, submission)
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
    await harness.db.write((tx) =>
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
    const { oldestDueAt } = await harness.db.read((tx) => alarmStats(tx, harness.now))
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
      const { oldestDueAt } = await harness.db.read((tx) => alarmStats(tx, until))
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

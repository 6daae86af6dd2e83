import type { Environment } from '#server/environment.ts'
import { createSettings } from '#server/http/settings-snapshot.ts'
import type { MailLog } from '#server/mail/log.ts'
import { type After, afterRealTime } from '#server/mail/timer.ts'
import type { MailTransport } from '#server/mail/transport.ts'
import { hashOfToken, randomToken } from '#server/receipt-token/token.ts'
import type { Store } from '#server/store/store.ts'
import { canarySender } from './canary/sender.ts'
import { startCanary } from './canary/canary.ts'
import { createChannels } from './channels/channels.ts'
import { createVapidStore } from './channels/push/vapid-store.ts'
import { type AlarmCounts, createAlarmCounts } from './counts.ts'
import { TOKEN_LIFE_MS } from './deliver.ts'
import type { AlarmDesk } from './desk.ts'
import { type AlarmEngine, createAlarmEngine } from './engine.ts'
import { createStaffDesk, type StaffDesk } from './staff-desk.ts'
import { createAlarmDesk } from './store-desk.ts'
import { createVisitorDesk, type VisitorDesk } from './visitor-desk.ts'
import { startWatchdog } from './watchdog.ts'

export interface AlarmDeps {
  readonly environment: Environment
  readonly store: Store
  readonly transport: MailTransport
  readonly fetch: typeof globalThis.fetch
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** 0 up to, not including, 1. */
  readonly random: () => number
  /** A new UUID. */
  readonly randomId: () => string
  /** Real timers by default. */
  readonly after?: After
}

/** The whole alarm of one server: what the pages ask, what is counted, and the engine that rings. */
export interface Alarm {
  readonly desk: AlarmDesk
  readonly visitors: VisitorDesk
  readonly staff: StaffDesk
  readonly counts: AlarmCounts
  /** Something may be due now; nothing happens before `start`. */
  nudge(): void
  /** A link for the mail that tells staff of a request (R109). */
  takeLink(submissionId: string): Promise<string>
  /** Begins to ring, to watch, and to prove that it lives. Call it when the port is open. */
  start(log: MailLog): void
  /** As `AlarmEngine.stop`. */
  stop(graceMs: number): Promise<boolean>
}

export function createAlarm(deps: AlarmDeps): Alarm {
  const { environment, store, clock, randomId, fetch, after = afterRealTime } = deps
  const { staffEmail, siteUrl, alarmCallsPerDay: callsPerDay, heartbeatUrl } = environment
  const channels = createChannels(deps)
  const counts = createAlarmCounts({ store, clock })
  let engine: AlarmEngine | undefined
  const stoppers: (() => void)[] = []
  const nudge = (): void => engine?.nudge()
  const setUp = new Set(channels.keys())
  const desks = { store, clock, nudge, setUp, staffEmail, randomId }
  const desk = createAlarmDesk({ ...desks, counts })

  return {
    desk,
    visitors: createVisitorDesk(desks),
    staff: createStaffDesk({ ...desks, counts }),
    counts,
    nudge,
    async takeLink(submissionId) {
      const token = randomToken()
      const now = clock()
      await store.alarms.addToken({
        hash: hashOfToken(token),
        submissionId,
        now,
        expiresAt: now + TOKEN_LIFE_MS,
      })
      return `${siteUrl}/a/${token}`
    },
    start(log) {
      // Made before the first browser asks for them (R108).
      createVapidStore(deps)
        .keys()
        .catch((error: unknown) => log.warn({ err: error }, 'push keys not made yet'))
      const settings = createSettings({
        store,
        clock,
        onFailure: (error) => log.warn({ err: error }, 'alarm plans unreadable, the last are used'),
      })
      engine = createAlarmEngine({
        ...deps,
        after,
        log,
        channels,
        canary: canarySender(desk),
        counts,
        readSetting: (key) => settings.get(key),
        staffEmail,
        siteUrl,
        callsPerDay,
      })
      engine.start()
      stoppers.push(startWatchdog({ store, clock, after, log, fetch, heartbeatUrl }))
      if (environment.canary)
        stoppers.push(startCanary({ store, clock, after, log, randomId, counts, nudge }))
    },
    async stop(graceMs) {
      for (const stop of stoppers) stop()
      return (await engine?.stop(graceMs)) ?? true
    },
  }
}

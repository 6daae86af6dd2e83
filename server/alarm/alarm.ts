import type { Environment } from '#server/environment.ts'
import { createSettingsCache } from '#server/site/settings-cache.ts'
import type { JobLog } from '#server/jobs/job-deps.ts'
import type { JobWorker, JobWorkerDeps } from '#server/jobs/job-worker.ts'
import { createSecret } from '#server/secrets/secret.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import type { Db } from '#server/db/db.ts'
import { twilioCredentials } from '#server/environment/twilio-credentials.ts'
import type { MailTransport } from '#server/outbox/transport/transport.ts'
import type { Mails } from '#server/pages/create-pages.tsx'
import { createChannels, phoneOptions } from './channels/channels.ts'
import { providerChecks } from './channels/provider-checks.ts'
import { createArrivalSms } from './channels/twilio/send-arrival-sms.ts'
import { createTextBack } from './channels/twilio/send-text-back.ts'
import { readVapidKeys } from './channels/push/vapid-store.ts'
import { createAlarmEngine } from './engine.ts'
import { createCallService } from './call-service.ts'
import { watchProviders } from './provider-watch.ts'
import { startWatchdog } from './watchdog.ts'

export interface AlarmDeps extends Omit<JobWorkerDeps, 'log'> {
  readonly environment: Environment
  readonly store: Db
  readonly transport: MailTransport
  readonly mails: Mails
  readonly fetch: typeof globalThis.fetch
  readonly randomId: () => string
}

export type Alarm = ReturnType<typeof createAlarm>

/** Creates the alarm of one server: the engine, what calls do, and links in mails. */
export function createAlarm(deps: AlarmDeps) {
  const { environment, store, clock, randomId, fetch, setTimer } = deps
  const { staffEmail, staffUrl, alarmCallsPerDay: callsPerDay, heartbeatUrl } = environment
  const readSecret = createSecret(store)
  const channels = createChannels({ ...deps, readSecret })
  const twilio = twilioCredentials(environment)
  let engine: JobWorker | undefined
  const stopCallbacks: (() => void)[] = []

  return {
    /** Which channels and staff addresses notices may use. */
    noticeSettings: { configuredChannels: new Set(channels.keys()), staffEmail } as NoticeSettings,
    calls: createCallService({ store, clock, randomId, callsPerDay }),
    /** Starts the engine and the watchdog. Call it when the port is open. */
    start(log: JobLog): void {
      // Created before the first browser asks for the keys.
      readVapidKeys(store).catch((error: unknown) =>
        log.warn({ err: error }, 'push keys not made yet'),
      )
      const settings = createSettingsCache({
        store,
        clock,
        onFailure: (error) => log.warn({ err: error }, 'alarm plans unreadable, the last are used'),
      })
      engine = createAlarmEngine({
        ...deps,
        log,
        channels,
        arrivalSms:
          twilio &&
          createArrivalSms(phoneOptions(twilio, deps), store, {
            staffUrl,
            readSecret,
          }),
        textBack: twilio && createTextBack(phoneOptions(twilio, deps), store),
        readSetting: (key) => settings.get(key),
        staffEmail,
        staffUrl,
        callsPerDay,
      })
      engine.start()
      stopCallbacks.push(store.onWrite(engine.nudge))
      stopCallbacks.push(startWatchdog({ store, clock, setTimer, log, fetch, heartbeatUrl }))
      stopCallbacks.push(
        watchProviders({
          store,
          clock,
          setTimer,
          log,
          settings: { configuredChannels: new Set(channels.keys()), staffEmail },
          providers: providerChecks(environment).map(({ provider, check }) => ({
            provider,
            check: () => check({ fetch, clock, listStaff: () => store.read(listStaff) }),
          })),
        }),
      )
    },
    /** See `JobWorker.stop`. */
    async stop(graceMs: number): Promise<boolean> {
      for (const stop of stopCallbacks) stop()
      return (await engine?.stop(graceMs)) ?? true
    },
  }
}

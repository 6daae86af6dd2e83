import type { Environment } from '#server/platform/environment.ts'
import { createSettingsCache } from '#server/site/settings-cache.ts'
import type { JobLog } from '#server/platform/jobs/job-deps.ts'
import type { JobWorker, JobWorkerDeps } from '#server/platform/jobs/job-worker.ts'
import { hashOfToken, randomToken } from '#server/platform/secrets/token.ts'
import { createStatusPageTokens } from '#server/platform/status-page-token/token-factory.ts'
import { createSecret } from '#server/platform/secrets/secret.ts'
import type { NoticeSettings } from '#server/store/notice.ts'
import type { Store } from '#server/operations.ts'
import { createCanarySender } from './canary/canary-sender.ts'
import { startCanary } from './canary/canary.ts'
import { twilioCredentials } from '#server/platform/environment/twilio-credentials.ts'
import type { ChannelMap } from './channel.ts'
import { phoneOptions } from './channels/channels.ts'
import { providerChecks } from './channels/provider-checks.ts'
import { createArrivalSms } from './channels/twilio/send-arrival-sms.ts'
import { createTextBack } from './channels/twilio/send-text-back.ts'
import { readVapidKeys } from './channels/push/vapid-store.ts'
import { ACCEPT_TOKEN_LIFETIME_MS } from './deliver-notice.ts'
import type { LeadService } from '#server/leads/lead-service.ts'
import { createAlarmEngine } from './engine.ts'
import { createCallService } from './call-service.ts'
import { createDiskCheck, MIN_FREE_BYTES_OPTIONAL } from '#server/platform/http/readiness.ts'
import { watchProviders } from './provider-watch.ts'
import { startWatchdog } from './watchdog.ts'

export interface AlarmDeps extends Omit<JobWorkerDeps, 'log'> {
  readonly environment: Environment
  readonly store: Store
  readonly channels: ChannelMap
  /** Accepts a canary. */
  readonly leads: Pick<LeadService, 'accept'>
  readonly fetch: typeof globalThis.fetch
  readonly randomId: () => string
  /** See `AppDeps`. */
  readonly freeBytes: () => Promise<number | null>
}

export type Alarm = ReturnType<typeof createAlarm>

/** Creates the alarm of one server: the engine, what calls do, and links in mails. */
export function createAlarm(deps: AlarmDeps) {
  const { environment, store, clock, randomId, fetch, setTimer, channels, leads } = deps
  const { staffEmail, staffUrl, alarmCallsPerDay: callsPerDay, heartbeatUrl } = environment
  const readSecret = createSecret(store)
  const twilio = twilioCredentials(environment)
  let engine: JobWorker | undefined
  const stopCallbacks: (() => void)[] = []
  const nudge = (): void => engine?.nudge()

  return {
    /** Which channels and staff addresses notices may use. */
    noticeSettings: { configuredChannels: new Set(channels.keys()), staffEmail } as NoticeSettings,
    calls: createCallService({ store, clock, nudge, randomId, callsPerDay }),
    /** Polls now; no effect before `start`. */
    nudge,
    /** Creates a link for the mail that announces a lead to staff. */
    async createAcceptLink(submissionId: string): Promise<string> {
      const token = randomToken()
      const now = clock()
      await store.notices.addToken({
        hash: hashOfToken(token),
        submissionId,
        now,
        expiresAt: now + ACCEPT_TOKEN_LIFETIME_MS,
      })
      return `${staffUrl}/a/${token}`
    },
    /** Starts the engine, the watchdog and the canary. Call it when the port is open. */
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
        canary: createCanarySender(leads),
        arrivalSms:
          twilio &&
          createArrivalSms(phoneOptions(twilio, deps), store, {
            staffUrl,
            deriveStatusPageToken: createStatusPageTokens(readSecret),
          }),
        textBack: twilio && createTextBack(phoneOptions(twilio, deps), store),
        readSetting: (key) => settings.get(key),
        staffEmail,
        staffUrl,
        callsPerDay,
      })
      engine.start()
      stopCallbacks.push(startWatchdog({ store, clock, setTimer, log, fetch, heartbeatUrl }))
      const { listStaff } = store.staff
      stopCallbacks.push(
        watchProviders({
          store,
          clock,
          setTimer,
          log,
          randomId,
          nudge,
          staffEmail,
          providers: providerChecks(environment).map(({ provider, check }) => ({
            provider,
            check: () => check({ fetch, clock, listStaff }),
          })),
        }),
      )
      if (environment.canary)
        stopCallbacks.push(
          startCanary({
            store,
            clock,
            setTimer,
            log,
            randomId,
            nudge,
            hasOptionalSpace: createDiskCheck(deps.freeBytes, clock, MIN_FREE_BYTES_OPTIONAL),
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

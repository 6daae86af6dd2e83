import { mailSender, staffMailbox } from '#domain/business/mailboxes.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Alarm } from './notify/alarm.ts'
import { overdueSeconds } from './notify/watchdog.ts'
import { createAltcha } from './submissions/captcha/altcha.ts'
import type { VerifyCaptcha } from './submissions/captcha/captcha-result.ts'
import { createCaptcha, PROVIDER_KEY } from './submissions/captcha/captcha.ts'
import { createRecaptcha } from './submissions/captcha/recaptcha.ts'
import type { Environment } from './environment.ts'
import { clientAddress } from './http/client-address.ts'
import { createConcurrencyLimit } from './http/concurrency-limit.ts'
import {
  createDiskCheck,
  createReadiness,
  MIN_FREE_BYTES_OPTIONAL,
  MIN_FREE_BYTES_PHOTOS,
} from './http/readiness.ts'
import type { CONNECTION_CAPS } from './http/connections.ts'
import type { ConnectionLimits } from './http/server-options.ts'
import { createUploadSlots } from './http/upload-slots.ts'
import type { Publishing } from './business/publishing.ts'
import type { ReadInstallation } from './site/installation.ts'
import type { SettingsCache } from './site/settings-cache.ts'
import type { Site } from './site/site.ts'
import type { Pages } from './pages/create-pages.tsx'
import { createIntake } from './submissions/intake/intake.ts'
import { createPhotoConverter } from './photos/convert-photo.ts'
import { validateSubmissions } from './submissions/intake/submission-body.ts'
import { createRateLimits, NO_RATE_LIMITS } from './submissions/limits/rate-limits.ts'
import { createCustomerNetwork } from './submissions/intake/customer-network.ts'
import { createStatusMailRule } from './submissions/intake/status-mail.ts'
import type { CallActions, LinkActions } from './leads/link-actions.ts'
import type { LogStream } from './log/log.ts'
import type { Outbox } from './outbox/outbox-worker.ts'
import { createMetrics } from './metrics/metrics.ts'
import { createSecret } from './secrets/secret.ts'
import { createStatusPageTokens } from './status-page-token/token-factory.ts'
import { staffMailboxes } from './leads/outgoing/new-notice.ts'
import { PHOTO_BUDGET } from '#domain/submission/photo-limits.ts'
import type { Db } from '#server/store/db.ts'
import { hasPhotoRoom } from '#server/leads/status-page.ts'
import { listStaff } from '#server/store/staff-members.ts'

/** Dependencies that the application does not create itself. */
export interface AppDeps {
  readonly environment: Environment
  readonly store: Db
  readonly site: Site
  readonly settings: SettingsCache
  readonly installation: ReadInstallation
  readonly pages: Pages
  readonly mail: Pick<Outbox, 'counts'>
  readonly publishing: Publishing
  readonly leads: LinkActions & CallActions
  readonly alarm: Pick<Alarm, 'calls' | 'noticeSettings'>
  readonly logStream: LogStream
  readonly clock: () => number
  readonly randomId: () => string
  readonly fetch: typeof globalThis.fetch
  /** Free bytes on the volume of the embedded database; `null` when unknown. */
  readonly freeBytes: () => Promise<number | null>
  readonly isStopping: () => boolean
  /** Answers requests for sources in development. */
  readonly middleware?: (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void
  /** Default to the production limits; tests shorten them. */
  readonly connectionLimits?: ConnectionLimits
  readonly connectionCaps?: typeof CONNECTION_CAPS
}

/** Dependencies of the routes; each route names those that it uses. */
export type RouteDeps = ReturnType<typeof createRouteDeps>

/** Concurrent submissions; the server refuses more with a time to retry. */
const MAX_CONCURRENT_WRITES = 200
/** Photos that are received or converted at the same time; each may have 10 MB. */
const MAX_UPLOADS = 6
const MAX_UPLOADS_PER_NETWORK = 2

/** Creates the dependencies that routes share. Nothing runs before the first request. */
export function createRouteDeps(deps: AppDeps, app: FastifyInstance) {
  const { environment, store, clock, randomId, mail, pages } = deps
  const { settings } = deps
  const limits = environment.rateLimit
    ? createRateLimits({
        store,
        clock,
        onFailure: (error) => app.log.warn({ err: error }, 'rate not counted'),
      })
    : NO_RATE_LIMITS
  const readSecret = createSecret(store)
  const deriveStatusPageToken = createStatusPageTokens(readSecret)
  const altcha = createAltcha({
    readSecret: createSecret(store, (key) => settings.get(key)),
    clock,
  })
  const metrics = createMetrics({
    store,
    mailCounts: mail.counts,
    linesLost: () => deps.logStream.lost?.() ?? 0,
    clock,
  })
  const hasDiskSpace = createDiskCheck(deps.freeBytes, clock)
  const hasPhotoDiskSpace = createDiskCheck(deps.freeBytes, clock, MIN_FREE_BYTES_PHOTOS)
  return {
    environment,
    store,
    pages,
    settings,
    readSecret,
    deriveStatusPageToken,
    altcha,
    limits,
    metrics,
    readiness: createReadiness({
      store,
      hasDiskSpace,
      clock,
      onFailure: (error) => app.log.warn({ err: error }, 'not ready'),
    }),
    clock,
    hasOptionalSpace: createDiskCheck(deps.freeBytes, clock, MIN_FREE_BYTES_OPTIONAL),
    hasPhotoRoom: async () =>
      (await hasPhotoDiskSpace()) && (await store.read((tx) => hasPhotoRoom(tx, PHOTO_BUDGET, 0))),
    uploadSlots: createUploadSlots({
      total: MAX_UPLOADS,
      perNetwork: environment.rateLimit ? MAX_UPLOADS_PER_NETWORK : MAX_UPLOADS,
    }),
    convertPhoto: createPhotoConverter((error) =>
      app.log.warn({ err: error }, 'photo not converted'),
    ),
    overdueSeconds: () => overdueSeconds({ store, clock }),
    clientAddress,
    handleSubmission: validateSubmissions(
      createIntake({
        store,
        limits,
        clock,
        randomId,
        pause,
        verify: createCaptcha({
          altcha: altcha.verify,
          recaptcha: createGoogleCaptcha(deps, app),
          readProvider: () => settings.get(PROVIDER_KEY),
        }),
        concurrencyLimit: createConcurrencyLimit(MAX_CONCURRENT_WRITES),
        hasDiskSpace,
        deriveStatusPageToken,
        mayMailStatus: createStatusMailRule({
          limits,
          readSecret,
          ownAddresses: async () => [
            mailSender(environment.mailFrom),
            ...staffMailbox(environment.staffEmail),
            ...staffMailboxes(await store.read((tx) => listStaff(tx))),
          ],
        }),
        customerNetwork: createCustomerNetwork(readSecret),
        mailDomain: new URL(environment.siteUrl).hostname,
      }),
    ),
  }
}

function createGoogleCaptcha(
  { environment, fetch }: AppDeps,
  app: FastifyInstance,
): VerifyCaptcha | null {
  if (environment.recaptchaSecretKey === null) return null
  return createRecaptcha({
    fetch,
    secret: environment.recaptchaSecretKey,
    verifyUrl: environment.recaptchaVerifyUrl,
    hostname: new URL(environment.siteUrl).hostname,
    onFailure: (problem) => app.log.error({ problem }, 'captcha not verified'),
  })
}

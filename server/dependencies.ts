import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppDeps } from './app-deps.ts'
import { staffMailboxes } from './alarm/new-notice.ts'
import { overdueSeconds } from './alarm/watchdog.ts'
import { ALTCHA_SECRET_KEY, type Altcha, createAltcha } from './captcha/altcha.ts'
import { createCaptcha, PROVIDER_KEY } from './captcha/captcha.ts'
import { createRecaptcha } from './captcha/recaptcha.ts'
import type { VerifyCaptcha } from './captcha/captcha-result.ts'
import { createClientAddress } from './http/client-address.ts'
import { createDiskCheck } from './http/disk-space.ts'
import { createConcurrencyLimit } from './http/concurrency-limit.ts'
import { createReadiness } from './http/readiness.ts'
import { createSettingsCache, type SettingsCache } from './http/settings-cache.ts'
import { createIntake } from './intake/intake.ts'
import { createRateLimits, NO_RATE_LIMITS } from './intake/rate-limits.ts'
import { createStatusMailRule } from './intake/status-mail.ts'
import { createSenderNetwork } from './intake/sender-network.ts'
import { createMetrics } from './metrics.ts'
import { createStatusPageTokens } from './status-page-token/token-factory.ts'
import { createSecret } from './secrets/secret.ts'

/** What the routes work with; each takes of it what it names. */
export type Dependencies = ReturnType<typeof createDependencies>

/** Requests on their way into the database at once; more are told to come back. */
const MAX_CONCURRENT_WRITES = 200

/** Puts together what the routes share; nothing of it runs before a request comes. */
export function createDependencies(deps: AppDeps, app: FastifyInstance) {
  const { environment, store, clock, randomId, mail, alarm } = deps
  const settings = createSettingsCache({
    store,
    clock,
    onFailure: (error) =>
      app.log.warn({ err: error }, 'settings unreadable, the last reading is used'),
  })
  const limits = environment.rateLimit
    ? createRateLimits({
        store,
        clock,
        onFailure: (error) => app.log.warn({ err: error }, 'rate not counted'),
      })
    : NO_RATE_LIMITS
  const altcha = createSelfHostedCaptcha(settings, deps)
  const metrics = createMetrics({
    store,
    mailCounts: mail.counts,
    alarm: alarm.counts,
    linesLost: () => deps.logStream.lost?.() ?? 0,
    clock,
  })
  app.addHook('onClose', async () => metrics.close())
  const clientAddressOf = createClientAddress(environment.trustProxy)
  const hasRoom = createDiskCheck(deps.freeBytes, clock)
  return {
    environment,
    store,
    settings,
    altcha,
    limits,
    metrics,
    readiness: createReadiness({
      store,
      hasRoom,
      clock,
      onFailure: (error) => app.log.warn({ err: error }, 'not ready'),
    }),
    clock,
    nudgeMail: mail.nudge,
    overdueSeconds: () => overdueSeconds({ store, clock }),
    /** Where a request comes from, behind our own proxies too. */
    clientAddress: ({ socket, headers }: FastifyRequest) =>
      clientAddressOf({
        socketAddress: socket.remoteAddress,
        forwardedFor: headers['x-forwarded-for'],
      }),
    handleSubmission: createIntake({
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
      hasRoom,
      receiptToken: createStatusPageTokens(store),
      mayMailStatus: createStatusMailRule({
        limits,
        readSecret: createSecret(store),
        ownAddresses: async () => [
          environment.mailFrom,
          ...environment.staffEmail,
          ...staffMailboxes(await store.alarms.listStaff()),
        ],
      }),
      senderNetwork: createSenderNetwork(createSecret(store)),
      onStored: () => {
        mail.nudge()
        alarm.nudge()
      },
      mailDomain: new URL(environment.siteUrl).hostname,
    }),
  }
}

function createSelfHostedCaptcha(settings: SettingsCache, { store, clock }: AppDeps): Altcha {
  return createAltcha({
    readSecret: () => settings.get(ALTCHA_SECRET_KEY),
    saveSecret: async (key, value) => {
      await store.setSetting(key, value)
      settings.refresh()
    },
    clock,
  })
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
    onTrouble: (trouble) => app.log.error({ trouble }, 'captcha not verified'),
  })
}

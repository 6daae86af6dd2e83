import { setTimeout as pause } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import type { Alarm } from './alarm/alarm.ts'
import { takeRoutes } from './alarm/take/routes.ts'
import { telephoneRoutes } from './alarm/telephone/routes.ts'
import { placeholders } from '#domain/business-check.ts'
import { business } from '#domain/business.ts'
import { isPrivatePath } from '#domain/private-paths.ts'
import { ALTCHA_SECRET_KEY, type Altcha, createAltcha } from './captcha/altcha.ts'
import { createCaptcha, PROVIDER_KEY } from './captcha/captcha.ts'
import { createRecaptcha } from './captcha/recaptcha.ts'
import { captchaRoutes } from './captcha/routes.ts'
import type { Verify } from './captcha/verdict.ts'
import type { Environment } from './environment.ts'
import { functionRoutes } from './functions/routes.ts'
import { createAtThisMachine } from './http/at-this-machine.ts'
import { createClientAddress, createTrust, networksOf, peerAddress } from './http/client-address.ts'
import { type ConnectionCaps, guardConnections } from './http/connections.ts'
import { addCors } from './http/cors.ts'
import { createDiskCheck } from './http/disk-space.ts'
import { addErrorReplies } from './http/error-replies.ts'
import { addFrontDoor } from './http/front-door.ts'
import { createGate } from './http/gate.ts'
import { addHandlerLimit } from './http/handler-limit.ts'
import { createLimits, NO_LIMITS } from './http/limits.ts'
import { plainFormRoutes } from './http/plain-form/routes.ts'
import { addOwnerNote } from './http/owner-note.ts'
import { addProbes } from './http/probes.ts'
import { createReadiness } from './http/readiness.ts'
import { addRequestRecord } from './http/request-record.ts'
import { PRIVATE_HEADERS, securityHeaders } from './http/security-headers.ts'
import {
  answerBrokenRequest,
  CONNECTION_LIMITS,
  type ConnectionLimits,
} from './http/server-options.ts'
import type { Services } from './http/services.ts'
import { createSettings, type Settings } from './http/settings-snapshot.ts'
import type { Site } from './http/site.ts'
import { addSiteRoutes } from './http/site-routes.ts'
import { switchesOfEnvironment } from './http/told-switches.ts'
import { routableUrl } from './http/target.ts'
import { loggerOptions, type LogStream, quietLogController } from './log.ts'
import type { MailWorker } from './mail/worker.ts'
import { createMetrics } from './metrics.ts'
import { receiptRoutes } from './receipt/routes.ts'
import { createLook } from './receipt/styles.ts'
import { createReceiptTokens } from './receipt/tokens.ts'
import { createIntake } from './rest/intake.ts'
import { restRoutes } from './rest/routes.ts'
import type { Store } from './store/store.ts'

/** Everything that the application does not make itself. */
export interface AppDeps {
  readonly environment: Environment
  readonly store: Store
  readonly site: Site
  readonly mail: Pick<MailWorker, 'nudge' | 'counts'>
  readonly alarm: Pick<Alarm, 'desk' | 'visitors' | 'counts' | 'nudge'>
  readonly logStream: LogStream
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** A new UUID. */
  readonly randomId: () => string
  /** For the calls to Google. */
  readonly fetch: typeof globalThis.fetch
  /** Bytes left where the embedded database writes; null where that says nothing. */
  readonly freeBytes: () => Promise<number | null>
  /** True from the moment at which the server begins to stop. */
  readonly isStopping: () => boolean
  /** What a connection may cost; the ordinary limits unless a test cannot wait for them. */
  readonly connectionLimits?: ConnectionLimits
}

/** Requests on their way into the database at once; more are told to come back. */
const WRITES_AT_ONCE = 200

/** Builds the whole application; it listens nowhere until it is told to. */
export function createApp(deps: AppDeps): FastifyInstance {
  const { environment, site, isStopping } = deps
  const { handlerTimeout, caps, ...limits } = deps.connectionLimits ?? CONNECTION_LIMITS
  const headers = securityHeaders(environment.siteUrl)
  const app = fastify({
    ...limits,
    logger: loggerOptions({
      level: environment.logLevel,
      stream: deps.logStream,
      clock: deps.clock,
    }),
    logController: quietLogController(),
    genReqId: deps.randomId,
    clientErrorHandler: answerBrokenRequest,
    rewriteUrl: ({ url }) => routableUrl(url),
    // What is on its way while the server stops is answered; the listener is closed already.
    return503OnClosing: false,
  })
  const services = createServices(deps, app)

  app.removeAllContentTypeParsers()
  addHandlerLimit(app, handlerTimeout)
  addRequestRecord(app, services.metrics)
  addHeaders(app, headers, isStopping)
  addFrontDoor(app)
  addCors(app, environment.allowedOrigins)
  addErrorReplies(app)
  const isAtThisMachine = createAtThisMachine(environment.siteUrl)
  addProbes(app, services, isAtThisMachine, isStopping)
  addOwnerNote(
    app,
    placeholders(business).map(({ entry }) => entry),
    isAtThisMachine,
  )
  void app.register(captchaRoutes, services)
  void app.register(restRoutes, services)
  void app.register(functionRoutes, services)
  void app.register(async (scope) => await plainFormRoutes(scope, services, deps.randomId))
  addAlarmRoutes(app, services, deps)
  void app.register(receiptRoutes, {
    ...services,
    visitors: deps.alarm.visitors,
    look: createLook(site),
    siteUrl: environment.siteUrl,
  })
  addSiteRoutes(app, {
    site,
    settings: services.settings,
    switches: switchesOfEnvironment(environment),
    headers,
    isStopping,
  })
  guardDoor(app, deps, caps)
  return app
}

function addAlarmRoutes(app: FastifyInstance, services: Services, { alarm }: AppDeps): void {
  const { siteUrl, twilioAuthToken } = services.environment
  void app.register(takeRoutes, { ...services, desk: alarm.desk, siteUrl })
  void app.register(telephoneRoutes, {
    desk: alarm.desk,
    clock: services.clock,
    authToken: twilioAuthToken,
    siteUrl,
  })
}

/** Bounds the connections. */
function guardDoor(
  app: FastifyInstance,
  { environment, clock }: AppDeps,
  caps: ConnectionCaps,
): void {
  const isTrusted = createTrust(environment.trustProxy)
  guardConnections(app.server, {
    caps,
    clock,
    lineOf: ({ remoteAddress }) => {
      const address = peerAddress(remoteAddress)
      return { line: networksOf(address).line, isProxy: isTrusted(address) }
    },
    onCrowd: (crowd) => app.log.warn(crowd, 'connections are full, idle ones give way'),
  })
}

function createServices(deps: AppDeps, app: FastifyInstance): Services {
  const { environment, store, clock, randomId, mail, alarm } = deps
  const settings = createSettings({
    store,
    clock,
    onFailure: (error) =>
      app.log.warn({ err: error }, 'settings unreadable, the last reading is used'),
  })
  const limits = environment.rateLimit
    ? createLimits({
        store,
        clock,
        onFailure: (error) => app.log.warn({ err: error }, 'rate not counted'),
      })
    : NO_LIMITS
  const altcha = createSelfHostedCaptcha(settings, deps)
  const metrics = createMetrics({
    store,
    mailCounts: mail.counts,
    alarm: alarm.counts,
    linesLost: () => deps.logStream.lost?.() ?? 0,
    clock,
  })
  app.addHook('onClose', async () => metrics.close())
  const addressOf = createClientAddress(environment.trustProxy)
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
    clientAddress: ({ socket, headers }) =>
      addressOf({ socketAddress: socket.remoteAddress, forwardedFor: headers['x-forwarded-for'] }),
    takeRequest: createIntake({
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
      gate: createGate(WRITES_AT_ONCE),
      hasRoom,
      receiptToken: createReceiptTokens(store),
      onStored: () => {
        mail.nudge()
        alarm.nudge()
      },
      mailDomain: new URL(environment.siteUrl).hostname,
    }),
  }
}

function createSelfHostedCaptcha(settings: Settings, { store, clock }: AppDeps): Altcha {
  return createAltcha({
    readSecret: () => settings.get(ALTCHA_SECRET_KEY),
    saveSecret: async (key, value) => {
      await store.setSetting(key, value)
      settings.refresh()
    },
    clock,
  })
}

function createGoogleCaptcha({ environment, fetch }: AppDeps, app: FastifyInstance): Verify | null {
  if (environment.recaptchaSecretKey === null) return null
  return createRecaptcha({
    fetch,
    secret: environment.recaptchaSecretKey,
    verifyUrl: environment.recaptchaVerifyUrl,
    hostname: new URL(environment.siteUrl).hostname,
    onTrouble: (trouble) => app.log.error({ trouble }, 'captcha not verified'),
  })
}

/**
 * Headers of every answer but those of the site's own files, which bring
 * theirs; while stopping, each one ends its connection.
 */
function addHeaders(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  isStopping: () => boolean,
): void {
  const entries = Object.entries(headers)
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isPrivatePath(request.url)) reply.headers(PRIVATE_HEADERS)
    for (const [name, value] of entries) if (!reply.hasHeader(name)) reply.header(name, value)
    if (isStopping()) reply.header('connection', 'close')
    done()
  })
}

import fastify, { type FastifyInstance } from 'fastify'
import { placeholders } from '#domain/placeholders.ts'
import { business } from '#domain/business.ts'
import { takeRoutes } from './alarm/take/routes.ts'
import { telephoneRoutes } from './alarm/telephone/routes.ts'
import type { AppDeps } from './app-deps.ts'
import { captchaRoutes } from './captcha/routes.ts'
import { functionRoutes } from './functions/routes.ts'
import { addAnswerHeaders } from './http/answer-headers.ts'
import { limitBodyPieces } from './http/body-pieces.ts'
import { createAtThisMachine } from './http/at-this-machine.ts'
import { createTrust, networksOf, peerAddress } from './http/client-address.ts'
import { type ConnectionCaps, guardConnections } from './http/connections.ts'
import { addCors } from './http/cors.ts'
import { addErrorReplies } from './http/error-replies.ts'
import { addFrontDoor } from './http/front-door.ts'
import { addHandlerLimit } from './http/handler-limit.ts'
import { addOwnerNote } from './http/owner-note.ts'
import { addProbes } from './http/probes.ts'
import { addRequestRecord } from './http/request-record.ts'
import { securityHeaders } from './http/security-headers.ts'
import { answerBrokenRequest, CONNECTION_LIMITS } from './http/server-options.ts'
import { addSiteRoutes } from './http/site-routes.ts'
import { switchesOfEnvironment } from './http/told-switches.ts'
import { routableUrl } from './http/target.ts'
import { loggerOptions, quietLogController } from './log.ts'
import { createLook } from './pages/look.ts'
import { plainFormRoutes } from './plain-form/routes.ts'
import { receiptRoutes } from './receipt/routes.ts'
import { STATUS_STYLES } from './receipt/styles.ts'
import { restRoutes } from './rest/routes.ts'
import { createServices, type Services } from './services.ts'
import { addStaffRoutes } from './staff/routes.ts'

/** Builds the whole application; it listens nowhere until it is told to. */
export function createApp(deps: AppDeps): FastifyInstance {
  const { environment, site, isStopping } = deps
  const { handlerTimeout, caps, ...limits } = deps.connectionLimits ?? CONNECTION_LIMITS
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
  const headers = securityHeaders(environment.siteUrl)

  app.removeAllContentTypeParsers()
  addHandlerLimit(app, handlerTimeout)
  addRequestRecord(app, services.metrics)
  addAnswerHeaders(app, headers, isStopping)
  addFrontDoor(app)
  limitBodyPieces(app)
  addCors(app, environment.allowedOrigins)
  addErrorReplies(app)
  addForTheOwner(app, services, isStopping)
  addRoutes(app, services, deps)
  addSiteRoutes(app, {
    site,
    settings: services.settings,
    switches: switchesOfEnvironment(environment),
    headers,
    isStopping,
  })
  boundConnections(app, deps, caps)
  return app
}

/** What supervisors and whoever sits at the machine ask for. */
function addForTheOwner(app: FastifyInstance, services: Services, isStopping: () => boolean): void {
  const isAtThisMachine = createAtThisMachine(services.environment.siteUrl)
  addProbes(app, services, isAtThisMachine, isStopping)
  const entries = placeholders(business).map(({ entry }) => entry)
  addOwnerNote(app, entries, isAtThisMachine)
}

/** Each with what it needs, in a scope of its own. */
function addRoutes(app: FastifyInstance, services: Services, deps: AppDeps): void {
  const { alarm, site, randomId } = deps
  // First: its door stands before whatever is added under /staff.
  const staff = { desk: alarm.staff, nudge: alarm.nudge, site, randomId }
  addStaffRoutes(app, { ...services, ...staff })
  const { siteUrl, twilioAuthToken: authToken } = services.environment
  void app.register(captchaRoutes, services)
  void app.register(restRoutes, services)
  void app.register(functionRoutes, services)
  void app.register(plainFormRoutes, { ...services, randomId })
  void app.register(takeRoutes, { ...services, desk: alarm.desk, siteUrl })
  void app.register(telephoneRoutes, { ...services, desk: alarm.desk, authToken, siteUrl })
  const look = createLook(STATUS_STYLES, {
    site,
    script: 'status-page',
    trustedTypes: 'status',
  })
  void app.register(receiptRoutes, { ...services, visitors: alarm.visitors, look, siteUrl })
}

function boundConnections(
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

import fastify, { type FastifyInstance } from 'fastify'
import { placeholders } from '#domain/placeholders.ts'
import { business } from '#domain/business.ts'
import { acceptRoutes } from './accept-page/routes.ts'
import { phoneCallbackRoutes } from './alarm/phone-callbacks/routes.ts'
import { type AppDeps, createDependencies, type Dependencies } from './dependencies.ts'
import { captchaRoutes } from './captcha/routes.ts'
import { functionRoutes } from './functions/routes.ts'
import { addResponseHeaders, securityHeaders } from './http/response-headers.ts'
import { limitBodyChunks } from './http/body-chunks.ts'
import { createIsLocalRequest } from './http/local-request.ts'
import { createProxyTrust, networksOf, peerAddress } from './http/client-address.ts'
import { type ConnectionCaps, guardConnections } from './http/connections.ts'
import { addCors } from './http/cors.ts'
import { addErrorHandler, addHandlerTimeout } from './http/error-handler.ts'
import { addRequestChecks } from './http/request-checks.ts'
import { addOwnerNote } from './http/owner-note.ts'
import { addProbes } from './http/probes.ts'
import { addRequestLog } from './http/request-log.ts'
import { answerBrokenRequest, CONNECTION_LIMITS } from './http/server-options.ts'
import { addSiteRoutes } from './http/site-routes.ts'
import { featureFlagsOfEnvironment } from './http/legal-page-flags.ts'
import { routableUrl } from './http/request-target.ts'
import { loggerOptions, quietLogController } from './log/log.ts'
import { createPageTheme } from './pages/page-theme.ts'
import { plainFormRoutes } from './plain-form/routes.ts'
import { statusPageRoutes } from './status-page/routes.ts'
import { STATUS_STYLES } from './status-page/styles.ts'
import { restRoutes } from './rest/routes.ts'
import { addStaffRoutes } from './staff/routes.ts'

/** Builds the whole application without listening. */
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
    // Pending requests are answered while the server stops; the listener is already closed.
    return503OnClosing: false,
  })
  const dependencies = createDependencies(deps, app)
  const headers = securityHeaders(environment.siteUrl)

  app.removeAllContentTypeParsers()
  addHandlerTimeout(app, handlerTimeout)
  addRequestLog(app, dependencies.metrics)
  addResponseHeaders(app, headers, isStopping)
  addRequestChecks(app)
  limitBodyChunks(app)
  addCors(app, environment.allowedOrigins)
  addErrorHandler(app)
  addLocalRoutes(app, dependencies, isStopping)
  addRoutes(app, dependencies, deps)
  addSiteRoutes(app, {
    site,
    settings: dependencies.settings,
    featureFlags: featureFlagsOfEnvironment(environment),
    headers,
    isStopping,
  })
  limitConnections(app, deps, caps)
  return app
}

/** Adds the routes for supervisors and for users of the same machine. */
function addLocalRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
  isStopping: () => boolean,
): void {
  const isLocalRequest = createIsLocalRequest(dependencies.environment.siteUrl)
  addProbes(app, dependencies, isLocalRequest, isStopping)
  const placeholderEntries = placeholders(business).map(({ entry }) => entry)
  addOwnerNote(app, placeholderEntries, isLocalRequest)
}

/** Registers each group of routes with its dependencies, in a scope of its own. */
function addRoutes(app: FastifyInstance, dependencies: Dependencies, deps: AppDeps): void {
  const { alarm, site, randomId } = deps
  // First: the session guard must be installed before any route under /staff is added.
  const staff = { leads: alarm.leads, nudge: alarm.nudge, site, randomId }
  addStaffRoutes(app, { ...dependencies, ...staff })
  const { siteUrl, twilioAuthToken: authToken, twilioFrom: callerId } = dependencies.environment
  void app.register(captchaRoutes, dependencies)
  void app.register(restRoutes, dependencies)
  void app.register(functionRoutes, dependencies)
  void app.register(plainFormRoutes, { ...dependencies, randomId })
  void app.register(acceptRoutes, { ...dependencies, leads: alarm.leads, siteUrl })
  void app.register(phoneCallbackRoutes, {
    ...dependencies,
    leads: alarm.leads,
    calls: alarm.calls,
    authToken,
    callerId,
    siteUrl,
  })
  const theme = createPageTheme(STATUS_STYLES, {
    site,
    script: 'status-page',
    trustedTypes: 'status',
  })
  void app.register(statusPageRoutes, { ...dependencies, leads: alarm.leads, theme, siteUrl })
}

function limitConnections(
  app: FastifyInstance,
  { environment, clock }: AppDeps,
  caps: ConnectionCaps,
): void {
  const isTrusted = createProxyTrust(environment.trustProxy)
  guardConnections(app.server, {
    caps,
    clock,
    sourceOf: ({ remoteAddress }) => {
      const address = peerAddress(remoteAddress)
      return { addressKey: networksOf(address).addressKey, isProxy: isTrusted(address) }
    },
    onOverload: (overload) =>
      app.log.warn(overload, 'connection limit reached, closing idle connections'),
  })
}

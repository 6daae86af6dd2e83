/** The HTTP server: what holds for every request, and the routes. */

import type { IncomingMessage, ServerResponse } from 'node:http'
import fastify, { type FastifyInstance } from 'fastify'
import type { App } from './app.ts'
import type { Environment } from './environment.ts'
import { type CONNECTION_CAPS, limitConnections } from './http/connections.ts'
import { addCors } from './http/cors.ts'
import { addErrorHandler } from './http/error-handler.ts'
import { isLocalHost } from '#server/environment/local-host.ts'
import { watchForHiddenProxy } from './http/hidden-proxy.ts'
import { addProbes } from './http/probes.ts'
import { addRequestLog } from './http/request-log.ts'
import { routableUrl } from './http/request-target.ts'
import { drainRefused } from './http/drain-refused.ts'
import { requireLength } from './http/require-length.ts'
import { addResponseHeaders, securityHeaders } from './http/response-headers.ts'
import { CONNECTION_LIMITS, type ConnectionLimits } from './http/server-options.ts'
import { separateStaffHost } from './http/staff-host.ts'
import { loggerOptions, type LogStream, quietLogController } from './log/log.ts'
import { phoneCallbackRoutes } from './alarm/call-callbacks/routes.ts'
import { acceptRoutes } from './accept-page/routes.ts'
import { addBoardRoutes } from './board/routes.ts'
import { exportRoutes } from './doors/exports/routes.ts'
import { functionRoutes } from './intake/functions/routes.ts'
import { plainFormRoutes } from './intake/plain-form/routes.ts'
import { restRoutes } from './intake/rest/routes.ts'
import { searchRoutes } from './site/search/routes.ts'
import { statusPageRoutes } from './status-page/routes.ts'
import { addSiteRoutes } from './site/routes.ts'
import { captchaRoutes } from './intake/captcha/routes.ts'
import { incomingCallRoutes } from './calls/routes.ts'
import { doorRoutes } from './doors/routes.ts'
import { messageRoutes } from './calls/texts/routes.ts'

/** Creates a server without routes; its log is the log of the whole process. */
export function createHttpServer(
  { trustProxy, logLevel }: Pick<Environment, 'trustProxy' | 'logLevel'>,
  options: {
    readonly logStream: LogStream
    readonly clock: () => number
    readonly randomId: () => string
    /** Defaults to the production limits; tests shorten them. */
    readonly connectionLimits?: ConnectionLimits
  },
): FastifyInstance {
  const { logStream: stream, clock } = options
  return fastify({
    ...(options.connectionLimits ?? CONNECTION_LIMITS),
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    logger: loggerOptions({ level: logLevel, stream, clock }),
    logController: quietLogController(),
    genReqId: options.randomId,
    rewriteUrl: ({ url }) => routableUrl(url),
    // Pending requests are answered while the server stops; the listener is already closed.
    return503OnClosing: false,
  })
}

export interface RouteOptions {
  /** Answers requests for sources in development. */
  readonly middleware?: (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void
  /** Defaults to the production caps; tests lower them. */
  readonly connectionCaps?: typeof CONNECTION_CAPS
}

/** Adds all routes, and what holds for each request. */
export function addRoutes(http: FastifyInstance, app: App, options: RouteOptions = {}): void {
  const { environment, site, isStopping } = app
  const headers = securityHeaders(environment.siteUrl)
  const { middleware } = options
  if (middleware)
    http.addHook('onRequest', (request, reply, done) => {
      middleware(request.raw, reply.raw, () => done())
    })
  http.removeAllContentTypeParsers()
  addRequestLog(http, app.metrics)
  addResponseHeaders(http, headers, isStopping)
  separateStaffHost(http, { ...environment, isFile: site.isFile })
  requireLength(http)
  drainRefused(http)
  const { host, hostname } = new URL(environment.siteUrl)
  const hiddenProxy = watchForHiddenProxy(
    http,
    { trustProxy: environment.trustProxy, publicHost: isLocalHost(hostname) ? null : host },
    app.clock,
  )
  addCors(http, environment.allowedOrigins)
  addErrorHandler(http)
  addProbes(http, app, hiddenProxy)
  addScopes(http, app)
  addSiteRoutes(http, { site, installation: app.installation, headers, isStopping })
  limitConnections(http, environment.trustProxy, options.connectionCaps)
}

/** Adds each group of routes in a scope of its own, with its own parsers and hooks. */
function addScopes(http: FastifyInstance, app: App): void {
  // First: the session guard must be installed before any route under /staff is added.
  addBoardRoutes(http, app)
  void http.register(captchaRoutes, app)
  void http.register(restRoutes, app)
  void http.register(functionRoutes, app)
  void http.register(plainFormRoutes, app)
  void http.register(searchRoutes, app)
  void http.register(acceptRoutes, app)
  void http.register(phoneCallbackRoutes, app)
  void http.register(exportRoutes, app)
  void http.register(incomingCallRoutes, app)
  void http.register(messageRoutes, app)
  void http.register(doorRoutes, app)
  void http.register(statusPageRoutes, app)
}

import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { acceptRoutes } from './routes/accept-page/routes.ts'
import { phoneCallbackRoutes } from './notify/call-callbacks/routes.ts'
import { type AppDeps, createRouteDeps, type RouteDeps } from './route-deps.ts'
import { acceptByNotice } from './leads/accept-lead.ts'
import { decline } from './leads/decline.ts'
import { captchaRoutes } from './submissions/captcha/routes.ts'
import { exportRoutes } from './routes/exports/routes.ts'
import { functionRoutes } from './routes/functions/routes.ts'
import { addResponseHeaders, securityHeaders } from './http/response-headers.ts'
import { createIsLocalRequest } from './http/local-request.ts'
import { limitConnections } from './http/connections.ts'
import { addCors } from './http/cors.ts'
import { addErrorHandler } from './http/error-handler.ts'
import { watchForHiddenProxy } from './http/hidden-proxy.ts'
import { addProbes, type ProbeDeps } from './http/probes.ts'
import { addRequestLog } from './http/request-log.ts'
import { requireLength } from './http/require-length.ts'
import { separateStaffHost } from './http/staff-host.ts'
import { CONNECTION_LIMITS } from './http/server-options.ts'
import { addSiteRoutes } from './site/routes.ts'
import { routableUrl } from './http/request-target.ts'
import { loggerOptions, quietLogController } from './log/log.ts'
import { plainFormRoutes } from './routes/plain-form/routes.ts'
import { createIncoming } from './submissions/incoming/create-incoming.ts'
import { doorRoutes } from './submissions/incoming/doors/routes.ts'
import { messageRoutes } from './submissions/incoming/messages/routes.ts'
import { incomingCallRoutes } from './submissions/incoming/calls/routes.ts'
import { searchRoutes } from './routes/search/routes.ts'
import { statusPageRoutes } from './routes/status-page/routes.ts'
import { restRoutes } from './routes/rest/routes.ts'
import { addBoardRoutes } from './routes/board/routes.ts'
import { findSessionOf } from './routes/board/session-guard.ts'

/** Builds the whole application without listening. */
export function createApp(deps: AppDeps): FastifyInstance {
  const { environment, site, isStopping } = deps
  const { trustProxy } = environment
  const app = fastify({
    ...(deps.connectionLimits ?? CONNECTION_LIMITS),
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    logger: loggerOptions({
      level: environment.logLevel,
      stream: deps.logStream,
      clock: deps.clock,
    }),
    logController: quietLogController(),
    genReqId: deps.randomId,
    rewriteUrl: ({ url }) => routableUrl(url),
    // Pending requests are answered while the server stops; the listener is already closed.
    return503OnClosing: false,
  })
  const routeDeps = createRouteDeps(deps, app)
  const headers = securityHeaders(environment.siteUrl)

  const { middleware } = deps
  if (middleware)
    app.addHook('onRequest', (request, reply, done) => {
      middleware(request.raw, reply.raw, () => done())
    })
  app.removeAllContentTypeParsers()
  addRequestLog(app, routeDeps.metrics)
  addResponseHeaders(app, headers, isStopping)
  separateStaffHost(app, { ...environment, isFile: site.isFile })
  requireLength(app)
  const hiddenProxy = watchForHiddenProxy(app, deps.clock)
  addCors(app, environment.allowedOrigins)
  addErrorHandler(app)
  addLocalRoutes(app, { ...routeDeps, hiddenProxy }, isStopping)
  addRoutes(app, routeDeps, deps)
  addSiteRoutes(app, { site, installation: deps.installation, headers, isStopping })
  limitConnections(app, trustProxy, deps.connectionCaps)
  return app
}

/** Adds the routes for supervisors and for users of the same machine. */
function addLocalRoutes(
  app: FastifyInstance,
  routeDeps: RouteDeps & Pick<ProbeDeps, 'hiddenProxy'>,
  isStopping: () => boolean,
): void {
  const isLocalRequest = createIsLocalRequest(routeDeps.environment.siteUrl)
  addProbes(app, routeDeps, isLocalRequest, isStopping)
}

/** Registers each group of routes with its dependencies, in a scope of its own. */
function addRoutes(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  const { alarm, site, publishing, randomId } = deps
  // First: the session guard must be installed before any route under /staff is added.
  const { noticeSettings } = alarm
  const { store, clock } = deps
  addBoardRoutes(app, { ...routeDeps, noticeSettings, site, publishing })
  const {
    siteUrl,
    staffUrl,
    twilioAuthToken: authToken,
    twilioFrom: callerId,
  } = routeDeps.environment
  void app.register(captchaRoutes, routeDeps)
  void app.register(restRoutes, routeDeps)
  void app.register(functionRoutes, routeDeps)
  void app.register(plainFormRoutes, { ...routeDeps, randomId })
  void app.register(searchRoutes, { ...routeDeps, readPage: site.read })
  void app.register(acceptRoutes, { ...routeDeps, noticeSettings, staffUrl })
  const press = () => ({ now: clock(), settings: noticeSettings })
  void app.register(phoneCallbackRoutes, {
    ...routeDeps,
    leads: {
      acceptByNotice: (call, otherLeadId) =>
        store.write((tx) => acceptByNotice(tx, call, { otherLeadId, ...press() })),
      decline: (call, otherLeadId) =>
        store.write((tx) => decline(tx, call, { otherLeadId, ...press() })),
    },
    calls: alarm.calls,
    authToken,
    callerId,
    siteUrl,
  })
  void app.register(exportRoutes, routeDeps)
  const incoming = createIncoming({ ...routeDeps, alarm, randomId })
  void app.register(incomingCallRoutes, { ...routeDeps, ...incoming, authToken, siteUrl })
  void app.register(messageRoutes, { ...routeDeps, ...incoming, authToken, siteUrl })
  void app.register(doorRoutes, { ...routeDeps, ...incoming })
  const isStaffDevice = async (request: FastifyRequest) =>
    (await findSessionOf(request, routeDeps)) !== null
  void app.register(statusPageRoutes, { ...routeDeps, noticeSettings, staffUrl, isStaffDevice })
}

import type { FastifyInstance } from 'fastify'

/** Counts one response, with its duration in seconds. */
export interface RequestMetrics {
  request(route: string, status: number, seconds: number): void
}

/** Supervisors and Prometheus ask every few seconds, so their requests are not logged. */
const UNLOGGED_ROUTES = ['/healthz', '/readyz', '/metrics']

/** Separates pages from assets. */
const siteRoute = (url: string): string => (url.startsWith('/assets/') ? 'assets' : 'site')

/**
 * Writes one log line and one count per response. Uses the route pattern, so that clients cannot
 * create unlimited series.
 */
export function addRequestLog(app: FastifyInstance, metrics: RequestMetrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url } = request.routeOptions
    const route = url === '/*' ? siteRoute(request.url) : (url ?? 'other')
    // From the request's headers to the end of the response.
    const ms = reply.elapsedTime
    metrics.request(route, reply.statusCode, ms / 1000)
    const line = { req: request, route, status: reply.statusCode, ms: Math.round(ms * 10) / 10 }
    if (UNLOGGED_ROUTES.includes(route)) request.log.debug(line, 'answered')
    else request.log.info(line, 'answered')
    done()
  })
}

import type { FastifyInstance } from 'fastify'

/** Supervisors and Prometheus ask every few seconds, so their requests are not logged. */
const UNLOGGED_ROUTES = ['/healthz', '/readyz', '/metrics']

/** Separates pages from assets. */
const siteRoute = (url: string): string => (url.startsWith('/assets/') ? 'assets' : 'site')

/**
 * Writes one log line and one count per response. Uses the route pattern, so that clients cannot
 * create unlimited series.
 */
export function addRequestLog(
  app: FastifyInstance,
  metrics: { countRequest(route: string, status: number, seconds: number): void },
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url } = request.routeOptions
    const route = url === '/*' ? siteRoute(request.url) : (url ?? 'other')
    metrics.countRequest(route, reply.statusCode, reply.elapsedTime / 1000)
    // From the request's headers to the end of the response.
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const line = { req: request, route, status: reply.statusCode, ms }
    if (UNLOGGED_ROUTES.includes(route)) request.log.debug(line, 'answered')
    else request.log.info(line, 'answered')
    done()
  })
}

import type { FastifyInstance } from 'fastify'

/** Counts one answered request, with the seconds that it took. */
export interface RequestMetrics {
  request(route: string, status: number, seconds: number): void
}

/** Supervisors and Prometheus ask every few seconds; their calls are no news. */
const UNLOGGED_ROUTES = ['/healthz', '/readyz', '/metrics']

/** Of the files of the site, pages apart from what they are made of. */
const siteRoute = (url: string): string => (url.startsWith('/assets/') ? 'assets' : 'site')

/** One log line and one count for each answered request, by its route's own address, so that no client can invent series without end. */
export function addRequestLog(app: FastifyInstance, metrics: RequestMetrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url } = request.routeOptions
    const route = url === '/*' ? siteRoute(request.url) : (url ?? 'other')
    // From the request's headers to the end of the answer.
    const ms = reply.elapsedTime
    metrics.request(route, reply.statusCode, ms / 1000)
    const line = { req: request, route, status: reply.statusCode, ms: Math.round(ms * 10) / 10 }
    if (UNLOGGED_ROUTES.includes(route)) request.log.debug(line, 'answered')
    else request.log.info(line, 'answered')
    done()
  })
}

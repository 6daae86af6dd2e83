import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '#server/metrics.ts'

/** Supervisors and Prometheus ask every few seconds; their calls are no news. */
const UNEVENTFUL = ['/healthz', '/readyz', '/metrics']

/** One log line and one count for each answered request. */
export function addRequestRecord(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeName(request)
    const { elapsedTime: ms, statusCode: status } = reply
    metrics.request(route, status, ms / 1000)
    const line = { req: request, route, status, ms: Math.round(ms * 10) / 10 }
    if (UNEVENTFUL.includes(route)) request.log.debug(line, 'answered')
    else request.log.info(line, 'answered')
    done()
  })
}

/** A route's own address, so that no client can invent series without end. */
function routeName(request: FastifyRequest): string {
  const route = request.routeOptions.url
  if (route === '/*') return request.url.startsWith('/assets/') ? 'assets' : 'site'
  return route ?? 'other'
}

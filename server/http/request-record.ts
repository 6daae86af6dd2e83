import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Metrics } from '#server/metrics.ts'

/** Supervisors and Prometheus ask every few seconds; their calls are no news. */
const UNEVENTFUL = ['/healthz', '/readyz', '/metrics']

/** A request that was answered. */
export interface Answered {
  readonly request: { readonly method: string; readonly url: string }
  /** A route's own address, so that no client can invent series without end. */
  readonly route: string
  readonly status: number
  /** From the request's headers to the end of the answer. */
  readonly ms: number
  readonly log: Pick<FastifyBaseLogger, 'debug' | 'info'>
}

/** One log line and one count for each answered request. */
export function createRequestRecord(metrics: Metrics): (answered: Answered) => void {
  return ({ request, route, status, ms, log }) => {
    metrics.request(route, status, ms / 1000)
    const line = { req: request, route, status, ms: Math.round(ms * 10) / 10 }
    if (UNEVENTFUL.includes(route)) log.debug(line, 'answered')
    else log.info(line, 'answered')
  }
}

/** Of the files of the site, pages apart from what they are made of. */
export const siteRoute = (url: string): string => (url.startsWith('/assets/') ? 'assets' : 'site')

/** Records whatever the framework answers. */
export function addRequestRecord(app: FastifyInstance, record: (answered: Answered) => void): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url
    record({
      request,
      route: route === '/*' ? siteRoute(request.url) : (route ?? 'other'),
      status: reply.statusCode,
      ms: reply.elapsedTime,
      log: request.log,
    })
    done()
  })
}

import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { INSTALLATION_HEADER, installationHash } from './installation-hash.ts'
import type { App } from '#server/app.ts'
import { inTime } from '#server/jobs/in-time.ts'
import { isLocalRequest } from './local-request.ts'

const PLAIN_TEXT_TYPE = 'text/plain; charset=utf-8'
const PROMETHEUS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Load balancers wait three seconds for the whole answer. */
const OVERDUE_TIMEOUT_MS = 500

const METRICS_REFUSED = `Set METRICS_TOKEN and send it as bearer token.
Without it only callers on this machine are answered, and none once SITE_URL is a public address.
`

/**
 * Adds /healthz, /readyz and /metrics for supervisors, load balancers and Prometheus.
 * @param hiddenProxy returns what is wrong with the proxy in front, as one phrase
 */
export function addProbes(http: FastifyInstance, app: App, hiddenProxy: () => string | null): void {
  const { environment, metrics } = app

  http.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').type(PLAIN_TEXT_TYPE).send('ok\n'),
  )

  http.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store').type(PLAIN_TEXT_TYPE)
    reply.header(INSTALLATION_HEADER, installationHash(environment.dataDir))
    if (app.isStopping()) return reply.code(503).send('stopping\n')
    const unready = await app.readiness()
    if (unready !== null) return reply.code(503).send(`${unready}\n`)
    // The server stays ready, because it can still serve visitors; the body names the problem.
    const overdue = await inTime(app.overdueSeconds(), OVERDUE_TIMEOUT_MS).catch(() => null)
    const proxyFault = hiddenProxy()
    const alarm = overdue === null ? '' : `alarm: a step is overdue by ${overdue} s\n`
    const proxy = proxyFault === null ? '' : `proxy: ${proxyFault}\n`
    return reply.send(`ready\n${alarm}${proxy}`)
  })

  http.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store').type(PLAIN_TEXT_TYPE)
    const { authorization = '' } = request.headers
    const mayRead =
      isBearer(authorization, environment.metricsToken) ||
      isLocalRequest(request.raw, environment.siteUrl)
    if (!mayRead) return reply.code(403).send(METRICS_REFUSED)
    return reply.type(PROMETHEUS_TYPE).send(await metrics.text())
  })
}

/** Returns whether this is the configured token; never while none is configured. */
const isBearer = (authorization: string, token: string | null): boolean =>
  token !== null && isEqualConstantTime(authorization, `Bearer ${token}`)

/** Compares in constant time. */
function isEqualConstantTime(one: string, two: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(two)]
  return left.length === right.length && timingSafeEqual(left, right)
}

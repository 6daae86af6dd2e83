import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { INSTALLATION_HEADER, installationHash } from './installation-hash.ts'
import type { IsLocalRequest } from './local-request.ts'
import type { UnreadyReason } from './readiness.ts'

const PLAIN_TEXT_TYPE = 'text/plain; charset=utf-8'
const PROMETHEUS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

const METRICS_REFUSED = `Set METRICS_TOKEN and send it as bearer token.
Without it only callers on this machine are answered, and none once SITE_URL is a public address.
`

export interface ProbeDeps {
  /** Returns why no submission could be stored now; `null` when one could. */
  readonly readiness: () => Promise<UnreadyReason | null>
  /** Returns the seconds for which an alarm step has been due; `null` while none is overdue. */
  readonly overdueSeconds: () => Promise<number | null>
  /** Returns the header by which a CDN in front of the proxy was noticed; `null` for none. */
  readonly hiddenProxy: () => string | null
  readonly metrics: { text(): Promise<string> }
  readonly environment: { readonly metricsToken: string | null; readonly dataDir: string }
}

/** Adds /healthz, /readyz and /metrics for supervisors, load balancers and Prometheus. */
export function addProbes(
  app: FastifyInstance,
  deps: ProbeDeps,
  isAtThisMachine: IsLocalRequest,
  isStopping: () => boolean,
): void {
  const { readiness, overdueSeconds, hiddenProxy, metrics, environment } = deps

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').type(PLAIN_TEXT_TYPE).send('ok\n'),
  )

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store').type(PLAIN_TEXT_TYPE)
    reply.header(INSTALLATION_HEADER, installationHash(environment.dataDir))
    if (isStopping()) return reply.code(503).send('stopping\n')
    const unready = await readiness()
    if (unready !== null) return reply.code(503).send(`${unready}\n`)
    // The server stays ready, because it can still serve visitors; the body names the problem.
    const overdue = await overdueSeconds().catch(() => null)
    const header = hiddenProxy()
    const alarm = overdue === null ? '' : `alarm: a step is overdue by ${overdue} s\n`
    const proxy = header === null ? '' : `proxy: ${header} names another address\n`
    return reply.send(`ready\n${alarm}${proxy}`)
  })

  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store').type(PLAIN_TEXT_TYPE)
    const { authorization = '' } = request.headers
    const mayRead =
      isBearer(authorization, environment.metricsToken) || isAtThisMachine(request.raw)
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

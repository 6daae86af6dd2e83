import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { overdueSeconds } from '#server/alarm/watchdog.ts'
import { isLoopback } from './client-address.ts'
import type { Services } from './services.ts'

const PLAIN = 'text/plain; charset=utf-8'
const PROMETHEUS = 'text/plain; version=0.0.4; charset=utf-8'

/** Headers that tell of a proxy: then loopback is the proxy's address, not the caller's. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']

/** For supervisors, load balancers and Prometheus: /healthz, /readyz, /metrics. */
export function addProbes(
  app: FastifyInstance,
  services: Services,
  isStopping: () => boolean,
): void {
  const { store, metrics, environment } = services

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').type(PLAIN).send('ok\n'),
  )

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store').type(PLAIN)
    if (isStopping()) return reply.code(503).send('stopping\n')
    const ready = await store.isReady().catch((error: unknown) => {
      // Whatever keeps the database from answering, the truth is the same.
      request.log.warn({ err: error }, 'database not ready')
      return false
    })
    if (!ready) return reply.code(503).send('database not ready\n')
    // It serves visitors all the same: whoever looks here for trouble finds it named (R107).
    const overdue = await overdueSeconds(services).catch(() => null)
    const detail = overdue === null ? '' : `alarm: a step is overdue by ${overdue} s\n`
    return reply.send(`ready\n${detail}`)
  })

  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store').type(PLAIN)
    if (!mayReadMetrics(request, services, environment.metricsToken)) {
      return reply.code(403).send('Only from loopback, or with METRICS_TOKEN as bearer token.\n')
    }
    return reply.type(PROMETHEUS).send(await metrics.text())
  })
}

function mayReadMetrics(
  request: FastifyRequest,
  services: Services,
  token: string | null,
): boolean {
  if (token !== null && sameText(request.headers.authorization ?? '', `Bearer ${token}`))
    return true
  const direct = FORWARDED.every((name) => request.headers[name] === undefined)
  return direct && isLoopback(services.clientAddress(request))
}

/** Takes the same time whatever differs. */
function sameText(one: string, two: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(two)]
  return left.length === right.length && timingSafeEqual(left, right)
}

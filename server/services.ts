import type { FastifyRequest } from 'fastify'
import type { Altcha } from '#server/captcha/altcha.ts'
import type { Environment } from './environment.ts'
import type { Metrics } from './metrics.ts'
import type { TakeRequest } from '#server/intake/intake.ts'
import type { Store } from '#server/store/store.ts'
import type { Limits } from '#server/intake/limits.ts'
import type { Unready } from '#server/http/readiness.ts'
import type { Settings } from '#server/http/settings-snapshot.ts'

/** What the routes work with; put together once, in app.ts. */
export interface Services {
  readonly environment: Environment
  readonly store: Store
  readonly settings: Settings
  readonly altcha: Altcha
  readonly limits: Limits
  readonly takeRequest: TakeRequest
  readonly nudgeMail: () => void
  readonly metrics: Metrics
  /** Why no request could be stored right now; null when one could. */
  readonly readiness: () => Promise<Unready | null>
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** Where the request comes from, behind our own proxies too. */
  readonly clientAddress: (request: FastifyRequest) => string
}

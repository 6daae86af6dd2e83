import type { FastifyRequest } from 'fastify'
import type { SubmissionOutcome } from '#server/metrics.ts'
import type { HandleSubmission } from './intake.ts'
import type { RateLimits } from './rate-limits.ts'

/** What every door works with through which strangers call. */
export interface PublicRouteDeps {
  readonly limits: Pick<RateLimits, 'call'>
  /** Where the request comes from, behind our own proxies too. */
  readonly clientAddress: (request: FastifyRequest) => string
}

/** A door through which requests for a locksmith come in. */
export interface SubmissionRouteDeps extends PublicRouteDeps {
  readonly handleSubmission: HandleSubmission
  readonly metrics: {
    /** One request that was decided; `reason` is the refusal's code, '' otherwise. */
    lead(outcome: SubmissionOutcome, reason: string): void
  }
}

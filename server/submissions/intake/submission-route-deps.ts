import type { FastifyRequest } from 'fastify'
import type { SubmissionOutcome } from '#server/metrics/metrics.ts'
import type { HandleSubmission } from './intake.ts'
import type { RateLimits } from '#server/submissions/limits/rate-limits.ts'

/** Dependencies of every public route. */
export interface PublicRouteDeps {
  readonly limits: Pick<RateLimits, 'admit'>
  /** Reads the client's address, behind trusted proxies too. */
  readonly clientAddress: (request: FastifyRequest) => string
}

/** Dependencies of routes that accept submissions. */
export interface SubmissionRouteDeps extends PublicRouteDeps {
  readonly handleSubmission: HandleSubmission
  readonly metrics: {
    /** Counts one submission; `reason` is the code of a refusal, otherwise ''. */
    countSubmission(outcome: SubmissionOutcome, reason: string): void
  }
}

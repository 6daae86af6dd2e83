import type { FastifyRequest } from 'fastify'
import type { LeadOutcome } from '#server/metrics.ts'
import type { TakeRequest } from './intake.ts'
import type { Limits } from './limits.ts'

/** What every door works with through which strangers call. */
export interface Door {
  readonly limits: Pick<Limits, 'call'>
  /** Where the request comes from, behind our own proxies too. */
  readonly clientAddress: (request: FastifyRequest) => string
}

/** A door through which requests for a locksmith come in. */
export interface RequestDoor extends Door {
  readonly takeRequest: TakeRequest
  readonly metrics: {
    /** One request that was decided; `reason` is the refusal's code, '' otherwise. */
    lead(outcome: LeadOutcome, reason: string): void
  }
}

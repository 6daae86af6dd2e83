import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ApiError, busy, sendApiError } from '#server/http/api-error.ts'
import { createConcurrencyLimit } from '#server/http/concurrency-limit.ts'
import type { Altcha } from './altcha.ts'

/**
 * Concurrent challenges. Each uses a thread of the small pool that file access uses too, so a queue
 * of them would delay submissions.
 */
const MAX_CONCURRENT_CHALLENGES = 32
const BUSY_RETRY_AFTER_S = 1

export interface ChallengeDeps {
  readonly altcha: Altcha
  readonly limits: { admit(kind: 'challenge', address: string): ApiError | null }
  readonly clientAddress: (request: FastifyRequest) => string
}

/** `GET /captcha/challenge`: returns a new challenge of the self-hosted captcha. */
export async function captchaRoutes(app: FastifyInstance, deps: ChallengeDeps): Promise<void> {
  const { altcha, limits, clientAddress } = deps
  const concurrencyLimit = createConcurrencyLimit(MAX_CONCURRENT_CHALLENGES)
  app.get('/captcha/challenge', async (request, reply) => {
    const rateLimitError = limits.admit('challenge', clientAddress(request))
    if (rateLimitError) return sendApiError(reply, rateLimitError)
    const release = concurrencyLimit.acquire()
    if (release === null) return sendApiError(reply, busy(BUSY_RETRY_AFTER_S))
    try {
      return await reply.header('cache-control', 'no-store').send(await altcha.challenge())
    } finally {
      release()
    }
  })
}

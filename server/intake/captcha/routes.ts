import type { FastifyInstance } from 'fastify'
import type { App } from '#server/app.ts'
import { busy, sendApiError } from '#server/http/api-error.ts'
import { createConcurrencyLimit } from '#server/http/concurrency-limit.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { altchaChallenge } from './altcha.ts'

/**
 * Concurrent challenges. Each uses a thread of the small pool that file access uses too, so a queue
 * of them would delay submissions.
 */
const MAX_CONCURRENT_CHALLENGES = 32
const BUSY_RETRY_AFTER_S = 1

/** `GET /captcha/challenge`: returns a new challenge of the self-hosted captcha. */
export async function captchaRoutes(http: FastifyInstance, app: App): Promise<void> {
  const concurrencyLimit = createConcurrencyLimit(MAX_CONCURRENT_CHALLENGES)
  http.get('/captcha/challenge', async (request, reply) => {
    const rateLimitError = app.limits.admit('challenge', clientAddress(request))
    if (rateLimitError) return sendApiError(reply, rateLimitError)
    const release = concurrencyLimit.acquire()
    if (release === null) return sendApiError(reply, busy(BUSY_RETRY_AFTER_S))
    try {
      return await reply.header('cache-control', 'no-store').send(await altchaChallenge(app))
    } finally {
      release()
    }
  })
}

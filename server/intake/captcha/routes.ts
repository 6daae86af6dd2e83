import type { FastifyInstance } from 'fastify'
import type { App } from '#server/app.ts'
import { createConcurrencyLimit } from '#server/http/concurrency-limit.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { altchaChallenge, cheapChallenge } from './altcha.ts'

/**
 * Concurrent challenges. Each uses a thread of the small pool that file access uses too, so a queue
 * of them would delay submissions.
 */
const MAX_CONCURRENT_CHALLENGES = 32

/**
 * `GET /captcha/challenge`: returns a new challenge of the self-hosted captcha. Nobody is refused, because
 * a carrier puts thousands of phones behind one address: where very many are asked for, they are of the
 * kind that costs the server nothing.
 */
export async function captchaRoutes(http: FastifyInstance, app: App): Promise<void> {
  const concurrencyLimit = createConcurrencyLimit(MAX_CONCURRENT_CHALLENGES)
  http.get('/captcha/challenge', async (request, reply) => {
    const isOverLimit = app.limits.admit('challenge', clientAddress(request)) !== null
    const release = isOverLimit ? null : concurrencyLimit.acquire()
    try {
      const challenge = await (release === null ? cheapChallenge(app) : altchaChallenge(app))
      return await reply.header('cache-control', 'no-store').send(challenge)
    } finally {
      release?.()
    }
  })
}

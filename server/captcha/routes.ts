import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ApiError, BUSY, sendApiError } from '#server/http/api-error.ts'
import { createGate } from '#server/http/gate.ts'
import type { Altcha } from './altcha.ts'

/**
 * Challenges in the making at once. Each takes a thread of the few that files
 * are read and written by too, so that a queue of them would hold up requests.
 */
const CHALLENGES_AT_ONCE = 32
const RETRY_BUSY_S = 1

export interface ChallengeDeps {
  readonly altcha: Altcha
  readonly limits: { challenge(address: string): ApiError | null }
  readonly clientAddress: (request: FastifyRequest) => string
}

/** `GET /captcha/challenge`: a new challenge of the self-hosted captcha, never the same twice. */
export async function captchaRoutes(app: FastifyInstance, deps: ChallengeDeps): Promise<void> {
  const { altcha, limits, clientAddress } = deps
  const gate = createGate(CHALLENGES_AT_ONCE)
  app.get('/captcha/challenge', async (request, reply) => {
    const tooOften = limits.challenge(clientAddress(request))
    if (tooOften) return sendApiError(reply, tooOften)
    const leave = gate.enter()
    if (leave === null) return sendApiError(reply, BUSY(RETRY_BUSY_S))
    try {
      return await reply.header('cache-control', 'no-store').send(await altcha.challenge())
    } finally {
      leave()
    }
  })
}

import type { FastifyInstance } from 'fastify'
import { sendApiError } from '#server/http/api-error.ts'
import type { Services } from '#server/http/services.ts'

/** `GET /captcha/challenge`: a new challenge of the self-hosted captcha, never the same twice. */
export async function captchaRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { altcha, limits, clientAddress } = services
  app.get('/captcha/challenge', async (request, reply) => {
    const tooOften = limits.challenge(clientAddress(request))
    if (tooOften) return sendApiError(reply, tooOften)
    return reply.header('cache-control', 'no-store').send(await altcha.challenge())
  })
}

import { cleanLine } from '#domain/text/clean-text.ts'
import type { FastifyInstance } from 'fastify'
import type { App } from '#server/app.ts'
import { type ApiError, apiError, sendApiError } from '#server/http/api-error.ts'
import { addApiGuards } from '#server/intake/api-guards.ts'
import { readIdempotencyKey } from '#server/intake/idempotency-key.ts'
import { hashCaptchaToken } from '#server/intake/intake.ts'
import { findByIdempotencyKey, findByCaptchaTokenHash } from '#server/db/tables/submissions.ts'

/**
 * Serves `POST /functions/v1/send-form-email`: tells whether the submission is stored. The insert has
 * queued its mail already, so nothing is sent twice, nor for a submission that is not stored.
 */
export async function functionRoutes(http: FastifyInstance, app: App): Promise<void> {
  const { db } = app
  addApiGuards(http, app)

  http.post('/functions/v1/send-form-email', async (request, reply) => {
    const key = readIdempotencyKey(request.headers['idempotency-key'])
    const hash = hashCaptchaToken(captchaTokenOf(request.body))
    const recorded =
      key !== null
        ? await findByIdempotencyKey(db, key)
        : hash !== null && (await findByCaptchaTokenHash(db, hash))
    if (!recorded) return sendApiError(reply, SUBMISSION_NOT_RECORDED)
    return reply.header('cache-control', 'no-store').send({ ok: true })
  })

  http.route({
    method: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
    url: '/functions/v1/*',
    onRequest: async (_request, reply) => sendApiError(reply, FUNCTION_NOT_FOUND),
    handler: () => undefined,
  })
}

const SUBMISSION_NOT_RECORDED: ApiError = apiError(404, 'PT404', 'No such request is recorded', {
  hint: 'Insert it into submissions first, with the same Idempotency-Key or token.',
})

const FUNCTION_NOT_FOUND: ApiError = apiError(404, 'PT404', 'There is no such function', {
  hint: 'POST /functions/v1/send-form-email is the only one.',
})

/** Reads the captcha token from the same payload as the insert; accepts an array of one. */
function captchaTokenOf(body: unknown): string {
  const payload: unknown = Array.isArray(body) ? body[0] : body
  const token =
    typeof payload === 'object' && payload !== null && 'recaptcha_token' in payload
      ? payload.recaptcha_token
      : undefined
  return typeof token === 'string' ? cleanLine(token) : ''
}

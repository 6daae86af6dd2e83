import { cleanLine } from '#domain/text/clean-text.ts'
import type { FastifyInstance } from 'fastify'
import { type ApiError, apiError, sendApiError } from '#server/http/api-error.ts'
import { type ApiGuardDeps, addApiGuards } from '#server/submissions/intake/api-guards.ts'
import type { Db } from '#server/store/db.ts'
import { readIdempotencyKey } from '#server/submissions/intake/idempotency-key.ts'
import { hashCaptchaToken } from '#server/submissions/intake/intake.ts'
import { findByIdempotencyKey, findByCaptchaTokenHash } from '#server/store/submissions.ts'

export interface FunctionDeps extends ApiGuardDeps {
  readonly store: Db
}

/**
 * Serves `POST /functions/v1/send-form-email`: tells whether the submission is stored. The insert has
 * queued its mail already, so nothing is sent twice, nor for a submission that is not stored.
 */
export async function functionRoutes(app: FastifyInstance, deps: FunctionDeps): Promise<void> {
  const { store } = deps
  addApiGuards(app, deps)

  app.post('/functions/v1/send-form-email', async (request, reply) => {
    const key = readIdempotencyKey(request.headers['idempotency-key'])
    const hash = hashCaptchaToken(captchaTokenOf(request.body))
    const recorded =
      key !== null
        ? await findByIdempotencyKey(store, key)
        : hash !== null && (await findByCaptchaTokenHash(store, hash))
    if (!recorded) return sendApiError(reply, SUBMISSION_NOT_RECORDED)
    return reply.header('cache-control', 'no-store').send({ ok: true })
  })

  app.route({
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

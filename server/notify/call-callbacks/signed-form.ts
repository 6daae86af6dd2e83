import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addFormParser } from '#server/http/form-body.ts'
import type { RateLimits } from '#server/submissions/limits/rate-limits.ts'
import { isTwilioSignature } from '../channels/twilio/twilio-signature.ts'

/** Size limit of a callback; Twilio sends about twenty short fields. */
const MAX_FORM_BYTES = 16 * 1024

export interface SignedFormOptions {
  /** TWILIO_AUTH_TOKEN; `null` where no telephone is configured. */
  readonly authToken: string | null
  /**
   * SITE_URL without a trailing slash. The signed URL is built from it, never from the Host header.
   */
  readonly siteUrl: string
  readonly limits: Pick<RateLimits, 'checkCallback' | 'countRefusedCallback'>
  readonly clientAddress: (request: FastifyRequest) => string
}

const TOO_MANY_CALLBACKS = 429

/**
 * Accepts only forms signed by Twilio (R108) in this scope: any other sender could accept a lead.
 * Refusals are counted by address, and beyond the limit the body is not read; signed callbacks are
 * never counted.
 */
export function requireSignedForms(app: FastifyInstance, options: SignedFormOptions): void {
  const { limits, clientAddress } = options
  app.removeAllContentTypeParsers()
  addFormParser(app, { bodyLimit: MAX_FORM_BYTES })
  app.addHook('onRequest', async (request, reply) => {
    const rateLimitError = limits.checkCallback(clientAddress(request))
    if (rateLimitError === null) return undefined
    reply.header('retry-after', String(rateLimitError.retryAfter))
    return await reply.code(TOO_MANY_CALLBACKS).type('text/plain').send('Too many refused\n')
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (statusCode >= 400 && statusCode < 500 && statusCode !== TOO_MANY_CALLBACKS)
      limits.countRefusedCallback(clientAddress(request))
  })
  app.addHook('preHandler', async (request: FastifyRequest, reply: FastifyReply) => {
    const { authToken, siteUrl } = options
    if (authToken === null) return await reply.code(404).type('text/plain').send('Not set up\n')
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const given = request.headers['x-twilio-signature']
    const url = siteUrl + request.url
    if (typeof given === 'string' && isTwilioSignature(given, { authToken, url, form })) return
    request.log.warn(
      { route: request.routeOptions.url },
      'callback without a right signature refused',
    )
    return await reply.code(403).type('text/plain').send('Wrong signature\n')
  })
}

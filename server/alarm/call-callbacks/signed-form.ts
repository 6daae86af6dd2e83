import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addFormParser } from '#server/http/form-body.ts'
import type { App } from '#server/app.ts'
import type { Environment } from '#server/environment.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { isTwilioSignature } from '#server/alarm/channels/twilio/twilio-signature.ts'

/**
 * Size limit of a callback. The longest is a text message of 1,600 characters, each up to twelve
 * bytes as percent-encoding, with the addresses of ten pictures.
 */
const MAX_FORM_BYTES = 32 * 1024

const TOO_MANY_CALLBACKS = 429

/** A keyed hash with SHA-1, in base64. */
const SIGNATURE = /^[A-Za-z0-9+/]{27}=$/
const hasSignature = ({ headers }: FastifyRequest): boolean =>
  SIGNATURE.test(String(headers['x-twilio-signature'] ?? ''))

/** What tells Twilio from others. */
interface SignedForms extends Pick<App, 'limits'> {
  readonly environment: Pick<Environment, 'twilioAuthToken' | 'siteUrl'>
}

/**
 * Accepts only forms signed by Twilio in this scope: any other sender could accept a lead.
 * Refusals are counted by address, and beyond the limit the body is not read unless there is what may be a
 * signature; signed callbacks are never counted.
 */
export function requireSignedForms(
  http: FastifyInstance,
  { limits, environment }: SignedForms,
): void {
  http.removeAllContentTypeParsers()
  addFormParser(http, { bodyLimit: MAX_FORM_BYTES })
  http.addHook('onRequest', async (request, reply) => {
    const rateLimitError = limits.checkCallback('refusedCallback', clientAddress(request))
    // Twilio calls for all its customers from the same addresses: only the signature tells them apart.
    if (rateLimitError === null || hasSignature(request)) return undefined
    reply.header('retry-after', String(rateLimitError.retryAfter))
    return await reply.code(TOO_MANY_CALLBACKS).type('text/plain').send('Too many refused\n')
  })
  http.addHook('onResponse', async (request, { statusCode }) => {
    if (statusCode >= 400 && statusCode < 500 && statusCode !== TOO_MANY_CALLBACKS)
      limits.countRefusedCallback('refusedCallback', clientAddress(request))
  })
  http.addHook('preHandler', async (request: FastifyRequest, reply: FastifyReply) => {
    const { twilioAuthToken: authToken, siteUrl } = environment
    if (authToken === null) return await reply.code(404).type('text/plain').send('Not set up\n')
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const given = request.headers['x-twilio-signature']
    // Never from the Host header, which a sender chooses.
    const url = siteUrl + request.url
    if (typeof given === 'string' && isTwilioSignature(given, { authToken, url, form })) return
    request.log.warn(
      { route: request.routeOptions.url },
      request.headers.authorization === undefined
        ? 'callback without a right signature refused'
        : 'callback without a right signature refused; it has a user and password, which must not be in the address that Twilio posts to',
    )
    return await reply.code(403).type('text/plain').send('Wrong signature\n')
  })
}

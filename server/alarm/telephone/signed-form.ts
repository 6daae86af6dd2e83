import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isTwilioSignature } from '../channels/twilio/signature.ts'

/** Of a callback; Twilio's own have some twenty short fields. */
const FORM_LIMIT = 16 * 1024

export interface SignedFormOptions {
  /** TWILIO_AUTH_TOKEN; null where the telephone is not set up. */
  readonly authToken: string | null
  /** SITE_URL, without a slash at its end: what was signed is built from it, never from the Host header. */
  readonly siteUrl: string
}

/**
 * In this scope nothing gets through but forms that Twilio has signed (R108):
 * whoever else calls these addresses could take a request with them.
 */
export function onlySignedForms(app: FastifyInstance, options: SignedFormOptions): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    async (_request: unknown, body: string) => new URLSearchParams(body),
  )
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

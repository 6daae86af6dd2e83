import type { FastifyInstance } from 'fastify'
import { apiError, sendApiError } from './api-error.ts'

const LENGTH_REQUIRED = apiError(411, 'PT411', 'The length of the body is missing', {
  hint: 'Send Content-Length. Nothing was stored.',
})

/**
 * Refuses bodies without a length before they are read: each chunk costs as much as many bytes.
 * Browsers, Twilio, webhooks and proxies that buffer send one.
 */
export function requireLength(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers['transfer-encoding'] === undefined) {
      done()
      return
    }
    reply.header('connection', 'close')
    // The rest of the body is not parsed.
    reply.raw.once('finish', () => request.raw.destroy())
    sendApiError(reply, LENGTH_REQUIRED)
  })
}

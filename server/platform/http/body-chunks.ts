import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiError, RefusedError } from './api-error.ts'

/**
 * Maximum number of pieces (chunks or TCP segments) in a body. The largest body, 64 KB, takes 123
 * segments of 536 bytes, the smallest usual size (RFC 9293, 3.7.1). Each piece costs about 2 µs of
 * CPU time, so 64 KB in chunks of one byte would cost 130 ms.
 */
export const MAX_BODY_CHUNKS = 256

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Instead of `MAX_BODY_CHUNKS`, for a route with a larger body. */
    readonly maxBodyChunks?: number
  }
}

const TOO_MANY_CHUNKS = apiError(413, 'PT413', 'The body arrives in too many pieces', {
  hint: `Nothing was stored. ${MAX_BODY_CHUNKS} chunks is the usual limit.`,
})

/** Closes the connection after the response, so that the rest of the body is not parsed. */
export function closeAfter(reply: FastifyReply, { raw }: FastifyRequest): void {
  reply.raw.once('finish', () => {
    if (!raw.complete) raw.destroy()
  })
}

/** Refuses bodies that arrive in too many pieces, and closes their connection (R174). */
export function limitBodyChunks(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Browsers and Twilio send a length. A refusal before the body is read must not parse it chunk
    // by chunk.
    if (request.headers['transfer-encoding'] !== undefined) closeAfter(reply, request)
    done()
  })
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { maxBodyChunks = MAX_BODY_CHUNKS } = request.routeOptions.config
    let chunks = 0
    const count = (): void => {
      if (++chunks <= maxBodyChunks) return
      payload.off('data', count)
      if (reply.sent) return
      payload.pause()
      closeAfter(reply, request)
      // Fastify's own body reader ends with this error, and the scope's error handler answers it.
      payload.emit('error', new RefusedError(TOO_MANY_CHUNKS))
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') payload.on('data', count)
    done(null, payload)
  })
}

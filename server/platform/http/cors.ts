import type { FastifyInstance } from 'fastify'
import { apiError, sendApiError } from './api-error.ts'

/** Paths that a page on another origin may call, if ALLOWED_ORIGINS names it. */
const API_PATHS = /^\/(?:rest|functions|captcha)\//

const ALLOWED_METHODS = 'GET, HEAD, POST, OPTIONS'
/** Headers that the official client and our own page send. */
const ALLOWED_HEADERS = [
  'accept',
  'accept-profile',
  'apikey',
  'authorization',
  'content-profile',
  'content-type',
  'idempotency-key',
  'prefer',
  'range',
  'x-client-info',
  'x-retry-count',
  'x-supabase-api-version',
].join(', ')
const EXPOSED_HEADERS = 'content-range, preference-applied, receipt, retry-after'
/**
 * Seconds for which a browser may cache the preflight response; Chromium allows two hours at most.
 */
const PREFLIGHT_MAX_AGE_S = '7200'

/**
 * Adds CORS to the API: only the named origins may call it from a page. Source:
 * https://fetch.spec.whatwg.org/#cors-protocol.
 */
export function addCors(app: FastifyInstance, allowedOrigins: readonly string[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!API_PATHS.test(request.url)) {
      done()
      return
    }
    if (allowedOrigins.length > 0) reply.header('vary', 'Origin')
    const { origin } = request.headers
    const allowed = origin !== undefined && allowedOrigins.includes(origin)
    if (allowed) {
      reply.header('access-control-allow-origin', origin)
      reply.header('access-control-expose-headers', EXPOSED_HEADERS)
      reply.header('cross-origin-resource-policy', 'cross-origin')
    }
    if (request.method !== 'OPTIONS') {
      done()
      return
    }
    if (!allowed) {
      sendApiError(
        reply,
        apiError(403, 'PT403', 'This origin may not call the API', {
          hint: 'The owner names other origins in ALLOWED_ORIGINS.',
        }),
      )
      return
    }
    reply
      .code(204)
      .header('access-control-allow-methods', ALLOWED_METHODS)
      .header('access-control-allow-headers', ALLOWED_HEADERS)
      .header('access-control-max-age', PREFLIGHT_MAX_AGE_S)
      .send()
  })
}

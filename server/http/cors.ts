import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** Paths that a page on another origin may call, if ALLOWED_ORIGINS names it. */
const API_PATHS = /^\/(?:rest|functions|captcha)\//

/** Lets pages of the named origins call the API. */
export function addCors(app: FastifyInstance, allowedOrigins: readonly string[]): void {
  if (allowedOrigins.length === 0) return
  const ofApi = {
    origin: [...allowedOrigins],
    exposedHeaders: ['content-range', 'preference-applied', 'receipt', 'retry-after'],
    // Seconds; Chromium allows two hours at most.
    maxAge: 7200,
  }
  void app.register(cors, {
    delegator: ({ url }, done) => done(null, API_PATHS.test(url) ? ofApi : { origin: false }),
  })
}

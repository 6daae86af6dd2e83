import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendApiError } from '#server/http/api-error.ts'
import { requireApiKey } from '#server/http/api-key.ts'
import { parseJsonBody } from '#server/http/json-body.ts'
import type { PublicRouteDeps } from './submission-route-deps.ts'

export interface ApiGuardDeps extends PublicRouteDeps {
  readonly environment: { readonly publicAnonKey: string }
}

/**
 * Checks that precede every API route (R60): API key, then rate limit per address. Bodies are JSON.
 */
export function addApiGuards(app: FastifyInstance, deps: ApiGuardDeps): void {
  const { limits, clientAddress, environment } = deps
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => parseJsonBody(body),
  )
  app.addHook('onRequest', requireApiKey(environment.publicAnonKey))
  app.addHook('onRequest', async (request, reply) => {
    const rateLimitError = limits.admit('request', clientAddress(request))
    return rateLimitError ? sendApiError(reply, rateLimitError) : undefined
  })
}

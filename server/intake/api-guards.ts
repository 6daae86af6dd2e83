import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '#server/app.ts'
import { sendApiError } from '#server/http/api-error.ts'
import { requireApiKey } from '#server/http/api-key.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { parseJsonBody } from '#server/http/json-body.ts'

/** Where submissions are posted. */
export const SUBMISSIONS_PATH = '/rest/v1/submissions'

/**
 * Checks that precede every API route: API key, then rate limit per address, which a submission does not
 * have: whether it is worthless shows in its proof only. Bodies are JSON.
 */
export function addApiGuards(http: FastifyInstance, { limits, environment }: App): void {
  http.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => parseJsonBody(body),
  )
  http.addHook('onRequest', requireApiKey(environment.publicAnonKey))
  http.addHook('onRequest', async (request, reply) => {
    if (request.method === 'POST' && request.routeOptions.url === SUBMISSIONS_PATH) return undefined
    const rateLimitError = limits.admit('request', clientAddress(request))
    return rateLimitError ? sendApiError(reply, rateLimitError) : undefined
  })
}

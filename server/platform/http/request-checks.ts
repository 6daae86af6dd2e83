import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type ApiError, apiError, sendApiError } from './api-error.ts'
import { splitTarget } from './request-target.ts'

/** Bytes of a path, without its query, which ads make long. Our paths have 60 bytes at most. */
export const MAX_PATH_BYTES = 2048

const PATH_TOO_LONG = apiError(414, 'PT414', 'The address is too long', {
  hint: `A path of more than ${MAX_PATH_BYTES} characters leads nowhere here.`,
})

const MULTIPLE_HOSTS = apiError(400, 'PT400', 'A request names one host', {
  hint: 'Send a single Host header (RFC 9112, 3.2).',
})

/** Returns the error for a request that no route may handle; `null` for all others. */
function requestRefusal({
  url = '',
  rawHeaders,
}: Pick<IncomingMessage, 'url' | 'rawHeaders'>): ApiError | null {
  if (url.length > MAX_PATH_BYTES && splitTarget(url).path.length > MAX_PATH_BYTES)
    return PATH_TOO_LONG
  return hostHeaders(rawHeaders) > 1 ? MULTIPLE_HOSTS : null
}

/**
 * Counts Host headers. Node keeps the first and drops the others, while a proxy may use the last.
 */
function hostHeaders(rawHeaders: readonly string[]): number {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts
}

/** Refuses such requests before any other work, without reading their bodies. */
export function addRequestChecks(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = requestRefusal(request.raw)
    if (refusal === null) {
      done()
      return
    }
    reply.header('connection', 'close')
    sendApiError(reply, refusal)
  })
}

import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type ApiError, apiError, sendApiError } from './api-error.ts'
import { splitTarget } from './request-target.ts'

/** Bytes of a path, its query not counted: advertisers' may be long. Ours have 60 at most. */
export const MAX_PATH_BYTES = 2048

const PATH_TOO_LONG = apiError(414, 'PT414', 'The address is too long', {
  hint: `A path of more than ${MAX_PATH_BYTES} characters leads nowhere here.`,
})

const MULTIPLE_HOSTS = apiError(400, 'PT400', 'A request names one host', {
  hint: 'Send a single Host header (RFC 9112, 3.2).',
})

/** What no part of the server looks at any closer; null for all others. */
function requestRefusal({
  url = '',
  rawHeaders,
}: Pick<IncomingMessage, 'url' | 'rawHeaders'>): ApiError | null {
  if (url.length > MAX_PATH_BYTES && splitTarget(url).path.length > MAX_PATH_BYTES)
    return PATH_TOO_LONG
  return hostHeaders(rawHeaders) > 1 ? MULTIPLE_HOSTS : null
}

/** Node keeps the first and drops the others, where a proxy in front may go by the last. */
function hostHeaders(rawHeaders: readonly string[]): number {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts
}

/** Turns such requests away before anything else is done for them, their bodies unread. */
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

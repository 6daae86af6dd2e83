import type { FastifyInstance } from 'fastify'
import { isPrivatePath } from '#domain/private-paths.ts'
import { PRIVATE_HEADERS } from './security-headers.ts'

/**
 * Adds the headers of every response except the site's own files, which have theirs. While
 * stopping, each response closes its connection.
 */
export function addResponseHeaders(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  isStopping: () => boolean,
): void {
  const entries = Object.entries(headers)
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isPrivatePath(request.url)) reply.headers(PRIVATE_HEADERS)
    for (const [name, value] of entries) if (!reply.hasHeader(name)) reply.header(name, value)
    if (isStopping()) reply.header('connection', 'close')
    done()
  })
}

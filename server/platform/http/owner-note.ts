import type { FastifyInstance } from 'fastify'
import type { IsLocalRequest } from './local-request.ts'

/** Response of `GET /owner-note` to a local request while placeholders are left. */
export interface OwnerNote {
  /** Entries of business.json that are still placeholders, such as `phones.default`. */
  readonly placeholders: readonly string[]
}

/**
 * Adds `GET /owner-note`, which lists missing configuration for the page to show to its owner (R8).
 * Any other client gets the same empty 204 as when nothing is missing, so pages are the same for
 * all visitors and none waits for it.
 */
export function addOwnerNote(
  app: FastifyInstance,
  placeholders: readonly string[],
  isAtThisMachine: IsLocalRequest,
): void {
  const note: OwnerNote = { placeholders }
  app.get('/owner-note', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return placeholders.length > 0 && isAtThisMachine(request.raw)
      ? reply.send(note)
      : reply.code(204).send()
  })
}

import type { FastifyInstance } from 'fastify'
import type { IsLocalRequest } from './local-request.ts'

/** What `GET /owner-note` answers to whoever sits at this machine while something is left. */
export interface OwnerNote {
  /** Entries of domain/business.ts that are still placeholders, such as `phones.default`. */
  readonly placeholders: readonly string[]
}

/**
 * `GET /owner-note`: what is not configured yet, for the page to say to its
 * owner (R8). Everybody else gets the same empty 204 as when nothing is left,
 * so no page served to a visitor differs, and none waits for it.
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

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createClientAddress, isLoopback } from './client-address.ts'

/** What `GET /owner-note` answers to whoever sits at this machine while something is left. */
export interface OwnerNote {
  /** Entries of domain/business.ts that are still placeholders, such as `phones.default` (R8). */
  readonly placeholders: readonly string[]
}

/**
 * `GET /owner-note`: what is not configured yet, for the page to say to its
 * owner (R8). Everybody else gets the same empty 204 as when nothing is left,
 * so no page served to a visitor differs, and none waits for it.
 */
export function addOwnerNote(app: FastifyInstance, placeholders: readonly string[]): void {
  const note: OwnerNote = { placeholders }
  app.get('/owner-note', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return placeholders.length > 0 && isAtThisMachine(request)
      ? reply.send(note)
      : reply.code(204).send()
  })
}

/** Any of them tells of a proxy or a tunnel: loopback is its address then, and the caller may be anybody. */
const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
]

/** Believes no proxy, not even a trusted one: only the other end of the socket counts. */
const socketAddressOf = createClientAddress([])

/**
 * True for a browser on this machine that was pointed at this machine. The
 * Host rules out most proxies that add no header of their own, and names that
 * somebody else has led to loopback.
 */
function isAtThisMachine({
  socket,
  headers,
}: Pick<FastifyRequest, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined }
}): boolean {
  const address = socketAddressOf({ socketAddress: socket.remoteAddress, forwardedFor: undefined })
  return (
    isLoopback(address) &&
    FORWARDING.every((name) => headers[name] === undefined) &&
    isLoopbackName(headers.host ?? '')
  )
}

/** A Host header that names loopback, with a port or without (RFC 6761, 6.3). */
function isLoopbackName(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name)
}

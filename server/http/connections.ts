import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { createProxyTrust, networksOf, peerAddress } from './client-address.ts'

/** Connections in total, and of one IPv4 address or IPv6 /48. */
export const CONNECTION_CAPS = { total: 10_000, perNetwork: 500 }

/**
 * Limits connections. Refuses those of a network above its cap; a trusted proxy carries all
 * visitors, so only the total counts for it. At the total, closes the connection that has been idle
 * longest in favor of the new one.
 * @param trustedProxies validated addresses and CIDR ranges (TRUST_PROXY)
 */
export function limitConnections(
  { server, log }: FastifyInstance,
  trustedProxies: readonly string[],
  caps: typeof CONNECTION_CAPS = CONNECTION_CAPS,
): void {
  const isTrusted = createProxyTrust(trustedProxies)
  const openByNetwork = new Map<string, number>()
  /** The latest response of each connection, by the time of its request: the first is idle longest. */
  const responses = new Map<Socket, ServerResponse | null>()
  let warnedAt = Number.NEGATIVE_INFINITY

  const close = (socket: Socket): void => {
    responses.delete(socket)
    socket.destroy()
    if (performance.now() - warnedAt < MINUTE_MS) return
    warnedAt = performance.now()
    log.warn({ networks: openByNetwork.size }, 'connection limit reached')
  }

  server.on('connection', (socket) => {
    const address = peerAddress(socket.remoteAddress)
    const { addressKey, ipv6Slash48 } = networksOf(address)
    const network = ipv6Slash48 ?? addressKey
    const open = openByNetwork.get(network) ?? 0
    if (open >= caps.perNetwork && !isTrusted(address)) {
      close(socket)
      return
    }
    openByNetwork.set(network, open + 1)
    responses.set(socket, null)
    socket.once('close', () => {
      responses.delete(socket)
      const left = (openByNetwork.get(network) ?? 1) - 1
      if (left === 0) openByNetwork.delete(network)
      else openByNetwork.set(network, left)
    })
    if (responses.size <= caps.total) return
    const idle = responses.entries().find(([, response]) => !isAwaited(response))
    close(idle?.[0] ?? socket)
  })

  // Before the handler, which may answer at once.
  server.prependListener('request', ({ socket }, response) => {
    if (responses.delete(socket)) responses.set(socket, response)
  })
}

/** Returns whether a whole request waits for this response. */
const isAwaited = (response: ServerResponse | null): boolean =>
  response !== null && response.req.complete && !response.writableEnded

import type { FastifyInstance } from 'fastify'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { createProxyTrust, networksOf, peerAddress } from './client-address.ts'

/** Connections in total, and of one IPv4 address or IPv6 /48. */
export const CONNECTION_CAPS = { total: 10_000, perNetwork: 500 }

/**
 * Refuses connections above the caps. A trusted proxy carries all visitors, so only the total
 * counts for it. At the total, connections without a request make room.
 * @param trustedProxies validated addresses and CIDR ranges (TRUST_PROXY)
 */
export function limitConnections(
  { server, log }: FastifyInstance,
  trustedProxies: readonly string[],
  caps: typeof CONNECTION_CAPS = CONNECTION_CAPS,
): void {
  const isTrusted = createProxyTrust(trustedProxies)
  const openByNetwork = new Map<string, number>()
  let warnedAt = Number.NEGATIVE_INFINITY
  const warn = (): void => {
    if (performance.now() - warnedAt < MINUTE_MS) return
    warnedAt = performance.now()
    log.warn({ networks: openByNetwork.size }, 'connection limit reached')
  }

  server.maxConnections = caps.total
  server.on('drop', () => {
    warn()
    server.closeIdleConnections()
  })
  server.on('connection', (socket) => {
    const address = peerAddress(socket.remoteAddress)
    if (isTrusted(address)) return
    const { addressKey, ipv6Slash48 } = networksOf(address)
    const network = ipv6Slash48 ?? addressKey
    const open = openByNetwork.get(network) ?? 0
    if (open >= caps.perNetwork) {
      warn()
      socket.destroy()
      return
    }
    openByNetwork.set(network, open + 1)
    socket.once('close', () => {
      const left = (openByNetwork.get(network) ?? 1) - 1
      if (left === 0) openByNetwork.delete(network)
      else openByNetwork.set(network, left)
    })
  })
}

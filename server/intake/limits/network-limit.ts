import { type Networks, networksOf } from '#server/http/client-address.ts'
import { createMemoryWindow } from './memory-window.ts'

/** Hits allowed in one window, by size of the network. */
interface NetworkAllowance {
  /** One IPv4 address or one IPv6 /64: what a single connection is assigned. */
  readonly perAddress: number
  /** An IPv6 /48, the most that one customer is assigned (RFC 6177). */
  readonly perIpv6Slash48: number
  /** An IPv6 /32, the least that a provider is assigned. */
  readonly perIpv6Slash32: number
  readonly windowMs: number
}

/**
 * Creates a limit on hits by network, in this process. It checks the wider networks first, because the owner of a /48 has
 * 65,536 /64 networks. A refused hit counts against its own address only, so one address
 * cannot use up the share of its neighbors.
 */
export function createNetworkLimit(
  { perAddress, perIpv6Slash48, perIpv6Slash32, windowMs }: NetworkAllowance,
  clock: () => number,
) {
  const window = createMemoryWindow(windowMs, clock)
  const isWiderNetworkUsedUp = ({ ipv6Slash48, ipv6Slash32 }: Networks): boolean =>
    (ipv6Slash32 !== null && window.count(ipv6Slash32) >= perIpv6Slash32) ||
    (ipv6Slash48 !== null && window.count(ipv6Slash48) >= perIpv6Slash48)
  return {
    /** Returns whether `admit` would return false; counts nothing. */
    isUsedUp(address: string): boolean {
      const networks = networksOf(address)
      return isWiderNetworkUsedUp(networks) || window.count(networks.addressKey) >= perAddress
    },
    /**
     * Counts one hit; returns false if its address or a network that contains it is over the limit.
     */
    admit(address: string): boolean {
      const networks = networksOf(address)
      const { addressKey, ipv6Slash48, ipv6Slash32 } = networks
      if (isWiderNetworkUsedUp(networks) || window.hit(addressKey) > perAddress) return false
      for (const network of [ipv6Slash48, ipv6Slash32]) if (network !== null) window.hit(network)
      return true
    },
    /** Milliseconds until all counters are reset. */
    remainingMs: window.remainingMs,
  }
}

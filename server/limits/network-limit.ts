import { type Networks, networksOf } from '#server/http/client-address.ts'
import { createMemoryWindow } from './memory-window.ts'

/** Hits allowed in one window, by size of the network. */
export interface NetworkAllowance {
  /** One IPv4 address or one IPv6 /64: what a single connection is assigned. */
  readonly perAddress: number
  /** An IPv6 /48, the most that one customer is assigned (RFC 6177). */
  readonly per48: number
  /** An IPv6 /32, the least that a provider is assigned. */
  readonly per32: number
  readonly lengthMs: number
}

/** Limits hits by network, in this process. */
export interface NetworkLimit {
  /** Counts one hit; returns false if its address or a network that contains it is over the limit. */
  admit(address: string): boolean
  /** True when `admit` would return false; counts nothing. */
  isUsedUp(address: string): boolean
  /** Milliseconds until all counters are reset. */
  remainingMs(): number
}

/**
 * Creates a limit that checks the wider networks first, because the owner of a /48 has
 * 65,536 /64 networks. A refused hit counts against its own address only, so one address
 * cannot use up the share of its neighbors.
 * @param clock milliseconds since the epoch
 */
export function createNetworkLimit(allowance: NetworkAllowance, clock: () => number): NetworkLimit {
  const window = createMemoryWindow(allowance.lengthMs, clock)
  const { perAddress: maxPerAddress, per48: maxPer48, per32: maxPer32 } = allowance
  const isWiderNetworkUsedUp = ({ network48, network32 }: Networks): boolean =>
    (network32 !== null && window.count(network32) >= maxPer32) ||
    (network48 !== null && window.count(network48) >= maxPer48)
  return {
    isUsedUp(address) {
      const networks = networksOf(address)
      return isWiderNetworkUsedUp(networks) || window.count(networks.addressKey) >= maxPerAddress
    },
    admit(address) {
      const networks = networksOf(address)
      const { addressKey, network48, network32 } = networks
      if (isWiderNetworkUsedUp(networks) || window.hit(addressKey) > maxPerAddress) return false
      for (const network of [network48, network32]) if (network !== null) window.hit(network)
      return true
    },
    remainingMs: window.remainingMs,
  }
}

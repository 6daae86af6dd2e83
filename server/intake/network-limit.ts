import { type Networks, networksOf } from '#server/http/client-address.ts'
import { createMemoryWindow } from './memory-window.ts'

/** How often in one window, by whom. */
export interface NetworkAllowance {
  /** One IPv4 address, or one /64 of IPv6: what a single line is handed. */
  readonly perAddress: number
  /** All of an IPv6 /48, the most that one customer is handed (RFC 6177). */
  readonly per48: number
  /** All of an IPv6 /32, the least that a provider is handed. */
  readonly per32: number
  readonly lengthMs: number
}

/** Counts what comes from where, in this process. */
export interface NetworkLimit {
  /** Counts one; false when its line, or a network around it, has had its share. */
  admit(address: string): boolean
  /** True when `admit` would return false; counts nothing. */
  isUsedUp(address: string): boolean
  /** Milliseconds until everybody starts anew. */
  remainingMs(): number
}

/**
 * Looks at the wider networks first: whoever owns a /48 has 65,536 lines to
 * come from. What is refused is counted on nobody but its own line, so no
 * line can use up its neighbors' share beyond its own.
 * @param clock milliseconds since the epoch
 */
export function createNetworkLimit(allowance: NetworkAllowance, clock: () => number): NetworkLimit {
  const window = createMemoryWindow(allowance.lengthMs, clock)
  const { perAddress: maxPerAddress, per48: maxPer48, per32: maxPer32 } = allowance
  const isWiderNetworkUsedUp = ({ per48, per32 }: Networks): boolean =>
    (per32 !== null && window.count(per32) >= maxPer32) ||
    (per48 !== null && window.count(per48) >= maxPer48)
  return {
    isUsedUp(address) {
      const networks = networksOf(address)
      return isWiderNetworkUsedUp(networks) || window.count(networks.perAddress) >= maxPerAddress
    },
    admit(address) {
      const networks = networksOf(address)
      const { perAddress, per48, per32 } = networks
      if (isWiderNetworkUsedUp(networks) || window.hit(perAddress) > maxPerAddress) return false
      for (const network of [per48, per32]) if (network !== null) window.hit(network)
      return true
    },
    remainingMs: window.remainingMs,
  }
}

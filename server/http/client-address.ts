import { BlockList, isIP } from 'node:net'

/** What a request says about where it comes from. */
export interface RequestPeer {
  /** The other end of the socket; undefined once it is gone. */
  readonly socketAddress: string | undefined
  /** `X-Forwarded-For` as it came. */
  readonly forwardedFor: string | readonly string[] | undefined
}

/** The address of whoever sent the request, as plain IPv4 or IPv6. */
export type ClientAddress = (peer: RequestPeer) => string

/**
 * The socket's address counts, unless it is a proxy of ours: then the
 * right-most address in X-Forwarded-For that is not one of our proxies. What
 * stands further left was written by the client and may be invented.
 * @param trustedProxies addresses and CIDR ranges, checked before (TRUST_PROXY)
 */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  const isTrusted = createProxyTrust(trustedProxies)
  return ({ socketAddress, forwardedFor }) => {
    let nearest = peerAddress(socketAddress)
    const hops = [forwardedFor ?? []].flat().join(',').split(',').toReversed()
    for (const hop of hops) {
      if (!isTrusted(nearest)) break
      const address = normalizeAddress(hop)
      if (address === null) break
      nearest = address
    }
    return nearest
  }
}

/** The other end of a socket, as plain IPv4 or IPv6; 0.0.0.0 once it is gone. */
export function peerAddress(socketAddress: string | undefined): string {
  return normalizeAddress(socketAddress ?? '') ?? '0.0.0.0'
}

/**
 * Tells the addresses of our own proxies from all others.
 * @param trustedProxies addresses and CIDR ranges, checked before (TRUST_PROXY)
 */
export function createProxyTrust(trustedProxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList()
  for (const entry of trustedProxies) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  return (address) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

const IPV4_IN_IPV6 = /^::ffff:\d+\./i

/** Without port, brackets, zone or the IPv4-in-IPv6 prefix; null when no address is left. */
function normalizeAddress(text: string): string | null {
  const trimmed = text.trim().replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
  const withoutPort = /^\d+\.\d+\.\d+\.\d+:\d+$/.test(trimmed)
    ? trimmed.slice(0, trimmed.indexOf(':'))
    : trimmed
  const [withoutZone = ''] = withoutPort.split('%', 1)
  const address = IPV4_IN_IPV6.test(withoutZone) ? withoutZone.slice('::ffff:'.length) : withoutZone
  return isIP(address) === 0 ? null : address
}

/** The networks that an address lies in, as keys to count by. */
export interface Networks {
  /** An IPv4 address, or the /64 of an IPv6 one: one line is handed that many addresses (RFC 6177). */
  readonly line: string
  /** The /48 of an IPv6 address: one customer may be handed that many lines; null for IPv4. */
  readonly site: string | null
  /** The /32 of an IPv6 address: one provider's; null for IPv4. */
  readonly provider: string | null
}

/** IPv4 has no wider ones: its addresses are dear, and neighbors are strangers. */
export function networksOf(address: string): Networks {
  if (isIP(address) !== 6) return { line: address, site: null, provider: null }
  const [head = '', tail] = address.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const filled = tail === undefined ? front : [...front, ...zeroGroups(front, back), ...back]
  const groups = filled.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  const network = (bits: number): string => `${groups.slice(0, bits / 16).join(':')}::/${bits}`
  return { line: network(64), site: network(48), provider: network(32) }
}

function zeroGroups(front: readonly string[], back: readonly string[]): string[] {
  return Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
}

const LOOPBACK_NETWORKS = new BlockList()
LOOPBACK_NETWORKS.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK_NETWORKS.addAddress('::1', 'ipv6')

/** True for an address that only this machine can have. */
export function isLoopback(address: string): boolean {
  return (
    isIP(address) !== 0 && LOOPBACK_NETWORKS.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  )
}

import { BlockList, isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * Returns the client address of a request, as plain IPv4 or IPv6: the socket's, or behind trusted
 * proxies (Fastify's `trustProxy`) the right-most one in X-Forwarded-For that is none of theirs.
 */
export const clientAddress = ({ ip }: Pick<FastifyRequest, 'ip'>): string => peerAddress(ip)

/** Stands for text that is no address. */
export const NO_ADDRESS = '0.0.0.0'

/** Returns an address as plain IPv4 or IPv6; `NO_ADDRESS` for none, such as that of a closed socket. */
export function peerAddress(socketAddress: string | undefined): string {
  return normalizeAddress(socketAddress ?? '') ?? NO_ADDRESS
}

/**
 * Creates a test for addresses of trusted proxies.
 * @param trustedProxies validated addresses and CIDR ranges (TRUST_PROXY)
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

/**
 * Removes port, brackets, zone and the IPv4-in-IPv6 prefix; returns `null` when no address is left.
 */
function normalizeAddress(text: string): string | null {
  const trimmed = text.trim().replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
  const withoutPort = /^\d+\.\d+\.\d+\.\d+:\d+$/.test(trimmed)
    ? trimmed.slice(0, trimmed.indexOf(':'))
    : trimmed
  const [withoutZone = ''] = withoutPort.split('%', 1)
  const address = IPV4_IN_IPV6.test(withoutZone) ? withoutZone.slice('::ffff:'.length) : withoutZone
  return isIP(address) === 0 ? null : address
}

/** Networks of an address, as keys for rate limits. */
export interface Networks {
  /**
   * An IPv4 address, or the /64 of an IPv6 address: one connection is assigned that many (RFC
   * 6177).
   */
  readonly addressKey: string
  /** The /48 of an IPv6 address, which one customer may be assigned; `null` for IPv4. */
  readonly ipv6Slash48: string | null
  /** The /32 of an IPv6 address, which one provider has; `null` for IPv4. */
  readonly ipv6Slash32: string | null
}

/**
 * Returns the networks of an address. IPv4 has no wider ones, because neighboring addresses belong
 * to unrelated customers.
 */
export function networksOf(address: string): Networks {
  if (isIP(address) !== 6) return { addressKey: address, ipv6Slash48: null, ipv6Slash32: null }
  const [head = '', tail] = address.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const filled = tail === undefined ? front : [...front, ...zeroGroups(front, back), ...back]
  const groups = filled.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  const network = (bits: number): string => `${groups.slice(0, bits / 16).join(':')}::/${bits}`
  return { addressKey: network(64), ipv6Slash48: network(48), ipv6Slash32: network(32) }
}

function zeroGroups(front: readonly string[], back: readonly string[]): string[] {
  return Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
}

const LOOPBACK_NETWORKS = new BlockList()
LOOPBACK_NETWORKS.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK_NETWORKS.addAddress('::1', 'ipv6')

/** Returns whether this is a loopback address. */
export function isLoopback(address: string): boolean {
  return (
    isIP(address) !== 0 && LOOPBACK_NETWORKS.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  )
}

/**
 * Protects the own network: a signed-in staff member's browser names the endpoint that this server
 * connects to. Only public host names are accepted, and only while they resolve to public
 * addresses.
 */

import { BlockList, isIP } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'

/**
 * Names that are never public (RFC 6761, 6762, 8375; `internal` by ICANN's resolution
 * 2024.07.29.06), and names that are common in private networks.
 */
const NON_PUBLIC_NAMES =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid)$/

/**
 * Returns whether it is an https URL on port 443 with a public host name, as push services have
 * (RFC 8030).
 */
export function isPushEndpoint(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || url.protocol !== 'https:' || url.port !== '') return false
  if (url.username !== '' || url.password !== '') return false
  return isPublicName(url.hostname)
}

/** Returns whether a host name can be public. Those of URLs are normalized already. */
export function isPublicName(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '')
  // The URL parser normalizes an IP address: its last label has a digit, or it has brackets.
  return /\.(?:[a-z]{2,}|xn--[\da-z-]+)$/.test(name) && !NON_PUBLIC_NAMES.test(name)
}

/** 'unknown': the host name does not resolve at the moment. */
type EndpointReach = 'public' | 'private' | 'unknown'

interface EndpointReachOptions {
  /** Resolves all addresses of a host name; rejects if there is none. */
  readonly resolve: (name: string) => Promise<readonly { readonly address: string }[]>
  readonly limitMs?: number
}

const LOOKUP_TIMEOUT_MS = 4000

/** Resolves the endpoint's host name now. One non-public address is enough to refuse it. */
export async function checkEndpointReach(
  endpoint: string,
  { resolve, limitMs = LOOKUP_TIMEOUT_MS }: EndpointReachOptions,
): Promise<EndpointReach> {
  if (!isPushEndpoint(endpoint)) return 'private'
  const found = await Promise.race([
    resolve(new URL(endpoint).hostname).catch(() => []),
    after(limitMs, [], { ref: false }),
  ])
  if (found.length === 0) return 'unknown'
  return found.every(({ address }) => isPublicAddress(address)) ? 'public' : 'private'
}

/** IANA's special-purpose address registries (RFC 6890). */
const NON_PUBLIC_IPV4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3'
const NON_PUBLIC_IPV6 = '::/96 64:ff9b:1::/48 2001::/32 2002::/16 fc00::/7 fe80::/9 ff00::/8'

const parseRanges = (ranges: string): readonly (readonly [address: string, bits: number])[] =>
  ranges.split(' ').map((range) => {
    const [address = '', bits] = range.split('/')
    return [address, Number(bits)]
  })

const NON_PUBLIC_ADDRESSES = new BlockList()
for (const [address, bits] of parseRanges(NON_PUBLIC_IPV4)) {
  NON_PUBLIC_ADDRESSES.addSubnet(address, bits, 'ipv4')
  // Blocks these addresses behind NAT64 too (RFC 6052).
  NON_PUBLIC_ADDRESSES.addSubnet(`64:ff9b::${address}`, 96 + bits, 'ipv6')
}
for (const [address, bits] of parseRanges(NON_PUBLIC_IPV6))
  NON_PUBLIC_ADDRESSES.addSubnet(address, bits, 'ipv6')

/** Checks an IPv4-mapped IPv6 address as IPv4. */
const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && !NON_PUBLIC_ADDRESSES.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

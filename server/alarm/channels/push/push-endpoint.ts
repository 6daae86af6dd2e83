import { BlockList, isIP } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'

/**
 * A browser says where its push service is, and we send there: whoever is signed in could name a
 * machine of our own network instead. So only names out there are taken, and only while they lead
 * out there.
 */

/** Names that are never out there (RFC 6761, 6762, 8375; `internal` by ICANN's resolution 2024.07.29.06), and habits. */
const NON_PUBLIC_NAMES =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid)$/

/** True for https on its own port at a public name, as push services are (RFC 8030). */
export function isPushEndpoint(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || url.protocol !== 'https:' || url.port !== '') return false
  if (url.username !== '' || url.password !== '') return false
  const name = url.hostname.replace(/\.$/, '')
  // An address in whichever spelling is a plain one here: its last label has a digit, or it has brackets.
  return /\.(?:[a-z]{2,}|xn--[\da-z-]+)$/.test(name) && !NON_PUBLIC_NAMES.test(name)
}

/** 'unknown': its name leads nowhere just now. */
export type EndpointReach = 'public' | 'private' | 'unknown'

export interface EndpointReachOptions {
  /** All addresses of a name; rejects when there is none. */
  readonly resolve: (name: string) => Promise<readonly { readonly address: string }[]>
  readonly limitMs?: number
}

const LOOKUP_TIMEOUT_MS = 4000

/** Where an endpoint leads at this moment. One address of our own among its many is enough to refuse it. */
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

/** IANA's registries of addresses for special purposes (RFC 6890). */
const NON_PUBLIC_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const
const NON_PUBLIC_IPV6 = [
  ['::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const

const NON_PUBLIC_ADDRESSES = new BlockList()
for (const [address, bits] of NON_PUBLIC_IPV4) {
  NON_PUBLIC_ADDRESSES.addSubnet(address, bits, 'ipv4')
  // The same behind a translator (RFC 6052), where public addresses look alike.
  NON_PUBLIC_ADDRESSES.addSubnet(`64:ff9b::${address}`, 96 + bits, 'ipv6')
}
for (const [address, bits] of NON_PUBLIC_IPV6) NON_PUBLIC_ADDRESSES.addSubnet(address, bits, 'ipv6')

/** An IPv4 address that is written as IPv6 is checked as what it is. */
const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && !NON_PUBLIC_ADDRESSES.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

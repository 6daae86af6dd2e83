import { BlockList, isIP } from 'node:net'
import { networksOf } from '#server/http/client-address.ts'
import type { ReadSecret } from '#server/secrets/secret.ts'
import { hashOfNetwork } from '#server/secrets/network-hash.ts'

/** Addresses that say nothing about a visitor's network: this machine, or a proxy that TRUST_PROXY does not name. */
const LOCAL = new BlockList()
LOCAL.addAddress('0.0.0.0')
LOCAL.addAddress('127.0.0.1')
LOCAL.addAddress('::1', 'ipv6')
LOCAL.addSubnet('10.0.0.0', 8)
LOCAL.addSubnet('172.16.0.0', 12)
LOCAL.addSubnet('192.168.0.0', 16)
LOCAL.addSubnet('fc00::', 7, 'ipv6')
LOCAL.addSubnet('fe80::', 10, 'ipv6')

/**
 * Resolves to a keyed hash of the network that sent a submission (R171): an
 * IPv4 address, since carrier-grade NAT puts thousands of phones behind one
 * already, or an IPv6 /48. Null where the address is local.
 */
export type SenderNetwork = (address: string) => Promise<string | null>

export const createSenderNetwork =
  (readSecret: ReadSecret): SenderNetwork =>
  async (address) =>
    LOCAL.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
      ? null
      : hashOfNetwork(await readSecret(), 'submission', networksOf(address))

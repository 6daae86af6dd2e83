import { BlockList, isIP } from 'node:net'
import { networksOf } from '#server/http/client-address.ts'
import { hashOfNetwork } from '#server/secrets/network-hash.ts'

/**
 * Addresses that say nothing about a visitor's network: this machine, or a proxy that TRUST_PROXY
 * does not name.
 */
const NON_VISITOR_NETWORKS = new BlockList()
NON_VISITOR_NETWORKS.addAddress('0.0.0.0')
NON_VISITOR_NETWORKS.addAddress('127.0.0.1')
NON_VISITOR_NETWORKS.addAddress('::1', 'ipv6')
NON_VISITOR_NETWORKS.addSubnet('10.0.0.0', 8)
NON_VISITOR_NETWORKS.addSubnet('172.16.0.0', 12)
NON_VISITOR_NETWORKS.addSubnet('192.168.0.0', 16)
NON_VISITOR_NETWORKS.addSubnet('fc00::', 7, 'ipv6')
NON_VISITOR_NETWORKS.addSubnet('fe80::', 10, 'ipv6')

/**
 * Returns a keyed hash of the network that sent a submission: an IPv4 address, since carrier-grade
 * NAT puts thousands of phones behind one already, or an IPv6 /48. `null` where the address is local.
 */
export const customerNetwork = (secret: string, address: string): string | null =>
  NON_VISITOR_NETWORKS.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
    ? null
    : hashOfNetwork(secret, 'submission', networksOf(address))

import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { clientAddress, isLoopback, networksOf } from './client-address.ts'

/** Returns the address that the limits count for a request with this header. */
async function addressOf(
  remoteAddress: string,
  forwardedFor?: string | string[],
  trustProxy: string[] = ['10.0.0.0/8', 'fd00::/8', '192.0.2.1'],
): Promise<string> {
  const app = fastify({ trustProxy: trustProxy.length > 0 && trustProxy })
  app.get('/', (request, reply) => reply.send(clientAddress(request)))
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }
  return (await app.inject({ url: '/', remoteAddress, headers })).body
}

describe('clientAddress', () => {
  test.each<[string, string, string | string[] | undefined, string]>([
    ['ignores the header of another sender', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['uses what a proxy says', '10.1.1.1', '198.51.100.1', '198.51.100.1'],
    ['ignores what is forged', '10.1.1.1', '6.6.6.6, 198.51.100.1, 10.2.2.2', '198.51.100.1'],
    ['knows IPv6 ranges', 'fd00::1', '198.51.100.1', '198.51.100.1'],
    ['joins header lines', '192.0.2.1', ['6.6.6.6', '198.51.100.7'], '198.51.100.7'],
    ['removes a port', '::ffff:10.0.0.1', '198.51.100.1:5123', '198.51.100.1'],
    ['removes brackets', '10.0.0.1', '[2001:db8::5]:443', '2001:db8::5'],
    ['removes the IPv4-mapped prefix', '::ffff:203.0.113.9', undefined, '203.0.113.9'],
    ['returns the proxy without a header', '10.0.0.1', undefined, '10.0.0.1'],
    ['returns the first of proxies only', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['returns a key for no address', '10.0.0.1', 'unknown', '0.0.0.0'],
  ])('%s', async (_what, socket, header, expected) => {
    expect(await addressOf(socket, header)).toBe(expected)
  })

  test('ignores the header without a trusted proxy', async () => {
    expect(await addressOf('10.1.1.1', '198.51.100.1', [])).toBe('10.1.1.1')
  })
})

describe('networksOf', () => {
  test('counts IPv4 by address only', () => {
    expect(networksOf('203.0.113.9')).toEqual({
      addressKey: '203.0.113.9',
      ipv6Slash48: null,
      ipv6Slash32: null,
    })
  })

  test.each([
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8::/32'],
    ['2001:0db8:0001:0002:f:f:f:f', '2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8::/32'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48', '2001:db8::/32'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48', '0:0::/32'],
    ['64:ff9b:1:2:3:4:192.0.2.1', '64:ff9b:1:2::/64', '64:ff9b:1::/48', '64:ff9b::/32'],
  ])(
    'counts IPv6 by network, in any notation: %s',
    (address, addressKey, ipv6Slash48, ipv6Slash32) => {
      expect(networksOf(address)).toEqual({ addressKey, ipv6Slash48, ipv6Slash32 })
    },
  )
})

test('recognizes loopback in both address families', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1'].every(isLoopback)).toBe(true)
  expect(['10.0.0.1', '0.0.0.0', '2001:db8::1', 'localhost', ''].some(isLoopback)).toBe(false)
})

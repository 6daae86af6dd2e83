import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createClientAddress, isLoopback, networksOf } from './client-address.ts'

const from = (socketAddress: string, forwardedFor?: string | string[]) => ({
  socketAddress,
  forwardedFor,
})

describe('createClientAddress', () => {
  const direct = createClientAddress([])
  const behind = createClientAddress(['10.0.0.0/8', 'fd00::/8', '192.0.2.1'])

  test('ignores the header without a trusted proxy', () => {
    expect(direct(from('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9')
    expect(behind(from('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9')
  })

  test('uses the right-most address that is not a trusted proxy', () => {
    expect(behind(from('10.1.1.1', '198.51.100.1'))).toBe('198.51.100.1')
    expect(behind(from('10.1.1.1', '6.6.6.6, 198.51.100.1, 10.2.2.2'))).toBe('198.51.100.1')
    expect(behind(from('fd00::1', '198.51.100.1'))).toBe('198.51.100.1')
  })

  test('joins several header lines', () => {
    expect(behind(from('192.0.2.1', ['6.6.6.6', '198.51.100.7']))).toBe('198.51.100.7')
  })

  test('removes ports, brackets and the IPv4-mapped prefix', () => {
    expect(behind(from('::ffff:10.0.0.1', '198.51.100.1:5123'))).toBe('198.51.100.1')
    expect(behind(from('10.0.0.1', '[2001:db8::5]:443'))).toBe('2001:db8::5')
    expect(direct(from('::ffff:203.0.113.9'))).toBe('203.0.113.9')
  })

  test('falls back to the proxy when the header contains no address', () => {
    expect(behind(from('10.0.0.1', 'unknown'))).toBe('10.0.0.1')
    expect(behind(from('10.0.0.1', ''))).toBe('10.0.0.1')
    expect(behind(from('10.0.0.1'))).toBe('10.0.0.1')
  })

  test('stops at the first hop when every hop is a trusted proxy', () => {
    expect(behind(from('10.0.0.1', '10.0.0.3, 10.0.0.2'))).toBe('10.0.0.3')
  })

  test('returns a valid address for any header', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(behind(from('10.0.0.1', header))).toMatch(/^[0-9a-fA-F.:]+$/)
      }),
    )
  })

  test('returns a key for a closed socket', () => {
    expect(direct({ socketAddress: undefined, forwardedFor: undefined })).toBe('0.0.0.0')
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

import { expect, test } from 'vitest'
import { createNetworkLimit } from './network-limit.ts'

const ALLOWANCE = { perAddress: 3, perIpv6Slash48: 6, perIpv6Slash32: 30, windowMs: 1000 }

function setUp() {
  const state = { now: 0 }
  const limit = createNetworkLimit(ALLOWANCE, () => state.now)
  const admitted = (addresses: readonly string[]): number =>
    addresses.filter((address) => limit.admit(address)).length
  return { state, limit, admitted }
}

const times = (count: number, address: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => address(index))

test('limits each address until the window ends, independently of its neighbor', () => {
  const { state, limit, admitted } = setUp()
  expect(admitted(times(9, () => '203.0.113.9'))).toBe(3)
  expect(limit.admit('203.0.113.10')).toBe(true)
  expect(limit.remainingMs()).toBe(1000)
  state.now = 1000
  expect(limit.admit('203.0.113.9')).toBe(true)
})

test('counts addresses of one /64 together', () => {
  const { admitted } = setUp()
  expect(admitted(times(9, (index) => `2001:db8::${index}`))).toBe(3)
})

test('limits a sender that rotates through a /48 to the share of the /48', () => {
  const { limit, admitted } = setUp()
  expect(admitted(times(5000, (index) => `2001:db8:1:${index.toString(16)}::1`))).toBe(6)
  expect(limit.admit('2001:db8:2::1')).toBe(true)
})

test('limits a sender that rotates through a /32 to the share of the /32', () => {
  const { limit, admitted } = setUp()
  expect(admitted(times(20_700, (index) => `2001:db8:${index.toString(16)}::1`))).toBe(30)
  expect(limit.admit('2001:db9::1')).toBe(true)
  expect(limit.admit('203.0.113.9')).toBe(true)
})

test('does not count refused requests of one address against its /48', () => {
  const { admitted } = setUp()
  expect(admitted(times(5000, () => '2001:db8:1:1::1'))).toBe(3)
  expect(admitted(times(3, () => '2001:db8:1:2::1'))).toBe(3)
})

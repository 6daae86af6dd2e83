import { expect, test } from 'vitest'
import { customerNetwork } from './customer-network.ts'

const network = (address: string) => customerNetwork('secret', address)

test('hashes one IPv4 address or one IPv6 /48 with the secret', () => {
  const one = network('203.0.113.9')
  expect(one).toMatch(/^[0-9a-f]{64}$/)
  expect(network('203.0.113.9')).toBe(one)
  expect(network('203.0.113.10')).not.toBe(one)
  expect(network('2001:db8:1:2::1')).toBe(network('2001:db8:1:ffff::9'))
  expect(network('2001:db8:1::1')).not.toBe(network('2001:db8:2::1'))
  expect(customerNetwork('other', '203.0.113.9')).not.toBe(one)
})

test.each(['127.0.0.1', '::1', '10.1.2.3', '172.18.0.1', '192.168.1.4', 'fd00::1', '0.0.0.0'])(
  'a local address such as %s is no network: behind an unknown proxy it would be everybody’s',
  (address) => expect(network(address)).toBeNull(),
)

import { expect, test } from 'vitest'
import { createUploadSlots } from './upload-slots.ts'

const slots = () => createUploadSlots({ total: 4, perNetwork: 2 })

test.each([
  ['an IPv4 address', ['192.0.2.1', '192.0.2.1', '192.0.2.1'], '192.0.2.2'],
  ['an IPv6 /64', ['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:1::3'], '2001:db8:2::1'],
  ['an IPv6 /48', ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1'], '192.0.2.1'],
])('gives %s two slots and another network its own', (_what, same, other) => {
  const { acquire } = slots()
  expect(same.map((address) => acquire(address) !== null)).toEqual([true, true, false])
  expect(acquire(other)).not.toBeNull()
})

test('gives no more slots than there are in total', () => {
  const { acquire } = slots()
  const taken = Array.from({ length: 6 }, (_, host) => acquire(`192.0.2.${host}`) !== null)
  expect(taken).toEqual([true, true, true, true, false, false])
})

test('gives a released slot again, and counts a second release as none', () => {
  const { acquire } = slots()
  const release = acquire('192.0.2.1')
  acquire('192.0.2.1')
  release?.()
  release?.()
  expect(acquire('192.0.2.1')).not.toBeNull()
  expect(acquire('192.0.2.1')).toBeNull()
})

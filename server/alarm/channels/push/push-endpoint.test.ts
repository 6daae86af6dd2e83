import { expect, test } from 'vitest'
import { isPushEndpoint, checkEndpointReach } from './push-endpoint.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QOd1',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://push.example:443/abc',
])('accepts %s as an endpoint', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true)
})

test.each([
  'http://push.example/abc',
  'https://push.example:8443/abc',
  'https://user@push.example/abc',
  'https://:word@push.example/abc',
  'https://10.0.0.1/',
  'https://93.184.216.34/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://[::1]/',
  'https://localhost/',
  'https://database/',
  'https://printer.local/',
  'https://metadata.google.internal/',
  'https://router.lan./',
  'https://nas.home.arpa/',
  'nowhere',
])('refuses %s', async (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false)
  const resolve = async () => [{ address: '93.184.216.34' }]
  expect(await checkEndpointReach(endpoint, { resolve })).toBe('private')
})

const reach = (...addresses: string[]) =>
  checkEndpointReach('https://push.example/abc', {
    resolve: async (name) =>
      (name === 'push.example' ? addresses : []).map((address) => ({ address })),
  })

test.each([
  '10.1.2.3',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  'fd00::1',
  'fe80::1',
])('refuses a host name that resolves to %s, also beside a public address', async (address) => {
  expect(await reach(address)).toBe('private')
  expect(await reach('93.184.216.34', address)).toBe('private')
})

test('accepts a host name that resolves to public IPv4 or IPv6 addresses', async () => {
  expect(await reach('93.184.216.34', '2606:2800:21f::1', '64:ff9b::5db8:d822')).toBe('public')
})

test('reports an unresolvable host name as unknown', async () => {
  expect(await reach()).toBe('unknown')
  const endpoint = 'https://push.example/abc'
  const fails = async () => await Promise.reject(new Error('ENOTFOUND'))
  expect(await checkEndpointReach(endpoint, { resolve: fails })).toBe('unknown')
  const never = async () => await new Promise<never>(() => {})
  expect(await checkEndpointReach(endpoint, { resolve: never, limitMs: 1 })).toBe('unknown')
})

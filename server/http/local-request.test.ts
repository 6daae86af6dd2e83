import { expect, test } from 'vitest'
import { isLocalRequest } from './local-request.ts'

type Caller = Parameters<typeof isLocalRequest>[0]

const caller = (
  remoteAddress: string,
  headers: Caller['headers'] = {},
  httpVersion = '1.1',
): Caller => ({
  httpVersion,
  socket: { remoteAddress },
  headers: { host: 'localhost:3000', accept: '*/*', 'user-agent': 'x', ...headers },
})

const isHere = (request: Caller): boolean => isLocalRequest(request, 'http://localhost:3000')

test.each([
  ['127.0.0.1', 'localhost:3000'],
  ['127.0.0.1', 'localhost'],
  ['::1', '[::1]:3000'],
  ['::ffff:127.0.0.1', '127.0.0.1:3000'],
  ['127.8.9.1', 'palisade.localhost:3000'],
])('accepts a request from %s to %s as local', (remoteAddress, host) => {
  expect(isHere(caller(remoteAddress, { host }))).toBe(true)
})

test.each<[string, Caller]>([
  ['another machine', caller('192.168.1.20')],
  ['another machine by IPv6', caller('2001:db8::7')],
  ['a proxy without such headers', caller('127.0.0.1', { host: 'www.locks.example' })],
  [
    'a name that only starts like loopback',
    caller('127.0.0.1', { host: 'localhost.evil.example:3000' }),
  ],
  ['nginx with its default configuration, which uses HTTP/1.0', caller('127.0.0.1', {}, '1.0')],
  ['a closed socket', { ...caller(''), socket: {} }],
])('rejects %s', (_what, each) => {
  expect(isHere(each)).toBe(false)
})

test.each([
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-forwarded',
  'forwarded-for',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'cdn-loop',
  'fly-client-ip',
  'fastly-client-ip',
  'x-original-forwarded-for',
  'x-original-host',
  'x-envoy-external-address',
  'x-amzn-trace-id',
  'x-azure-clientip',
  'x-proxyuser-ip',
])('rejects a request with the header %s', (name) => {
  expect(isHere(caller('127.0.0.1', { [name]: '127.0.0.1' }))).toBe(false)
})

test('rejects every request once the site has a public address, because a proxy may hide everything', () => {
  for (const siteUrl of ['https://www.locks.example', 'http://192.168.1.20:3000'])
    expect(isLocalRequest(caller('127.0.0.1'), siteUrl)).toBe(false)
})

test('accepts any name of a site at loopback', () => {
  for (const siteUrl of ['http://127.0.0.1:3000', 'http://[::1]:3000', 'https://x.localhost'])
    expect(isLocalRequest(caller('127.0.0.1'), siteUrl)).toBe(true)
})

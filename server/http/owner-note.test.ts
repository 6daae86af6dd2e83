import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { addOwnerNote } from './owner-note.ts'

const LEFT = ['phones.default', 'reviews[0]']

interface Caller {
  readonly remoteAddress?: string
  readonly headers?: Readonly<Record<string, string>>
}

async function ask(caller: Caller = {}, left: readonly string[] = LEFT) {
  const app = fastify()
  addOwnerNote(app, left)
  const { remoteAddress = '127.0.0.1', headers = {} } = caller
  const response = await app.inject({
    url: '/owner-note',
    remoteAddress,
    headers: { host: 'localhost:3000', ...headers },
  })
  await app.close()
  return response
}

describe('R8: what is not configured yet', () => {
  test.each([
    ['127.0.0.1', 'localhost:3000'],
    ['127.0.0.1', 'localhost'],
    ['::1', '[::1]:3000'],
    ['::ffff:127.0.0.1', '127.0.0.1:3000'],
    ['127.8.9.1', 'palisade.localhost:3000'],
  ])('is told at this machine, from %s to %s', async (remoteAddress, host) => {
    const response = await ask({ remoteAddress, headers: { host } })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ placeholders: LEFT })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test.each<[string, Caller]>([
    ['another machine', { remoteAddress: '192.168.1.20' }],
    ['another machine by IPv6', { remoteAddress: '2001:db8::7' }],
    ['a proxy that names its client', { headers: { 'x-forwarded-for': '203.0.113.5' } }],
    ['a proxy whose client claims loopback', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a proxy by the standard', { headers: { forwarded: 'for=127.0.0.1' } }],
    ['a proxy of another habit', { headers: { 'x-real-ip': '127.0.0.1' } }],
    ['a cache in between', { headers: { via: '1.1 cache' } }],
    ['a tunnel', { headers: { 'cf-connecting-ip': '203.0.113.5' } }],
    ['a proxy without such headers', { headers: { host: 'www.locks.example' } }],
    ['a name that leads to loopback', { headers: { host: 'localhost.evil.example:3000' } }],
  ])('is not told to %s', async (_, caller) => {
    const response = await ask(caller)
    expect({ status: response.statusCode, body: response.body }).toEqual({ status: 204, body: '' })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('is nothing once no placeholder is left', async () => {
    expect((await ask({}, [])).statusCode).toBe(204)
  })
})

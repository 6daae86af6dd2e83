import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitConnections } from './connections.ts'

const PROXY = '127.0.0.100'

let app: FastifyInstance
let clients: Socket[]
/** Responses to /slow, which a test sends. */
let pending: FastifyReply[]

beforeEach(async () => {
  clients = []
  pending = []
  app = fastify({ forceCloseConnections: true })
  app.get('/', (_request, reply) => reply.send('served'))
  app.get('/slow', (_request, reply) => void pending.push(reply))
  app.post('/', (_request, reply) => reply.send('served'))
  limitConnections(app, [PROXY], { total: 8, perNetwork: 3 })
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  for (const client of clients) client.destroy()
  await app.close()
})

/** Opens a connection from this address, and sends a text once the server has seen it. */
async function open(localAddress: string, text = ''): Promise<Socket> {
  const seen = once(app.server, 'connection')
  const { port } = app.server.address() as AddressInfo
  const client = connect({ host: '127.0.0.1', port, localAddress })
  // The server may reset the connection.
  client.on('error', () => undefined)
  client.resume()
  clients.push(client)
  await Promise.all([once(client, 'connect'), seen])
  if (text !== '') client.write(text)
  return client
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`

/** Resolves with how many of these connections the server has left open. */
async function expectOpen(sockets: readonly Socket[], count: number): Promise<void> {
  await vi.waitFor(() => expect(sockets.filter((socket) => !socket.closed)).toHaveLength(count))
}

test('refuses what one network opens above its cap, and no other network', async () => {
  const kept: Socket[] = []
  for (let index = 0; index < 3; index++) kept.push(await open('127.0.0.2'))
  await expectOpen([await open('127.0.0.2')], 0)
  kept.push(await open('127.0.0.3'))
  await expectOpen(kept, 4)
  kept[0]?.destroy()
  await vi.waitFor(async () => {
    const next = await open('127.0.0.2', get('/'))
    await Promise.race([once(next, 'data'), once(next, 'close')])
    expect(next.bytesRead).toBeGreaterThan(0)
  })
})

test('lets a trusted proxy open more', async () => {
  const sockets: Socket[] = []
  for (let index = 0; index < 6; index++) sockets.push(await open(PROXY))
  await expectOpen(sockets, 6)
})

test('at the total closes the connection that has been idle longest, unfinished requests included', async () => {
  const asked = once(app.server, 'request')
  const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\n'
  const unfinished = await open(PROXY, `${head}a`)
  await asked
  const first = await open(PROXY)
  const others: Socket[] = []
  for (let index = 0; index < 6; index++) others.push(await open(PROXY))
  first.write(get('/'))
  await once(first, 'data')
  const next = await open('127.0.0.2', get('/'))
  await once(next, 'data')
  await expectOpen([unfinished], 0)
  await expectOpen([first, next, ...others], 8)
})

test('closes no connection that waits for its response', async () => {
  const waiting: Socket[] = []
  for (let index = 0; index < 8; index++) waiting.push(await open(PROXY, get('/slow')))
  await vi.waitFor(() => expect(pending).toHaveLength(8))
  await expectOpen([await open('127.0.0.2')], 0)
  await expectOpen(waiting, 8)
  const answers = waiting.map((socket) => once(socket, 'data'))
  for (const reply of pending) void reply.send('served')
  await Promise.all(answers)
})

import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ConnectionOverload, guardConnections } from './connections.ts'

const CAPS = { total: 8, perAddress: 3, perProxy: 5 }
const PROXY = '127.0.0.100'

let server: Server
let port: number
let clients: Socket[]
let overloads: ConnectionOverload[]
let state: { now: number }
/** Responses that the handler has not sent; a test sends them. */
let pendingResponses: ServerResponse[]

beforeEach(async () => {
  clients = []
  overloads = []
  pendingResponses = []
  state = { now: 0 }
  server = createServer((request, response) => {
    if (request.url === '/slow') pendingResponses.push(response)
    else response.end('served')
  })
  guardConnections(server, {
    caps: CAPS,
    clock: () => state.now,
    sourceOf: ({ remoteAddress = '' }) => ({
      addressKey: remoteAddress,
      isProxy: remoteAddress === PROXY,
    }),
    onOverload: (overload) => overloads.push(overload),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  for (const client of clients) client.destroy()
  server.close()
})

/** Opens a connection from this address and waits until the server has seen it. */
async function open(localAddress: string): Promise<Socket> {
  const seen = once(server, 'connection')
  const client = connect({ host: '127.0.0.1', port, localAddress })
  // The server may reset an evicted connection.
  client.on('error', () => undefined)
  client.resume()
  clients.push(client)
  await Promise.all([once(client, 'connect'), seen])
  return client
}

async function openMany(count: number, addressOf: (index: number) => string): Promise<Socket[]> {
  const opened: Socket[] = []
  for (let index = 0; index < count; index++) opened.push(await open(addressOf(index)))
  return opened
}

const ended = (client: Socket | undefined): Promise<unknown> =>
  client === undefined || client.closed ? Promise.resolve() : once(client, 'close')

async function ask(client: Socket | undefined, path = '/'): Promise<string> {
  client?.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
  const [chunk] = client ? await once(client, 'data') : []
  return String(chunk)
}

const ADDRESS = '127.0.0.2'
const OTHER_ADDRESS = '127.0.0.3'
const one = (): string => ADDRESS

test('closes the oldest idle connection of an address that exceeds its limit', async () => {
  const [oldest, second] = await openMany(CAPS.perAddress, one)
  const other = await open(OTHER_ADDRESS)
  const newest = await open(ADDRESS)
  await ended(oldest)
  expect(await ask(newest)).toContain('served')
  expect(await ask(second)).toContain('served')
  expect(await ask(other)).toContain('served')
  expect(overloads).toEqual([{ held: 3, addresses: 2, evicted: 1, refused: 0 }])
})

test('treats a connection as recent after each request', async () => {
  const [oldest, second] = await openMany(CAPS.perAddress, one)
  await ask(oldest)
  await open(ADDRESS)
  await ended(second)
  expect(await ask(oldest)).toContain('served')
})

test('keeps a connection that waits for our response', async () => {
  const [waiting, idle] = await openMany(CAPS.perAddress, one)
  const answer = ask(waiting, '/slow')
  await vi.waitFor(() => expect(pendingResponses).toHaveLength(1))
  await open(ADDRESS)
  await ended(idle)
  pendingResponses[0]?.end('served at last')
  expect(await answer).toContain('served at last')
})

test('treats a connection with an unfinished request body as idle', async () => {
  const [slow] = await openMany(CAPS.perAddress, one)
  slow?.write('POST /slow HTTP/1.1\r\nhost: x\r\ncontent-length: 500\r\n\r\nname=')
  await vi.waitFor(() => expect(pendingResponses).toHaveLength(1))
  await openMany(CAPS.perAddress, one)
  await ended(slow)
})

test('refuses a new connection when all of its address wait for us, and accepts other addresses', async () => {
  for (const client of await openMany(CAPS.perAddress, one))
    void ask(client, '/slow').catch(() => '')
  await vi.waitFor(() => expect(pendingResponses).toHaveLength(CAPS.perAddress))
  await ended(await open(ADDRESS))
  expect(overloads).toEqual([{ held: 3, addresses: 1, evicted: 0, refused: 1 }])
  expect(await ask(await open(OTHER_ADDRESS))).toContain('served')
})

test('allows a trusted proxy more connections', async () => {
  const [oldest] = await openMany(CAPS.perProxy, () => PROXY)
  expect(overloads).toEqual([])
  await open(PROXY)
  await ended(oldest)
})

test('closes the oldest idle connection of all when the total limit is reached', async () => {
  const crowd = await openMany(CAPS.total, (index) => `127.0.1.${1 + (index >> 1)}`)
  const honest = await open(OTHER_ADDRESS)
  await ended(crowd[0])
  expect(await ask(honest)).toContain('served')
  expect(overloads).toEqual([{ held: 7, addresses: 4, evicted: 1, refused: 0 }])
})

test('reports once a minute, with the counts since the last report', async () => {
  await openMany(CAPS.perAddress + 4, one)
  expect(overloads).toHaveLength(1)
  state.now = 60_000
  await open(ADDRESS)
  expect(overloads[1]).toMatchObject({ evicted: 4 })
})

test('frees capacity when clients disconnect', async () => {
  for (const client of await openMany(CAPS.perAddress, one)) {
    client.destroy()
    await ended(client)
  }
  const connections = promisify(server.getConnections.bind(server))
  await vi.waitFor(async () => expect(await connections()).toBe(0))
  await openMany(CAPS.perAddress, one)
  expect(overloads).toEqual([])
})

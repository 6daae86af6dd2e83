import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  API_HEADERS,
  createInjectedApp,
  type InjectedApp,
} from '#tests/support/running-app-inject.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'
import { type RunningApp, startApp } from '#tests/support/running-app.ts'
import { CONNECTION_LIMITS } from './server-options.ts'

let running: RunningApp
beforeAll(async () => {
  running = await startApp()
})
afterAll(() => running.remove())

/**
 * Sends these bytes.
 * @returns everything received until the server closes the connection
 */
async function exchange(...chunks: readonly (string | Buffer)[]): Promise<string> {
  return await exchangeWith(Number(new URL(running.url).port), ...chunks)
}

async function exchangeWith(
  port: number,
  ...chunks: readonly (string | Buffer)[]
): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  // The server may reset the connection after the response.
  socket.on('error', () => undefined)
  const received: Buffer[] = []
  socket.on('data', (chunk) => received.push(Buffer.from(chunk)))
  for (const chunk of chunks) socket.write(chunk)
  await once(socket, 'close')
  return Buffer.concat(received).toString('utf8')
}

const post = <Body extends Buffer | string>(
  body: Body,
  extra: readonly string[] = [],
): [string, Body] => [
  [
    'POST /rest/v1/submissions HTTP/1.1',
    'host: x',
    `apikey: ${API_HEADERS.apikey}`,
    'content-type: application/json',
    'connection: close',
    ...extra,
    '',
    '',
  ].join('\r\n'),
  body,
]

const lengthOf = (body: Buffer | string): string => `content-length: ${Buffer.byteLength(body)}`

describe('invalid HTTP', () => {
  test.each([
    ['nonsense', 'nonsense\r\n\r\n'],
    [
      'a TLS greeting',
      Buffer.from([0x16, 0x03, 0x01, 0x00, 0xa5, 0x01, 0x00, 0x00, 0xa1, 0x03, 0x03]),
    ],
    ['an unknown version', 'GET / HTTP/9.9\r\nhost: x\r\n\r\n'],
    ['a header without a colon', 'GET / HTTP/1.1\r\nhost x\r\n\r\n'],
    ['a request without a host', 'GET / HTTP/1.1\r\n\r\n'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
  ])('responds to %s with 400', async (_what, bytes) => {
    expect(await exchange(bytes)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  })
})

describe('requests that are too large', () => {
  test('refuses huge headers, and none with the cookies that a page of the same site can set', async () => {
    const get = async (header: string) =>
      await exchange(`GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${header}\r\n\r\n`)
    expect(await get(`x-big: ${'x'.repeat(100_000)}`)).toMatch(/^HTTP\/1\.1 431 /)
    const cookies = Array.from({ length: 8 }, (_, index) => `c${index}=${'x'.repeat(3800)}`)
    expect(await get(`cookie: ${cookies.join('; ')}`)).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('refuses a body over 64 KB with a length', async () => {
    expect(await exchange(...post('', ['content-length: 70000']))).toMatch(/^HTTP\/1\.1 413 /)
  })

  test.each([
    '/rest/v1/submissions',
    '/request',
    '/staff/sign-in',
    '/r/AAAAAAAAAAAAAAAAAAAAAA/note',
  ])(
    'refuses a body without a length that is posted to %s, and does not wait for its end',
    async (target) => {
      const head = post('', ['transfer-encoding: chunked'])[0].replace(
        '/rest/v1/submissions',
        target,
      )
      const response = await exchange(head, '1\r\na\r\n')
      expect(response).toMatch(/^HTTP\/1\.1 411 /)
      expect(response).toContain('"message":"The length of the body is missing"')
    },
  )

  const nested = (text: string) => '['.repeat(15_000) + text + ']'.repeat(15_000)

  test.each([
    nested(''),
    nested('').slice(0, -1),
    JSON.stringify(sampleSubmission({ notes: 'x' })).replace('"x"', nested('1')),
    JSON.stringify(sampleSubmission({ traffic_source: 'x' })).replace('"x"', nested('1')),
  ])('refuses deeply nested JSON', async (body) => {
    expect(await exchange(...post(body, [lengthOf(body)]))).toMatch(/^HTTP\/1\.1 400 /)
  })
})

describe('invalid text', () => {
  test('refuses invalid UTF-8', async () => {
    const body = Buffer.concat([
      Buffer.from('{"name":"'),
      Buffer.from([0xff, 0xfe, 0xc0]),
      Buffer.from('"}'),
    ])
    expect(await exchange(...post(body, [lengthOf(body)]))).toMatch(
      /^HTTP\/1\.1 400 [\s\S]*It is not valid UTF-8\./,
    )
  })

  test('responds with the not-found page to a target that cannot be decoded', async () => {
    expect(
      await exchange('GET /%E0%A4%A HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'),
    ).toMatch(/^HTTP\/1\.1 404 [\s\S]*not found/)
  })

  test('serves an absolute target as its path', async () => {
    expect(
      await exchange(
        'GET http://elsewhere.example/faq HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      ),
    ).toMatch(/^HTTP\/1\.1 200 [\s\S]*faq/)
  })

  test.each([
    'OPTIONS * HTTP/1.1',
    'TRACE / HTTP/1.1',
    'PROPFIND /faq HTTP/1.1',
    'QUERY /rest/v1/submissions HTTP/1.1',
  ])('responds to %s without trusting its host', async (line) => {
    expect(await exchange(`${line}\r\nhost: x\r\nconnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 4\d\d /,
    )
  })
})

describe('slow clients', () => {
  let impatient: InjectedApp
  let port: number
  beforeAll(async () => {
    impatient = await createInjectedApp({
      deps: {
        connectionLimits: {
          ...CONNECTION_LIMITS,
          requestTimeout: 150,
          connectionTimeout: 10_000,
          http: { ...CONNECTION_LIMITS.http, headersTimeout: 100, connectionsCheckingInterval: 20 },
        },
      },
    })
    await impatient.app.listen({ host: '127.0.0.1', port: 0 })
    port = (impatient.app.server.address() as AddressInfo).port
  })
  afterAll(() => impatient.close())

  test.each([
    ['headers', 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: '],
    ['a body', post('{"na', ['content-length: 5000']).join('')],
  ])(
    'reports a timeout to a client that never finishes %s, and disconnects it',
    async (_what, beginning) => {
      expect(await exchangeWith(port, beginning)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    },
  )

  test('has short limits that still allow for a slow mobile connection', () => {
    expect(CONNECTION_LIMITS.http.headersTimeout).toBe(10_000)
    expect(CONNECTION_LIMITS.requestTimeout).toBe(30_000)
  })
})

describe('a client that disconnects in the middle of a body', () => {
  const begun = (line: string, type: string): string =>
    [
      line,
      'host: x',
      `apikey: ${API_HEADERS.apikey}`,
      `content-type: ${type}`,
      'content-length: 500',
      '',
      'name=Maria',
    ].join('\r\n')

  test.each([
    ['/rest/v1/submissions', begun('POST /rest/v1/submissions HTTP/1.1', 'application/json')],
    ['/request', begun('POST /request HTTP/1.1', 'application/x-www-form-urlencoded')],
  ])('causes neither an outage nor a logged error: %s', async (route, beginning) => {
    const app = await createInjectedApp()
    await app.app.listen({ host: '127.0.0.1', port: 0 })
    try {
      for (const leave of ['destroy', 'resetAndDestroy'] as const) {
        const handled = app.log.length
        const socket = connect((app.app.server.address() as AddressInfo).port, '127.0.0.1')
        await Promise.all([
          once(app.app.server, 'request'),
          once(socket, 'connect').then(() => socket.write(beginning)),
        ])
        socket[leave]()
        await vi.waitFor(() => {
          const lines = app.log.slice(handled)
          expect(lines.find(({ msg }) => String(msg).startsWith('client hung up'))).toMatchObject({
            level: 30,
            route,
          })
        })
      }
      expect(app.log.filter(({ level }) => Number(level) > 30)).toEqual([])
      expect((await app.app.inject('/metrics')).body).not.toMatch(/status="5/)
    } finally {
      await app.close()
    }
  })

  test('keeps reporting an outage for an unreachable database, though its error has the same code', async () => {
    const reset = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
    const app = await createInjectedApp({
      wrapDb: (db) => ({ ...db, read: () => Promise.reject(reset) }),
    })
    const response = await app.app.inject({
      method: 'POST',
      url: '/rest/v1/submissions',
      headers: { ...API_HEADERS, 'idempotency-key': 'key-of-this-test' },
      payload: sampleSubmission({ recaptcha_token: app.quickToken() }),
    })
    expect(response.statusCode).toBe(503)
    expect(app.log.filter(({ level }) => level === 50)).toHaveLength(1)
    await app.close()
  })
})

test('still serves after all of these requests', async () => {
  expect((await fetch(running.url)).status).toBe(200)
})

import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  API_HEADERS,
  createInjectedApp,
  type InjectedApp,
} from '#tests/support/running-app-inject.ts'
import { MAX_PATH_BYTES } from './request-checks.ts'

let running: InjectedApp
let port: number
beforeAll(async () => {
  running = await createInjectedApp()
  await running.app.listen({ host: '127.0.0.1', port: 0 })
  port = (running.app.server.address() as AddressInfo).port
})
afterAll(() => running.close())

/**
 * Sends exactly these lines.
 * @returns status and body of the response
 */
async function exchange(...lines: readonly string[]): Promise<{ status: number; body: string }> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  let received = ''
  socket.on('data', (chunk) => (received += String(chunk)))
  socket.write([...lines, 'connection: close', '', ''].join('\r\n'))
  await once(socket, 'close')
  const [head = '', body = ''] = received.split('\r\n\r\n', 2)
  return { status: Number(head.split(' ')[1]), body }
}

describe('a path that is too long', () => {
  const TOO_LONG = `/${'x'.repeat(MAX_PATH_BYTES)}`

  test.each([
    ['GET', TOO_LONG],
    ['GET', '/'.repeat(15_000)],
    ['GET', `/faq${'/'.repeat(15_000)}`],
    ['POST', `/rest/v1/${TOO_LONG}`],
    ['GET', `${TOO_LONG}?utm_source=google`],
  ])('%s is refused with 414 before routing', async (method, url) => {
    const response = await running.app.inject({ method, url, headers: API_HEADERS })
    expect(response.statusCode).toBe(414)
    expect(response.headers.connection).toBe('close')
    expect(response.json()).toMatchObject({ code: 'PT414', message: 'The address is too long' })
  })

  test('one byte less gets the not-found page', async () => {
    const response = await running.app.inject({ url: TOO_LONG.slice(0, MAX_PATH_BYTES) })
    expect(response.statusCode).toBe(404)
    expect(response.body).toContain('not found')
  })

  test('does not count a long query of an ad', async () => {
    const url = `/faq?gclid=${'x'.repeat(8000)}`
    expect((await running.app.inject({ url })).statusCode).toBe(200)
    expect((await exchange(`GET ${url} HTTP/1.1`, 'host: x')).status).toBe(200)
  })

  test('redirects a path with trailing slashes to its page', async () => {
    const response = await running.app.inject({ url: '/faq////?a=b' })
    expect(response.statusCode).toBe(308)
    expect(response.headers.location).toBe('/faq?a=b')
  })
})

describe('two Host headers', () => {
  test.each(['GET / HTTP/1.1', 'GET /assets/start-a1b2c3.js HTTP/1.1', 'GET /healthz HTTP/1.1'])(
    '%s: 400 for every handler',
    async (line) => {
      const { status, body } = await exchange(line, 'host: x', 'Host: y')
      expect(status).toBe(400)
      expect(JSON.parse(body)).toMatchObject({ code: 'PT400', message: 'A request names one host' })
    },
  )

  test('counts the same value twice as two', async () => {
    expect((await exchange('GET / HTTP/1.1', 'host: x', 'host: x')).status).toBe(400)
  })

  test('accepts one', async () => {
    expect((await exchange('GET / HTTP/1.1', 'HOST: x')).status).toBe(200)
  })
})

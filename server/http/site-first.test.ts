import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { SMALL_SITE } from '#tests/support/running-app-site.ts'

/*
 * Pages and files that there are, are answered before the framework (see
 * site-routes.ts), which only a socket shows: injected requests go past it.
 */

let running: InjectedApp
beforeAll(async () => {
  running = await createInjectedApp()
  await running.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => running.close())

interface Answer {
  readonly status: number | undefined
  readonly headers: Record<string, unknown>
  readonly body: string
}

/** Of the connection, not of the answer. */
const withoutConnection = (headers: Record<string, unknown>): Record<string, unknown> => {
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...rest } = headers
  return rest
}

async function overSocket(
  method: 'GET' | 'HEAD' | 'POST',
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { port } = running.app.server.address() as AddressInfo
  return await new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
        reject,
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

test.each([
  ['a page', 'GET', '/faq', {}],
  ['a page in the paid-search line (R4)', 'GET', '/?utm_source=google&utm_medium=cpc', {}],
  ['a page, compressed', 'GET', '/', { 'accept-encoding': 'gzip' }],
  ['a file', 'GET', '/assets/start-a1b2c3.js', {}],
  ['a page without its body', 'HEAD', '/faq', {}],
  ['the not-found page (R11)', 'GET', '/nowhere', {}],
  ['a path that cannot be decoded', 'GET', '/%E0%A4%A', {}],
  ['a redirect', 'GET', '/faq/?a=b', {}],
  ['what may only be read', 'POST', '/faq', {}],
  ['another address of the server', 'GET', '/healthz', {}],
] as const)(
  '%s is the same before the framework as through it',
  async (_what, method, url, headers) => {
    const through = await running.app.inject({ method, url, headers })
    const before = await overSocket(method, url, headers)
    expect(before.status).toBe(through.statusCode)
    expect(withoutConnection(before.headers)).toEqual(withoutConnection(through.headers))
    expect(before.body).toBe(through.body)
  },
)

test('an unchanged page is not sent again', async () => {
  const { headers } = await overSocket('GET', '/faq')
  const again = await overSocket('GET', '/faq', { 'if-none-match': String(headers['etag']) })
  expect(again).toMatchObject({ status: 304, body: '' })
})

test('each answer has its line and its count, and no query in them', async () => {
  running.log.length = 0
  await overSocket('GET', '/faq?utm_term=a+secret')
  await vi.waitFor(() => expect(running.log).toHaveLength(1))
  expect(running.log[0]).toMatchObject({
    msg: 'answered',
    req: { method: 'GET', path: '/faq' },
    route: 'site',
    status: 200,
    ms: expect.any(Number),
  })
  // The framework would have given it a number.
  expect(running.log[0]).not.toHaveProperty('reqId')
  expect(JSON.stringify(running.log)).not.toContain('secret')
  const counted = /http_requests_total\{route="site",status="200"\} (\d+)/
  const before = Number(counted.exec((await running.app.inject('/metrics')).body)?.[1])
  await overSocket('GET', '/faq')
  await vi.waitFor(async () =>
    expect(Number(counted.exec((await running.app.inject('/metrics')).body)?.[1])).toBe(before + 1),
  )
})

test('while the server stops, an answer ends its connection', async () => {
  running.state.stopping = true
  try {
    expect((await overSocket('GET', '/faq')).headers['connection']).toBe('close')
  } finally {
    running.state.stopping = false
  }
})

test('settings that have grown old are read again first', async () => {
  await overSocket('GET', '/')
  expect((await overSocket('GET', '/')).headers['content-security-policy']).not.toContain('google')
  await running.store.setSetting('captcha_provider', 'recaptcha')
  running.state.now += 60_000
  const { headers, body } = await overSocket('GET', '/')
  expect(headers['content-security-policy']).toContain('google')
  expect(body).toBe(SMALL_SITE.home)
})

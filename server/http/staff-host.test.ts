import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPrivatePath } from '#domain/pages/private-paths.ts'
import { type Route, routesOf } from '#tests/support/app-routes.ts'
import { recordLead } from '#tests/support/board-setup.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { SMALL_SITE } from '#tests/support/small-site.ts'
import { signInStaff } from '#tests/support/staff-session.ts'
import { readEnvironment } from '#server/environment.ts'

const SITE = 'https://www.keys.example'
const DESK = 'https://desk.keys.example'
const WWW = { host: 'www.keys.example' }
const PRIVATE = { host: 'desk.keys.example' }

let running: InjectedApp
let cookie: string
let lead: { readonly id: string; readonly path: string }
beforeAll(async () => {
  running = await createInjectedApp({ environment: { SITE_URL: SITE, STAFF_URL: DESK } })
  const signedIn = await signInStaff(running.db, 'Ana')
  cookie = `__Host-${signedIn.cookie}`
  lead = await recordLead(running.db)
})
afterAll(() => running.close())

const get = (url: string, headers: Record<string, string>) =>
  running.app.inject({ url, headers: { cookie, ...headers } })

const addressOf = ({ url }: Route): string => url.replace(/:\w+/g, 'x').replace('*', 'anything')

describe('every route', () => {
  test('under a private path answers on its own host only', async () => {
    const routes = routesOf(running.app).filter(({ url }) => isPrivatePath(url))
    expect(routes.length).toBeGreaterThan(40)
    for (const route of routes) {
      const { method } = route
      const url = addressOf(route)
      const reply = await running.app.inject({ method, url, headers: { ...WWW, cookie } })
      const isReading = method === 'GET' || method === 'HEAD'
      expect([method, url, reply.statusCode]).toEqual([method, url, isReading ? 302 : 404])
      expect(reply.headers.location).toBe(isReading ? DESK + url : undefined)
      expect(reply.headers['cache-control']).toBe('no-store')
      expect(reply.headers['set-cookie']).toBeUndefined()
    }
  })

  test('under a public path is closed on the private host, except probes and files', async () => {
    const routes = routesOf(running.app).filter(({ url }) => !isPrivatePath(url))
    expect(routes.length).toBeGreaterThan(15)
    for (const route of routes) {
      const { method } = route
      const url = addressOf(route)
      if (['/healthz', '/readyz', '/metrics'].includes(url)) continue
      const reply = await running.app.inject({ method, url, headers: PRIVATE })
      const isReading = method === 'GET' || method === 'HEAD'
      expect([method, url, reply.statusCode]).toEqual([method, url, isReading ? 302 : 404])
      if (isReading) expect(reply.headers.location).toBe(SITE + url)
    }
  })
})

test('serves the board and the status page on the private host', async () => {
  expect((await get('/staff', PRIVATE)).statusCode).toBe(200)
  expect((await get(lead.path, PRIVATE)).statusCode).toBe(200)
  expect((await get(`${lead.path}/state`, PRIVATE)).json()).toMatchObject({ state: 'stored' })
})

test('leads from the logo of a status page to the public start page', async () => {
  const [, href = ''] = /<header><a href="([^"]*)"/.exec((await get(lead.path, PRIVATE)).body) ?? []
  expect((await get(href, PRIVATE)).headers.location).toBe(`${SITE}/`)
})

test('serves files on both hosts, and pages on the public one only', async () => {
  for (const host of [WWW, PRIVATE]) {
    expect((await get('/assets/start-a1b2c3.js', host)).body).toBe(SMALL_SITE.script)
    expect((await get('/healthz', host)).statusCode).toBe(200)
  }
  expect((await get('/faq', WWW)).statusCode).toBe(200)
  expect((await get('/faq?gclid=x', PRIVATE)).headers.location).toBe(`${SITE}/faq?gclid=x`)
  expect((await get('/nowhere', PRIVATE)).headers.location).toBe(`${SITE}/nowhere`)
})

test.each(['desk.keys.example:443', 'DESK.KEYS.EXAMPLE'])(
  'recognizes the private host written as %s',
  async (host) => {
    expect((await get('/staff', { host })).statusCode).toBe(200)
  },
)

test.each([
  'desk.keys.example.',
  'desk.keys.example:8443',
  'evil.desk.keys.example',
  'desk.keys.example@evil.example',
  '127.0.0.1:3000',
  'not a host',
  '',
])('takes the host "%s" for a public one', async (host) => {
  expect((await get('/staff', { host })).headers.location).toBe(`${DESK}/staff`)
  expect((await get(lead.path, { host })).statusCode).toBe(302)
})

test.each(['/%73taff', '/%72/AAAAAAAAAAAAAAAAAAAAAA', '/staff/', '//staff', '/./staff'])(
  'opens no private page on the public host by the spelling %s',
  async (url) => {
    const { statusCode, body } = await get(url, WWW)
    expect([302, 308, 404]).toContain(statusCode)
    expect(body).not.toContain('Ana')
  },
)

describe('a page of the public host', () => {
  const forms = () => [
    `/staff/l/${lead.id}/step`,
    '/staff/seen',
    `${lead.path}/cancel`,
    `${lead.path}/note`,
  ]

  test.each([
    { 'sec-fetch-site': 'same-site', origin: SITE },
    { 'sec-fetch-site': 'same-site', origin: 'null' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { origin: SITE },
  ])('cannot post to the private host (%o)', async (headers) => {
    for (const url of forms()) {
      const sent = { ...headers, ...PRIVATE, cookie }
      const reply = await running.postForm(url, { status: 'done', note: 'x' }, sent)
      expect([url, reply.statusCode]).toEqual([url, 403])
    }
  })

  test('cannot post to its own host', async () => {
    for (const url of forms()) {
      const sent = { 'sec-fetch-site': 'same-origin', origin: SITE, ...WWW, cookie }
      expect((await running.postForm(url, { status: 'done', note: 'x' }, sent)).statusCode).toBe(
        404,
      )
    }
    expect((await get(`${lead.path}/state`, PRIVATE)).json()).toMatchObject({ state: 'stored' })
  })

  test('cannot read the private host by CORS, not even as an allowed origin', async () => {
    for (const url of ['/staff', `${lead.path}/state`, `${lead.path}/fragment`]) {
      const { headers } = await get(url, { ...PRIVATE, origin: SITE })
      expect(headers['access-control-allow-origin']).toBeUndefined()
      expect(headers).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
      })
    }
    expect((await get('/staff', PRIVATE)).headers['content-security-policy']).toContain(
      "frame-ancestors 'none'",
    )
  })
})

test('tells public pages where status pages are, and lets the plain form lead there', async () => {
  const { body, headers } = await get('/es/nada', WWW)
  expect(body).toBe(`${SMALL_SITE.notFoundInSpanish}\n${DESK}`)
  expect(headers['content-security-policy']).toContain(`form-action 'self' ${DESK}`)
})

test('binds the cookie to the private host', async () => {
  const plain = cookie.replace('__Host-', '')
  const { statusCode } = await running.app.inject({
    url: '/staff',
    headers: { ...PRIVATE, cookie: plain },
  })
  expect(statusCode).toBe(303)
})

test('without STAFF_URL everything is on one host', async () => {
  const one = await createInjectedApp({ environment: { SITE_URL: SITE } })
  const page = await one.app.inject({ url: '/es/nada', headers: PRIVATE })
  expect(page.body).toBe(SMALL_SITE.notFoundInSpanish)
  expect(page.headers['content-security-policy']).toContain("form-action 'self';")
  expect((await one.app.inject({ url: '/staff', headers: WWW })).headers.location).toBe(
    '/staff/sign-in',
  )
  await one.close()
})

test.each([
  [{ STAFF_URL: 'https://www.keys.example:8443' }, 'has the host name of SITE_URL'],
  [{ STAFF_URL: 'http://desk.keys.example' }, 'is not encrypted while SITE_URL is'],
  [{ STAFF_URL: 'desk.keys.example' }, 'is not the address of a site'],
])('refuses %o', (raw, problem) => {
  const reading = readEnvironment({ SITE_URL: SITE, ...raw })
  expect(reading).toEqual({ ok: false, problems: [expect.stringContaining(problem)] })
  if (!reading.ok) expect(reading.problems[0]).toMatch(/^STAFF_URL .*write/)
})

test('leads from the form without scripts to the private host, and its page allows that', async () => {
  const fields = {
    name: 'Zoë',
    phone: '2015550177',
    address: '1 Main St',
    service: 'House Lockout',
  }
  const sent = await running.postForm('/request', { ...fields, timeframe: 'ASAP' }, WWW)
  expect(sent.statusCode).toBe(303)
  expect(sent.headers.location).toMatch(/^https:\/\/desk\.keys\.example\/r\/[\w-]{22}$/)
  const wrong = await running.postForm('/request', { ...fields, name: '' }, WWW)
  expect(wrong.headers['content-security-policy']).toContain(`form-action 'self' ${DESK}`)
})

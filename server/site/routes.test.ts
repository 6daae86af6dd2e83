import { gunzipSync } from 'node:zlib'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { SMALL_SITE } from '#tests/support/small-site.ts'
import { SETTINGS_MAX_AGE_MS } from './settings-cache.ts'
import { setSetting } from '#server/db/setting-queries.ts'

let running: InjectedApp
beforeAll(async () => {
  running = await createInjectedApp()
})
afterAll(() => running.close())

const get = (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  running.app.inject({ url, headers })

describe('pages', () => {
  test('serves a page at its path, to be revalidated by its tag', async () => {
    const response = await get('/faq')
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe(SMALL_SITE.faq)
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    })
  })

  test.each(['/thank-you', '/es/gracias'])(
    'allows the browser to cache %s for as long as sending takes',
    async (url) => {
      expect((await get(url)).headers['cache-control']).toBe('private, max-age=300')
    },
  )

  test('sends the best coding with its own tag', async () => {
    const plain = await get('/')
    const zipped = await get('/', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(SMALL_SITE.home)
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(zipped.headers.etag).not.toBe(plain.headers.etag)
    expect((await get('/', { 'accept-encoding': 'br, gzip' })).headers['content-encoding']).toBe(
      'br',
    )
  })

  test('responds with 304 to an unchanged page', async () => {
    const { etag = '' } = (await get('/')).headers
    const headers = { 'if-none-match': `W/${etag}, "other"` }
    const head = await running.app.inject({ method: 'HEAD', url: '/', headers })
    expect(head.statusCode).toBe(304)
    const response = await get('/', headers)
    expect(response.statusCode).toBe(304)
    expect(response.body).toBe('')
    expect(response.headers).toMatchObject({
      etag,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    })
    expect(response.headers['content-security-policy']).toContain("script-src 'self'")
    expect((await get('/', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('responds to HEAD as to GET, without the body', async () => {
    const response = await running.app.inject({ method: 'HEAD', url: '/faq' })
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe('')
    expect(response.headers['content-length']).toBe(String(SMALL_SITE.faq.length))
    expect(response.headers.etag).toBe((await get('/faq')).headers.etag)
  })

  test('redirects a trailing slash and keeps the query', async () => {
    const response = await get('/faq/?utm_source=x&a=%20')
    expect(response.statusCode).toBe(308)
    expect(response.headers.location).toBe('/faq?utm_source=x&a=%20')
  })

  test.each(['//evil.example/', '//evil.example/faq/', '/%2f%2fevil.example/'])(
    'does not redirect %s to another site',
    async (url) => {
      const response = await get(url)
      expect(response.statusCode).toBe(404)
      expect(response.headers.location).toBeUndefined()
    },
  )
})

describe('a removed page', () => {
  const FACTS = business
  beforeAll(() => putInForce({ ...FACTS, redirects: { '/old': '/faq', '/older': '/nowhere' } }))
  afterAll(() => putInForce(FACTS))

  test.each([
    ['/old', '/faq'],
    ['/old?gclid=x', '/faq?gclid=x'],
    ['/old/?gclid=x', '/faq?gclid=x'],
  ])('redirects %s to %s', async (url, to) => {
    const response = await get(url)
    expect([response.statusCode, response.headers.location]).toEqual([308, to])
  })

  test('is not found when its target was removed too', async () => {
    expect((await get('/older')).statusCode).toBe(404)
    expect((await get('/assets/start-a1b2c3.js/')).statusCode).toBe(404)
  })
})

test('redirects the conventional icon path permanently', async () => {
  for (const method of ['GET', 'HEAD'] as const) {
    const response = await running.app.inject({ method, url: '/favicon.ico?v=2' })
    expect(response.statusCode).toBe(308)
    expect(response.headers.location).toBe('/favicon.svg')
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  }
  expect((await get('/favicon.svg')).statusCode).toBe(200)
  expect((await get('/favicon.png')).statusCode).toBe(404)
})

test('closes every connection after its response while stopping', async () => {
  const stopping = await createInjectedApp()
  stopping.state.stopping = true
  for (const url of ['/', '/assets/start-a1b2c3.js', '/nothing', '/faq/', '/healthz']) {
    expect((await stopping.app.inject(url)).headers.connection).toBe('close')
  }
  await stopping.close()
})

test('serves a page whose query cannot be decoded', async () => {
  expect((await get('/faq?utm_term=50%off&x=%zz')).body).toBe(SMALL_SITE.faq)
})

describe('visitors from paid search', () => {
  test.each([
    ['/?utm_source=google&utm_medium=cpc', SMALL_SITE.homePaid],
    ['/?gclid=1&utm_medium=cpc&utm_source=google', SMALL_SITE.homePaid],
    ['/?utm_source=google&utm_medium=organic', SMALL_SITE.home],
    ['/?utm_source=Google&utm_medium=cpc', SMALL_SITE.home],
    ['/?utm_source=google', SMALL_SITE.home],
    ['/faq?utm_source=google&utm_medium=cpc', SMALL_SITE.faq],
  ])('serves the right variant for %s', async (url, expected) => {
    expect((await get(url)).body).toBe(expected)
  })

  test.each(['/_paid', '/_paid/', '/_paid/index.html', '/_paid/faq'])(
    'treats %s as not found',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404)
    },
  )
})

describe('every other path', () => {
  test.each([
    '/nothing',
    '/faq/more',
    '/404',
    '/404.html',
    '/index.html',
    '/faq/index.html',
    '/.vite/manifest.json',
    '/assets/',
    '/assets/start-a1b2c3.js.map',
    '/../package.json',
    '/%2e%2e/package.json',
    '/%',
    '/%ff',
    '/a%00b',
    '/__proto__',
    '/constructor',
  ])('responds to %s with the not-found page and status 404', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.body).toBe(SMALL_SITE.notFound)
    expect(response.headers['content-security-policy']).toBeDefined()
  })

  test.each(['/es/nada', '/es/404', '/es/contact', '/es/ciudades/x'])(
    'responds to %s with the Spanish not-found page',
    async (url) => {
      const response = await get(url)
      expect(response.statusCode).toBe(404)
      expect(response.body).toBe(SMALL_SITE.notFoundInSpanish)
      expect(response.headers['content-security-policy']).toBeDefined()
    },
  )

  test.each(['/estimates', '/ES/nada', '/en/es'])('does not treat %s as below /es', async (url) => {
    expect((await get(url)).body).toBe(SMALL_SITE.notFound)
  })

  test('never responds with 304 for the not-found page', async () => {
    const { etag = '' } = (await get('/nothing')).headers
    expect((await get('/elsewhere', { 'if-none-match': etag })).statusCode).toBe(404)
  })
})

describe('files', () => {
  test('caches hashed files for a year', async () => {
    const response = await get('/assets/start-a1b2c3.js')
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(response.body).toBe(SMALL_SITE.script)
  })

  test('revalidates other files', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache')
  })

  test('caches a drawing for a year under the version of the facts, and under no other', async () => {
    const cacheOf = async (url: string) => (await get(url)).headers['cache-control']
    expect(await cacheOf('/drawings/key.svg?small')).toBe('public, max-age=31536000, immutable')
    expect(await cacheOf('/drawings/key.svg?other')).toBe('no-cache')
    expect(await cacheOf('/drawings/key.svg')).toBe('no-cache')
    expect(await cacheOf('/drawings/key.svg?small')).toBe('public, max-age=31536000, immutable')
  })

  test.each(['/drawings/no-such.svg?small', '/drawings/..%2fkey.svg', '/social/x.png'])(
    'responds to %s with the not-found page',
    async (url) => {
      const response = await get(url)
      expect(response.statusCode).toBe(404)
      expect(response.body).toBe(SMALL_SITE.notFound)
    },
  )

  test('sends the facts that scripts read, compressed, immutable under their version', async () => {
    const response = await get('/facts/small.json', { 'accept-encoding': 'br' })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    // A page that was open before a publication gets the present ones, and no browser keeps them.
    expect((await get('/facts/former.json')).headers['cache-control']).toBe('no-cache')
    expect((await get('/facts/former.json')).json()).toEqual({ legalName: business.legalName })
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)(
    'refuses %s on a page and names the allowed methods',
    async (method) => {
      const response = await running.app.inject({
        method,
        url: '/faq',
        payload: 'x',
        headers: { 'content-type': 'text/plain' },
      })
      expect(response.statusCode).toBe(405)
      expect(response.headers.allow).toBe('GET, HEAD')
      expect(response.json()).toMatchObject({ code: 'PT405', details: null })
    },
  )
})

test.each([
  ['/FAQ', '/faq'],
  ['/Faq/?gclid=A&utm_source=x', '/faq?gclid=A&utm_source=x'],
  ['/ES?gbraid=B', '/es?gbraid=B'],
  ['/STAFF', '/staff'],
])('leads from %s, as in a QR code in capitals, to %s', async (url, to) => {
  const response = await get(url)
  expect([response.statusCode, response.headers.location]).toEqual([308, to])
})

test.each(['//EVIL.example/', '/NOWHERE', '/R/Abc'])(
  'leads from %s in capitals nowhere',
  async (url) => expect((await get(url)).statusCode).toBe(404),
)

test.each(['/calls/incoming/', '/Calls/Incoming', '/messages', '/calls//incoming'])(
  'says of POST %s that nothing is there',
  async (url) => {
    const response = await running.app.inject({ method: 'POST', url, payload: 'x' })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 'PT404' })
    expect(response.headers.allow).toBeUndefined()
  },
)

describe('security headers', () => {
  test('sends every page with its own policy', async () => {
    expect((await get('/')).headers['content-security-policy']).toContain(
      "script-src 'self' 'sha256-aG9tZQ=='",
    )
    expect((await get('/faq')).headers['content-security-policy']).toContain("script-src 'self';")
  })

  test('sends the other headers with every response', async () => {
    for (const url of [
      '/',
      '/nothing',
      '/assets/start-a1b2c3.js',
      '/healthz',
      '/rest/v1/settings',
    ]) {
      const { headers } = await get(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers['permissions-policy']).toContain('geolocation=(self)')
      expect(headers['permissions-policy']).toContain('camera=()')
    }
  })

  test('requires TLS only for a site that has it', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined()
    const secure = await createInjectedApp({ environment: { SITE_URL: 'https://keys.example' } })
    const response = await secure.app.inject('/')
    expect(response.headers['strict-transport-security']).toMatch(/^max-age=\d{8,}$/)
    await secure.close()
  })

  test("allows Google's hosts only while the settings choose them", async () => {
    const policy = async (): Promise<unknown> => {
      running.state.now += SETTINGS_MAX_AGE_MS
      return (await get('/faq')).headers['content-security-policy']
    }
    expect(await policy()).not.toContain('google')
    await running.db.write((tx) => setSetting(tx, 'captcha_provider', 'recaptcha'))
    expect(await policy()).toContain('https://www.google.com/recaptcha/')
    expect(await policy()).not.toContain('maps')
    await running.db.write((tx) => setSetting(tx, 'address_provider', 'google'))
    expect(await policy()).toContain('https://maps.googleapis.com')
    await running.db.write((tx) =>
      setSetting(tx, 'analytics_origins', 'https://stats.example javascript: *'),
    )
    // A script of others could read the board on the same host.
    expect(await policy()).not.toContain('stats.example')
  })
})

test('allows analytics origins where the board has a host name of its own', async () => {
  const apart = await createInjectedApp({
    environment: { SITE_URL: 'https://www.keys.example', STAFF_URL: 'https://desk.keys.example' },
  })
  await apart.db.write((tx) =>
    setSetting(tx, 'analytics_origins', 'https://stats.example javascript: *'),
  )
  const { headers } = await apart.app.inject('/faq')
  expect(headers['content-security-policy']).toMatch(/script-src [^;]*https:\/\/stats\.example;/)
  await apart.close()
})

test('renders a legal page by the settings, with its own tag', async () => {
  const at = await createInjectedApp()
  const read = async (): Promise<LightMyRequestResponse> => {
    at.state.now += SETTINGS_MAX_AGE_MS
    return at.app.inject('/privacy-policy')
  }
  const before = await read()
  expect(before.body).toBe(SMALL_SITE.legalWithoutMap)
  await at.db.write((tx) => setSetting(tx, 'address_provider', 'google'))
  const after = await read()
  expect(after.body).toBe(SMALL_SITE.legalWithMap)
  expect(after.headers.etag).not.toBe(before.headers.etag)
  expect(after.headers['content-length']).toBe(String(Buffer.byteLength(after.body)))
  await at.close()
})

test('serves pages with neutral wording while the database is unavailable', async () => {
  const broken = await createInjectedApp({
    wrapDb: (db) => ({ ...db, read: () => Promise.reject(new Error('timeout')) }),
  })
  const response = await broken.app.inject('/')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-security-policy']).toContain("script-src 'self'")
  expect((await broken.app.inject('/privacy-policy')).body).toBe(SMALL_SITE.legal)
  await broken.close()
})

test('serves pages while the settings table is locked', async () => {
  const locked = await createInjectedApp({
    wrapDb: (db) => ({ ...db, read: () => new Promise<never>(() => undefined) }),
  })
  expect((await locked.app.inject('/')).statusCode).toBe(200)
  expect((await locked.app.inject('/faq')).statusCode).toBe(200)
  await locked.close()
})

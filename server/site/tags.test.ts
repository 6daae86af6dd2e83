import { afterEach, describe, expect, test } from 'vitest'
import type { LightMyRequestResponse } from 'fastify'
import { business, putInForce } from '#domain/business/business.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { setSetting } from '#server/db/setting-queries.ts'

const HOSTS = { SITE_URL: 'https://www.keys.example', STAFF_URL: 'https://desk.keys.example' }
const NONE = { ga4: null, ads: null, gtm: null }
const GA4 = { ...NONE, ga4: 'G-ABC123DEF4' }
const ADS = { ...NONE, ads: 'AW-123456789/AbC-d_e' }
const GTM = { ...NONE, gtm: 'GTM-AB12CD' }

const FACTS = business

let running: InjectedApp | undefined
afterEach(async () => {
  await running?.close()
  running = undefined
  putInForce(FACTS)
})

/** Starts an installation whose business has these tags. */
async function install(
  tags: typeof NONE | Record<keyof typeof NONE, string | null>,
  environment: Record<string, string> = HOSTS,
): Promise<InjectedApp> {
  putInForce({ ...FACTS, tags })
  running = await createInjectedApp({ environment })
  return running
}

const PAGE = '/es/nada'
const get = (
  app: InjectedApp,
  url = PAGE,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> => app.app.inject({ url, headers })

const directive = (response: LightMyRequestResponse, name: string): readonly string[] =>
  String(response.headers['content-security-policy'])
    .split('; ')
    .find((each) => each.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? []

/** Names and values of a response, without those that differ in every response. */
const headersOf = ({ headers }: LightMyRequestResponse) => {
  const { date: _date, ...others } = headers
  return others
}

test('without tags no header and no byte of a page changes', async () => {
  const plain = await install(NONE, { SITE_URL: HOSTS.SITE_URL })
  const before = await get(plain, '/faq')
  expect(headersOf(before)).toMatchInlineSnapshot(`
    {
      "cache-control": "no-cache",
      "connection": "keep-alive",
      "content-length": "33",
      "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'none'; worker-src 'self' blob:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default status",
      "content-type": "text/html; charset=utf-8",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "etag": ""e-s_BnJ5b_f1D_DWYxRoth"",
      "permissions-policy": "geolocation=(self), accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), gyroscope=(), hid=(), idle-detection=(), magnetometer=(), microphone=(), midi=(), payment=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": "max-age=31536000",
      "vary": "Accept-Encoding",
      "x-content-type-options": "nosniff",
    }
  `)
  expect(headersOf(await get(plain, '/faq', { 'sec-gpc': '1' }))).toEqual(headersOf(before))
  await plain.close()
  const apart = await install(NONE)
  expect((await get(apart, '/faq')).headers['cross-origin-opener-policy']).toBe('same-origin')
  expect((await get(apart)).body).not.toContain('asksFirst')
})

describe.each([
  ['Analytics', GA4],
  ['Ads', ADS],
  ['Tag Manager', GTM],
])('with a tag of Google %s', (_name, tags) => {
  test('the page gets it, and the policy allows its hosts and nothing inline', async () => {
    const reply = await get(await install(tags))
    const written = JSON.stringify({ ...tags, analytics: null, asksFirst: true })
    expect(reply.body).toContain(written)
    for (const name of ['script-src', 'connect-src', 'img-src', 'frame-src']) {
      const sources = directive(reply, name)
      expect(sources.some((source) => source.endsWith('googletagmanager.com'))).toBe(true)
      expect(sources).not.toContain("'unsafe-inline'")
      expect(sources).not.toContain("'unsafe-eval'")
      expect(sources.filter((source) => source === '*' || source === 'https:')).toEqual([])
    }
    expect(directive(reply, 'frame-src')).toContain('https://td.doubleclick.net')
    expect(directive(reply, 'connect-src').join(' ')).toMatch(/google\.com/)
    expect(reply.headers).toMatchObject({
      'cross-origin-opener-policy': 'unsafe-none',
      vary: 'Accept-Encoding, Sec-GPC',
    })
  })

  test('private pages and the form without scripts stay without it', async () => {
    const app = await install(tags)
    const host = { host: 'desk.keys.example' }
    const replies = [
      await get(app, '/staff/sign-in', host),
      await get(app, '/r/AAAAAAAAAAAAAAAAAAAAAA', host),
      await get(app, '/a/AAAAAAAAAAAAAAAAAAAAAA', host),
      await app.postForm('/request', { name: 'x' }),
    ]
    for (const { body, headers } of replies) {
      expect(body).not.toMatch(/asksFirst|data-tags|googletagmanager/)
      expect(headers['content-security-policy']).not.toContain('google')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    }
  })

  test('Global Privacy Control leaves it out', async () => {
    const reply = await get(await install(tags), PAGE, { 'sec-gpc': '1' })
    expect(reply.body).not.toContain('asksFirst')
    expect(reply.headers['content-security-policy']).not.toContain('google')
    expect(reply.headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      vary: 'Accept-Encoding, Sec-GPC',
    })
  })

  test('pages leave it out where the board is on the same host', async () => {
    const reply = await get(await install(tags, { SITE_URL: HOSTS.SITE_URL }))
    expect(reply.body).not.toContain('asksFirst')
    expect(reply.headers['content-security-policy']).not.toContain('google')
  })
})

test('Analytics alone allows no host of Ads', async () => {
  const reply = await get(await install(GA4))
  expect(reply.headers['content-security-policy']).not.toContain('googleadservices')
})

test('loads at once after the owner has said so', async () => {
  const app = await install(GA4)
  await app.db.write((tx) => setSetting(tx, 'tag_consent', 'notice'))
  app.state.now += 10_000
  expect((await get(app)).body).toContain('"asksFirst":false')
})

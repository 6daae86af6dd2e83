import { afterEach, beforeEach, expect, test } from 'vitest'
import { MAX_QUERY_LENGTH } from '#domain/pages/search.ts'
import { RATE_LIMITS } from '#server/intake/limits/rate-limits.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'

let running: InjectedApp
beforeEach(async () => {
  running = await createInjectedApp()
})
afterEach(() => running.close())

const open = (url: string) => running.app.inject({ url })

test('shows the pages that fit the query, is not cached and not indexed', async () => {
  const { statusCode, headers, body } = await open('/search?q=Faq')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(body).toContain('<meta name="robots" content="noindex, nofollow"/>')
  expect(body).toContain('href="/faq"')
  expect(body).not.toContain('href="/thank-you"')
  expect(body).not.toContain('<script')
})

test('offers the phone number where nothing fits, and only the field without a query', async () => {
  expect((await open('/search?q=zeppelin')).body).toMatch(/Nothing found for “zeppelin”.*tel:/)
  for (const url of ['/search', '/search?q=', '/search?q=%20', '/search?other=1']) {
    const { statusCode, body } = await open(url)
    expect(statusCode).toBe(200)
    expect(body).toContain('name="q"')
    expect(body).not.toContain('Nothing found')
  }
})

test('answers in Spanish at the Spanish address', async () => {
  const { statusCode, body } = await open('/es/buscar?q=zepelín')
  expect(statusCode).toBe(200)
  expect(body).toContain('<html lang="es-US"')
  expect(body).toContain('No encontramos nada con “zepelín”.')
})

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '\u0000\u0007\uD800',
  '{phone}',
  '__proto__',
  '%E0%A4%A',
])('shows %j as text', async (query) => {
  const { statusCode, body } = await open(
    `/search?q=${query === '%E0%A4%A' ? query : encodeURIComponent(query.toWellFormed())}`,
  )
  expect(statusCode).toBe(200)
  expect(body).not.toMatch(/<script|<img src=x/)
})

test('cuts a long query and takes the first of several', async () => {
  const { body } = await open(`/search?q=${'😀'.repeat(500)}&q=second`)
  expect(body).toContain(`value="${'😀'.repeat(MAX_QUERY_LENGTH)}"`)
  expect(body).not.toContain('second')
})

test('refuses a network that searches too often, with a page', async () => {
  for (let count = 0; count < RATE_LIMITS.request.perAddress; count++) await open('/search')
  const { statusCode, headers, body } = await open('/search?q=key')
  expect(statusCode).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(body).toContain('Too many searches')
})

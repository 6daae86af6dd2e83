import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { CONSENT_COPY } from '#copy/server/consent.ts'
import { type FakeTagHosts, startFakeTagHosts } from '#tests/support/fake-tag-hosts.ts'
import { type RunningProcess, startAppProcess } from '#tests/support/running-app.ts'
import { BROWSER_FLAGS, findChromium } from '../../scripts/checks/browser.ts'
import { expect, fillRequest, submissionForm, test } from './fixtures.ts'

const TAGS = { ga4: 'G-ABC123DEF4', ads: 'AW-123456789/AbC-dEf', gtm: 'GTM-AB12CD' }
const { accept, decline, asks, change } = CONSENT_COPY.en

/** Conversions of Google Ads that arrived, as an account would count them. */
const CONVERSION = /^googleads\.g\.doubleclick\.net\/pagead\/conversion\//
const LEAD_EVENT = /google-analytics\.com\/g\/collect\?en=generate_lead/

// Nothing of these may leave for another company.
const PLANTED = ['Zebulon', '5550177', '555-0177', 'Willow', '1400']

let hosts: FakeTagHosts
let app: RunningProcess
let browser: Browser
let context: BrowserContext
let violations: string[]
let folder: string

/** Writes the delivered business with these tags; returns the variable that names the file. */
function businessWith(tags: typeof TAGS): { readonly BUSINESS_FILE: string } {
  const delivered = readFileSync(path.join(import.meta.dirname, '../../business.json'), 'utf8')
  folder = mkdtempSync(path.join(tmpdir(), 'palisade-tags-'))
  const file = path.join(folder, 'business.json')
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(delivered) as object), tags }))
  return { BUSINESS_FILE: file }
}

const www = () => `http://www.keys.localhost:${new URL(app.url).port}`

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  hosts = await startFakeTagHosts()
  app = await startAppProcess({
    site: 'built',
    environment: {
      STAFF_URL: 'http://desk.keys.localhost:1',
      RATE_LIMIT: 'off',
      ...businessWith(TAGS),
    },
    settings: { analytics_origins: 'https://bat.bing.com' },
  })
  const executablePath = findChromium()
  browser = await chromium.launch({
    ...(executablePath !== null && { executablePath }),
    args: [...BROWSER_FLAGS, ...hosts.browserFlags],
  })
})
test.afterAll(async () => {
  await browser.close()
  await app.remove()
  await hosts.stop()
  rmSync(folder, { recursive: true })
})
test.beforeEach(() => startVisitor())
test.afterEach(() => context.close())

async function startVisitor(headers: Record<string, string> = {}): Promise<void> {
  hosts.arrivals.length = 0
  violations = []
  context = await browser.newContext({
    extraHTTPHeaders: headers,
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  })
  context.on('console', (message) => {
    if (/Content Security Policy|violates/i.test(message.text())) violations.push(message.text())
  })
}

async function open(at = '/'): Promise<Page> {
  const page = await context.newPage()
  await page.goto(www() + at)
  await expect(page.locator('html.laid')).toBeAttached()
  return page
}

const banner = (page: Page) => page.locator('.cookie-banner')
const answer = (page: Page, name: string) =>
  banner(page).getByRole('button', { name, exact: true }).click()

async function send(page: Page): Promise<void> {
  const form = submissionForm(page)
  await fillRequest(form, 'Zebulon')
  await form.getByRole('button', { name: 'Request Service' }).click()
}

/** Waits for what is still under way. */
const settle = (page: Page) => page.waitForTimeout(1500)

test('nothing of others loads before Accept, then every beacon arrives', async () => {
  const page = await open('/faq')
  await expect(banner(page)).toContainText(asks('Google'))
  await settle(page)
  expect(hosts.arrivals).toEqual([])
  const [first, second] = await Promise.all(
    [accept, decline].map((name) =>
      banner(page)
        .getByRole('button', { name, exact: true })
        .evaluate((button) => {
          const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button)
          const { height } = button.getBoundingClientRect()
          return { backgroundColor, color, fontSize, fontWeight, height, type: button.className }
        }),
    ),
  )
  expect(first).toEqual(second)

  await answer(page, accept)
  await expect.poll(() => hosts.arrived(/page_view/).length).toBeGreaterThan(0)
  await settle(page)
  for (const pattern of [
    /^www\.googletagmanager\.com\/gtag\/js\?id=G-ABC123DEF4/,
    /^www\.googletagmanager\.com\/gtm\.js\?id=GTM-AB12CD/,
    /^www\.googletagmanager\.com\/gtag\/destination\?id=AW-123456789/,
    /^region1\.google-analytics\.com\/g\/collect/,
    /^stats\.g\.doubleclick\.net\//,
    /^bat\.bing\.com\/bat\.js/,
  ])
    expect([pattern, hosts.arrived(pattern).length > 0]).toEqual([pattern, true])
  expect(violations).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('accepted')
})

test('reports one lead once: reload, back, two tabs and the page called directly', async () => {
  const page = await open('/book-online')
  await answer(page, accept)
  await send(page)
  await page.waitForURL('**/thank-you')
  await expect.poll(() => hosts.arrived(CONVERSION).length).toBe(1)
  await page.reload()
  await settle(page)
  await page.goBack()
  await settle(page)
  const other = await open('/thank-you')
  await settle(other)
  expect(hosts.arrived(CONVERSION)).toHaveLength(1)
  expect(hosts.arrived(LEAD_EVENT)).toHaveLength(1)
  expect(hosts.arrived(/en=gtm\.generate_lead/)).toHaveLength(1)
  for (const pattern of [
    /^www\.google\.com\/ccm\/collect/,
    /^www\.googleadservices\.com\//,
    /^td\.doubleclick\.net\//,
  ])
    expect([pattern, hosts.arrived(pattern).length]).toEqual([pattern, 1])
  expect(violations).toEqual([])
  const sent = decodeURIComponent(JSON.stringify(hosts.arrivals))
  expect(PLANTED.filter((text) => sent.includes(text))).toEqual([])
})

test('reports a lead after a later Accept, once', async () => {
  const page = await open('/book-online')
  await send(page)
  await page.waitForURL('**/thank-you')
  await settle(page)
  expect(hosts.arrivals).toEqual([])
  await answer(page, accept)
  await expect.poll(() => hosts.arrived(CONVERSION).length).toBe(1)
  await page.reload()
  await settle(page)
  expect(hosts.arrived(CONVERSION)).toHaveLength(1)
})

test('reports a lead that was sent after the connection came back', async () => {
  const page = await open('/book-online')
  await answer(page, accept)
  await expect.poll(() => hosts.arrived(/page_view/).length).toBeGreaterThan(0)
  await fillRequest(submissionForm(page), 'Zebulon')
  await context.setOffline(true)
  await submissionForm(page).getByRole('button', { name: 'Request Service' }).click()
  await settle(page)
  expect(hosts.arrived(CONVERSION)).toHaveLength(0)
  await context.setOffline(false)
  await expect.poll(() => hosts.arrived(CONVERSION).length, { timeout: 40_000 }).toBe(1)
})

test('reports one lead once when the answer to the first attempt is lost', async () => {
  const page = await open('/book-online')
  await answer(page, accept)
  await expect.poll(() => hosts.arrived(/page_view/).length).toBeGreaterThan(0)
  let attempts = 0
  await page.route('**/rest/v1/submissions*', async (route) => {
    attempts++
    if (attempts > 1) return route.continue()
    const url = new URL(route.request().url())
    const headers = { ...(await route.request().allHeaders()), host: url.host }
    url.hostname = '127.0.0.1'
    // Stored by the server; the browser never learns it.
    expect((await route.fetch({ url: url.href, headers })).status()).toBe(201)
    return route.abort('connectionreset')
  })
  await send(page)
  await page.waitForURL('**/thank-you')
  await expect.poll(() => hosts.arrived(CONVERSION).length).toBe(1)
  await settle(page)
  expect(attempts).toBeGreaterThan(1)
  expect(hosts.arrived(CONVERSION)).toHaveLength(1)
  expect(hosts.arrived(LEAD_EVENT)).toHaveLength(1)
})

test('loads nothing after Decline, and asks again on the privacy page', async () => {
  const page = await open('/book-online')
  await answer(page, decline)
  await expect(banner(page)).toBeHidden()
  await send(page)
  await page.waitForURL('**/thank-you')
  await settle(page)
  expect(hosts.arrivals).toEqual([])
  await page.goto(`${www()}/privacy-policy`)
  await page.getByRole('button', { name: change }).click()
  await answer(page, accept)
  await expect.poll(() => hosts.arrived(/page_view/).length).toBeGreaterThan(0)
  await settle(page)
  expect(hosts.arrived(CONVERSION)).toEqual([])

  await page.getByRole('button', { name: change }).click()
  await Promise.all([page.waitForEvent('load'), answer(page, decline)])
  hosts.arrivals.length = 0
  await settle(page)
  expect(hosts.arrivals).toEqual([])
})

test('Global Privacy Control counts as Decline, as a header and as a property', async () => {
  await context.close()
  await startVisitor({ 'sec-gpc': '1' })
  const byHeader = await open('/')
  await expect(banner(byHeader)).not.toContainText('Google')
  await banner(byHeader).getByRole('button', { name: 'Accept All' }).click()
  await settle(byHeader)
  await context.close()
  await startVisitor()
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  const byProperty = await open('/')
  await expect(banner(byProperty)).toBeHidden()
  await settle(byProperty)
  expect(hosts.arrivals).toEqual([])
})

test('reports no lead that was refused, and none of a page called directly', async () => {
  const page = await open('/book-online')
  await answer(page, accept)
  await expect.poll(() => hosts.arrived(/page_view/).length).toBeGreaterThan(0)
  await page.route('**/rest/v1/submissions*', (route) =>
    route.fulfill({ status: 400, json: { code: '23514', message: 'refused' } }),
  )
  await send(page)
  await settle(page)
  await open('/thank-you')
  await settle(page)
  expect(hosts.arrived(CONVERSION)).toEqual([])
  expect(hosts.arrived(LEAD_EVENT)).toEqual([])
})

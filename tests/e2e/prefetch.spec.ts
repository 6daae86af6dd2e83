import type { Page } from '@playwright/test'
import { expect, requestForm, test } from './fixtures.ts'
import { control } from './form-page.ts'
import { acceptCookies, openReady, ready } from './shell-page.ts'

test.beforeEach(async ({ page }) => {
  await acceptCookies(page)
})

const clickPath = (page: Page) => page.evaluate(() => localStorage.getItem('clickPath'))

/** As a page that the browser makes ready ahead sees itself, until `show`. */
async function openAhead(page: Page, path: string): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    let prerendering = true
    Object.defineProperty(document, 'prerendering', { get: () => prerendering, configurable: true })
    Object.assign(globalThis, {
      show() {
        prerendering = false
        document.dispatchEvent(new Event('prerenderingchange'))
      },
    })
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return () => page.evaluate(() => (Object(globalThis) as { show: () => void }).show())
}

test('a page that is made ready ahead records its visit when it is shown, not before', async ({
  page,
}) => {
  const show = await openAhead(page, '/faq')
  expect(await clickPath(page)).toBeNull()
  await expect(page.locator('[data-island][data-alive]')).toHaveCount(0)
  await show()
  await ready(page)
  expect(await clickPath(page)).toBe('["/faq"]')
})

test('what is typed on the page before, after this one was made ready, is in its form', async ({
  page,
}) => {
  const show = await openAhead(page, '/book-online')
  await page.evaluate(() => {
    const draft = { name: 'Vera', phone: '', address: '' }
    localStorage.setItem(
      'requestDraft',
      JSON.stringify({ draft, idempotencyKey: 'k', triedAs: null, savedAt: Date.now() }),
    )
  })
  await show()
  await expect(control(requestForm(page), 'name')).toHaveValue('Vera')
})

test('a page whose link a pointer rests on is there before it is asked for', async ({ page }) => {
  await openReady(page, '/faq')
  const link = page.locator('.site-header').getByRole('link', { name: 'Reviews', exact: true })
  await link.hover()
  // Browsers take a fifth of a second for resting.
  await expect(async () => {
    await page.mouse.move(700, 500)
    await link.hover()
    await link.click({ delay: 400 })
    await page.waitForURL('**/reviews')
    const how = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
        readonly deliveryType?: string
        readonly activationStart?: number
      })[]
      return entry?.deliveryType === 'navigational-prefetch' || (entry?.activationStart ?? 0) > 0
    })
    expect(how).toBe(true)
  }).toPass()
})

test('the rules name every page but the one after a request, and nothing that is made for one visitor', async ({
  page,
}) => {
  await openReady(page, '/')
  const rules = await page.locator('script[type="speculationrules"]').textContent()
  for (const path of ['/thank-you', '/request', '/r/*', '/a/*', '/staff'])
    expect(rules).toContain(`"${path}"`)
})

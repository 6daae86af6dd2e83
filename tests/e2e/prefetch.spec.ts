import type { Page } from '@playwright/test'
import { expect, submissionForm, test } from './fixtures.ts'
import { control } from './form-page.ts'
import { openReady, ready } from './shell-page.ts'

const clickPath = (page: Page) => page.evaluate(() => localStorage.getItem('clickPath'))

/** Opens a page as if it were prerendered, until the returned function is called. */
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

test('a prerendered page records its visit when it is shown, not before', async ({ page }) => {
  const show = await openAhead(page, '/faq')
  expect(await clickPath(page)).toBeNull()
  await expect(page.locator('[data-island][data-hydrated]')).toHaveCount(0)
  await show()
  await ready(page)
  expect(await clickPath(page)).toBe('["/faq"]')
})

test('text typed on the page before prerendering is in the form of the prerendered page', async ({
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
  await expect(control(submissionForm(page), 'name')).toHaveValue('Vera')
})

test('prefetches a page while a pointer rests on its link', async ({ page }) => {
  await openReady(page, '/faq')
  const link = page.locator('.site-header').getByRole('link', { name: 'Reviews', exact: true })
  await link.hover()
  // Browsers prefetch after about 200 ms of hovering.
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

import type { Locator, Page } from '@playwright/test'
import { shell } from '#copy/en/shell.ts'
import { expect, test } from './fixtures.ts'
import { expectNoSidewaysScroll, holdScripts, openReady, ready } from './shell-page.ts'

test.use({ asksConsent: true })

const banner = (page: Page) => page.getByRole('region', { name: shell().cookieBanner.label })
const full = process.env['TEST_FULL'] !== undefined
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'))

for (const button of ['Accept All', shell().cookieBanner.close]) {
  test(`'${button}' stores the consent and hides the banner permanently`, async ({ page }) => {
    await openReady(page, '/')
    await expect(banner(page)).toBeVisible()
    expect(await stored(page)).toBeNull()
    await banner(page).getByRole('button', { name: button, exact: true }).click()
    await expect(banner(page)).toBeHidden()
    expect(await stored(page)).toBe('accepted')
    await page.reload()
    await ready(page)
    await expect(banner(page)).toHaveCount(0)
  })
}

test('is placed above the call bar on small screens and shifts nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdScripts(page)
  await page.goto('/')
  const place = () => page.getByRole('heading', { level: 1 }).boundingBox()
  const before = await place()
  release()
  await expect(banner(page)).toBeVisible()
  expect(await place()).toEqual(before)
  const bar = await page.getByRole('region', { name: shell().callBar.label }).boundingBox()
  const bottom = () => banner(page).evaluate((element) => element.getBoundingClientRect().bottom)
  await expect.poll(bottom).toBe(bar?.y)
})

test('can be closed in a browser that stores nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await openReady(page, '/')
  await banner(page).getByRole('button', { name: 'Accept All' }).click()
  await expect(banner(page)).toBeHidden()
})

test('never covers the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openReady(page, '/faq')
  await expect(banner(page)).toBeVisible()
  await page.getByRole('main').focus()
  const count = await page.locator('footer a:visible, footer summary').count()
  await page.locator('main a, main summary').last().focus()
  for (let press = 0; press < count; press++) {
    await page.keyboard.press('Tab')
    const below = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom)
    const top = await banner(page).evaluate((element) => element.getBoundingClientRect().top)
    expect(below).toBeLessThanOrEqual(top)
  }
})

for (const path of full ? ['/book-online', '/es/pedir-servicio'] : ['/es/pedir-servicio'])
  test(`never covers the call bar on ${path}, at any window or text size`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 240 })
    await openReady(page, path)
    await expect(page.locator('.styled')).toBeAttached()
    await expect(page.locator('.cookie-banner')).toBeVisible()
    // In a low window it takes no room before the end of the page.
    await expect(page.locator('.cookie-banner')).not.toBeInViewport()
    for (const [width, height] of [
      [320, 240],
      [390, 844],
      [360, 740],
    ] as const)
      for (const letters of ['100%', '150%', '200%']) {
        await page.setViewportSize({ width, height })
        await page.evaluate((size) => {
          scrollTo(0, 0)
          document.documentElement.style.fontSize = size
        }, letters)
        const window = `${width} by ${height} px, ${letters}`
        const call = page.locator('.call-bar a').first()
        await call.scrollIntoViewIfNeeded()
        expect(await topmostAt(call), window).toBe(true)
        for (const button of await page.locator('.cookie-banner button').all()) {
          await button.scrollIntoViewIfNeeded()
          expect(await topmostAt(button), `${window}, banner`).toBe(true)
        }
        await expectNoSidewaysScroll(page)
      }
  })

/**
 * Returns whether nothing covers the center and the corners of an element, one pixel inside its
 * edges.
 */
const topmostAt = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [x1, x2, y1, y2] = [left + 2, right - 2, top + 2, bottom - 2]
    return [
      [x1, y1],
      [x2, y1],
      [(x1 + x2) / 2, (y1 + y2) / 2],
      [x1, y2],
      [x2, y2],
    ].every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)))
  })

import type { Page } from '@playwright/test'
import { shell } from '#app/content/en/shell.ts'
import { expect, test } from './fixtures.ts'
import { expectNoSidewaysScroll, holdScripts, openReady, ready } from './shell-page.ts'

const banner = (page: Page) => page.getByRole('region', { name: shell.cookieBanner.label })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'))

for (const button of ['Accept All', shell.cookieBanner.close]) {
  test(`R28: '${button}' stores the consent and hides it for good`, async ({ page }) => {
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

test('R28: it stands above the call bar on small screens and moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdScripts(page)
  await page.goto('/')
  const place = () => page.getByRole('heading', { level: 1 }).boundingBox()
  const before = await place()
  release()
  await expect(banner(page)).toBeVisible()
  expect(await place()).toEqual(before)
  const bar = await page.getByRole('region', { name: shell.callBar.label }).boundingBox()
  const bottom = () => banner(page).evaluate((element) => element.getBoundingClientRect().bottom)
  await expect.poll(bottom).toBe(bar?.y)
})

test('R28: a browser that keeps nothing can still be rid of it', async ({ page }) => {
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

test('what has the focus is never under it', async ({ page }) => {
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

test('at 320 px nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  for (const path of ['/', '/faq']) {
    await openReady(page, path)
    await expect(banner(page)).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})

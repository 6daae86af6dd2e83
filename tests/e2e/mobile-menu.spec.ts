import type { Locator, Page } from '@playwright/test'
import { menus } from '#copy/en/menus.ts'
import { findPage } from '#domain/pages/pages.ts'
import { expect, test } from './fixtures.ts'
import { expectNoSidewaysScroll, holdScripts, openReady, ready } from './shell-page.ts'
import { SOME_TOWN, pageLike } from './sample-pages.ts'

const words = menus.mobileMenu
const LOCKOUT_PAGE = pageLike('/services/emergency-locksmith/car-lockout')
const LOCKOUT = findPage(LOCKOUT_PAGE)?.label ?? ''
const opener = (page: Page): Locator => page.getByRole('button', { name: words.open })
const menu = (page: Page): Locator => page.getByRole('dialog', { name: words.label })

test.use({ viewport: { width: 390, height: 844 } })

async function openMenu(page: Page, path = '/'): Promise<void> {
  await openReady(page, path)
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
}

test('fills the screen, locks page scrolling, traps the focus and restores it', async ({
  page,
}) => {
  await openMenu(page)
  await expect.poll(() => menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await expect(menu(page).getByRole('link', { name: words.bookService })).toBeVisible()
  await expect(menu(page).locator('a[href^="tel:"]')).toBeVisible()

  const count = await menu(page).locator('a, button').count()
  for (let press = 0; press <= count + 2; press++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const active = document.activeElement
      return active !== document.body && !active?.closest('dialog')
    })
    expect(outside).toBe(false)
  }

  await menu(page).getByRole('button', { name: words.close }).click()
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu(page).getByRole('button', { name: words.close })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('closes on navigation, by a link and by the browser', async ({ page }) => {
  await openMenu(page)
  await menu(page).getByRole('link', { name: 'FAQ' }).click()
  await page.waitForURL('**/faq')
  await expect(menu(page)).toBeHidden()
  await ready(page)
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(menu(page)).toBeHidden()
})

test('categories open to their services, service areas to the towns', async ({ page }) => {
  await openMenu(page)
  const service = menu(page).getByRole('link', { name: LOCKOUT })
  await expect(service).toBeHidden()
  await menu(page).getByRole('button', { name: 'Show pages under Services' }).click()
  await menu(page).getByRole('button', { name: 'Show pages under Emergency' }).click()
  await expect(service).toBeVisible()
  await menu(page).getByRole('button', { name: 'Hide pages under Services' }).click()
  await expect(service).toBeHidden()
  await menu(page).getByRole('button', { name: 'Show pages under Service Areas' }).click()
  await menu(page).getByRole('link', { name: SOME_TOWN.name }).click()
  await page.waitForURL(`**${SOME_TOWN.path}`)
})

test('a tap before hydration opens the list of all pages, and going back keeps what was typed', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/book-online')
  await page.locator('form [name="name"]').fill('Vera')
  await opener(page).click()
  await expect(page).toHaveURL(/\/sitemap\??$/)
  release()
  await page.goBack()
  await ready(page)
  await expect(page.locator('form [name="name"]')).toHaveValue('Vera')
})

test('does not scroll sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await openMenu(page, '/faq')
  await menu(page).getByRole('button', { name: 'Show pages under Services' }).click()
  const overflow = await menu(page).evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('*')].some(
      (element) =>
        getComputedStyle(element).overflowX !== 'visible' &&
        element.scrollWidth > element.clientWidth,
    ),
  )
  expect(overflow).toBe(false)
  await expectNoSidewaysScroll(page)
})

test.describe('when its script does not load', () => {
  test.use({ allowedProblems: [/ERR_FAILED|dynamically imported module/] })

  test('the button leads to the list of pages', async ({ page }) => {
    await page.clock.install()
    await page.route(/\/assets\/menus-/, (route) => route.abort())
    await page.goto('/')
    await opener(page).click()
    // The script is requested again before the browser follows the link.
    await expect(async () => {
      await page.clock.runFor(5_000)
      await expect(page).toHaveURL(/\/sitemap\??$/, { timeout: 1000 })
    }).toPass({ timeout: 40_000 })
  })
})

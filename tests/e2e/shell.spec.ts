import type { Page } from '@playwright/test'
import { menus } from '#copy/en/menus.ts'
import { shell } from '#copy/en/shell.ts'
import { business } from '#domain/business/business.ts'
import { expect, test } from './fixtures.ts'
import { expectNoSidewaysScroll, openReady } from './shell-page.ts'

const TRANSPARENT = 'rgba(0, 0, 0, 0)'
const CARD = 'rgb(254, 253, 251)'
const header = (page: Page) => page.locator('.site-header')
const footer = (page: Page) => page.getByRole('contentinfo')

test('bars, header and footer show their text in their places', async ({ page }) => {
  await openReady(page, '/')
  const edges = await page.evaluate(() => ({
    header: document.querySelector('.site-header')?.getBoundingClientRect(),
    section: document.querySelector('main > section')?.getBoundingClientRect().top,
    heading: document.querySelector('h1')?.getBoundingClientRect().top,
  }))
  expect(edges.section).toBe(edges.header?.top)
  expect(edges.heading).toBeGreaterThan(edges.header?.bottom ?? Number.POSITIVE_INFINITY)

  await expect(footer(page)).toContainText(business.licenses?.footer ?? '')
  await expect(footer(page).locator('a[href^="tel:"]')).toHaveCount(2)
  await expect(footer(page).locator(`a[href="mailto:${business.supportEmail}"]`)).toBeVisible()
  const quickLinks = footer(page).getByRole('navigation')
  await expect(quickLinks.getByRole('link')).toHaveText([
    'About Us',
    'Services',
    'Service Areas',
    'Contact',
    'Reviews',
    'Prices',
    'FAQ',
    'For Landlords',
    'Sitemap',
  ])
  await expect(footer(page)).toContainText('Emergency Service')
  await expect(footer(page)).toContainText('24 Hours / 7 Days')
  if (business.agency)
    await expect(footer(page).locator(`a[href="${business.agency.url}"]`)).toContainText(
      business.agency.name,
    )
  await expect(
    footer(page).locator('a[href="/privacy-policy"], a[href="/terms-conditions"]'),
  ).toHaveCount(2)

  await page.evaluate(() => document.fonts.ready)
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const boxes = await page
      .locator('.main-nav > ul > li, .header-actions > a')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => element.getBoundingClientRect().toJSON()),
      )
    // In narrow windows the questions are in the footer only.
    expect(boxes).toHaveLength(width < 1152 ? 8 : 9)
    for (const [index, box] of boxes.entries()) {
      const next = boxes[index + 1]
      if (next) expect(box.right).toBeLessThan(next.left)
    }
    const lines = boxes.map((box) => Math.round(box.top + box.height / 2))
    expect(Math.max(...lines) - Math.min(...lines)).toBeLessThanOrEqual(1)
    expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width)
    await expectNoSidewaysScroll(page)
  }

  const topBar = page.locator('.top-bar')
  await expect(topBar.getByText(shell().topBar.emergency)).toBeVisible()
  await expect(topBar.getByText(business.licenses?.topBar ?? '')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 568 })
  await expect(topBar.getByText(shell().topBar.emergency)).toBeVisible()
  await expect(topBar.getByText(business.licenses?.topBar ?? '')).toBeVisible()
  await expect(page.getByRole('navigation', { name: menus.serviceAreas })).toBeHidden()
})

test.describe('header', () => {
  test('is transparent at the top, white with a shadow one pixel further, and transparent again', async ({
    page,
  }) => {
    await openReady(page, '/')
    await expect(header(page)).toHaveCSS('background-color', TRANSPARENT)
    await expect(header(page)).toHaveCSS('box-shadow', 'none')
    await page.evaluate(() => scrollTo(0, 1))
    await expect(header(page)).toHaveCSS('background-color', CARD)
    await expect(header(page)).not.toHaveCSS('box-shadow', 'none')
    await page.evaluate(() => scrollTo(0, 2000))
    expect((await header(page).boundingBox())?.y).toBe(0)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(header(page)).toHaveCSS('background-color', TRANSPARENT)
  })

  test.describe('on a page without a dark first section', () => {
    test.use({ allowedProblems: [/404/] })

    test('is white from the start', async ({ page }) => {
      await openReady(page, '/no-such-page')
      await expect(header(page)).toHaveCSS('background-color', CARD)
    })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('turns white too', async ({ page }) => {
      await page.goto('/')
      await expect(header(page)).toHaveCSS('background-color', TRANSPARENT)
      // A wheel event is lost on a page that has only just painted.
      await expect(async () => {
        await page.mouse.wheel(0, 300)
        await expect(header(page)).toHaveCSS('background-color', CARD, { timeout: 500 })
      }).toPass()
    })
  })
})

test.describe('footer', () => {
  test('shows the current year, independently of the build date', async ({ page }) => {
    await page.clock.install({ time: new Date('2031-03-01T12:00:00-05:00') })
    await openReady(page, '/')
    await expect(footer(page)).toContainText('© 2031')
  })
})

test.describe('a part of the page that throws', () => {
  // React logs the thrown error.
  test.use({ allowedProblems: [/jammed on purpose|Minified React error/] })

  /** Makes the form's script throw at rendering until `unjammed` is set. */
  async function jam(page: Page): Promise<void> {
    let jammed = 0
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      const response = await route.fetch().catch(() => null)
      const text = await response?.text().catch(() => null)
      // The requesting page has been left, or the test has ended.
      if (!response || text == null) return
      const body = text.replace(/accessibleName:([`"'])Service booking form\1/, () => {
        jammed++
        return `get accessibleName(){if(!globalThis.unjammed)throw new Error('jammed on purpose');return 'Service booking form'}`
      })
      await route.fulfill({ response, body })
    })
    await page.goto('/book-online')
    await expect(page.getByRole('alert')).toBeVisible()
    expect(jammed).toBe(1)
  }

  test('shows the error in its own place with a retry; the rest of the page stays', async ({
    page,
  }) => {
    await jam(page)
    await page.goto('/')
    const screen = page.getByRole('alert')
    await expect(screen).toContainText('Something went wrong')
    await expect(screen).toContainText('An unexpected error occurred. Please try again.')
    await expect(screen.locator('[data-phone]')).toBeVisible()
    await expect(header(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => Object.assign(globalThis, { unjammed: true }))
    await screen.getByRole('button', { name: 'Try Again' }).click()
    await expect(screen).toHaveCount(0)
    await expect(page.getByRole('form', { name: 'Service booking form' })).toBeVisible()
  })

  test('shows the error page with Go Back and Return Home where the page consists of it', async ({
    page,
  }) => {
    await page.goto('/faq')
    await jam(page)
    const screen = page.getByRole('alert')
    await expect(screen).toContainText(
      'We encountered an unexpected error. Please try again or return to the home page.',
    )
    await expect(screen.locator('[data-phone]')).toBeVisible()
    await expect(header(page)).toBeVisible()
    await screen.getByRole('button', { name: 'Go Back' }).click()
    await page.waitForURL('**/faq')
    await page.goto('/book-online')
    await screen.getByRole('link', { name: 'Return Home' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  })
})

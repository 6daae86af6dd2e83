import type { Page } from '@playwright/test'
import { business } from '#domain/business/business.ts'
import { expect, test } from './fixtures.ts'
import { hold, holdScripts, openReady, ready } from './shell-page.ts'

const logo = (page: Page) =>
  page.locator('.site-header').getByRole('link', { name: `${business.name}, home` })

test('is 200 by 48 px in the header and 300 by 80 px in the footer, from the configured addresses', async ({
  page,
}) => {
  await openReady(page, '/')
  const size = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((image: HTMLImageElement) => [image.offsetWidth, image.offsetHeight])
  expect(await size('.site-header .logo img')).toEqual([200, 48])
  expect(await size('footer .logo img')).toEqual([300, 80])
  await expect(page.locator('.site-header [data-ground="dark"] img')).toHaveAttribute(
    'src',
    business.logoUrl.onDark,
  )
  await expect(page.locator('.site-header [data-ground="light"] img')).toHaveAttribute(
    'src',
    business.logoUrl.onLight,
  )
  await expect(page.locator('.site-header [data-ground="dark"]')).toHaveAttribute(
    'data-logo',
    'load',
  )
  await expect(page.locator('.site-header .logo-spinner').first()).toBeHidden()
})

test('shows a spinner while the image loads slowly, also before hydration', async ({ page }) => {
  const releaseScripts = await holdScripts(page)
  const releaseLogo = await hold(page, /\/logo\.svg/)
  await page.goto('/', { waitUntil: 'commit' })
  const spinner = page.locator('.site-header [data-ground="dark"] .logo-spinner')
  await expect(spinner).toBeVisible()
  releaseLogo()
  await expect(spinner).toBeHidden()
  await expect(page.locator('.site-header [data-ground="dark"] img')).toBeVisible()
  releaseScripts()
  await ready(page)
  await expect(spinner).toBeHidden()
})

/** A logo as wide as that of a name of 30 characters. */
const WIDE_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="48" viewBox="0 0 200 48"><path d="M0 0H200V48H0z"/></svg>'

for (const path of ['/', '/es'])
  test(`ends before the menu on ${path} at any width, however wide it is`, async ({ page }) => {
    await page.route(/\/logo\.svg/, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: WIDE_LOGO }),
    )
    for (const width of [1024, 1100, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const menu = page.locator('.main-nav')
      // The bound comes with the full stylesheet, which may apply after the load event.
      await expect(async () => {
        const end = await page
          .locator('.site-header .logo img')
          .first()
          .evaluate(
            (image) =>
              image.getBoundingClientRect().right -
              Number.parseFloat(getComputedStyle(image).paddingRight),
          )
        expect(end, `${width} px`).toBeLessThan((await menu.boundingBox())?.x ?? 0)
      }).toPass({ timeout: 10_000 })
    }
  })

test.describe('that fails to load', () => {
  test.use({ allowedProblems: [/ERR_FAILED/] })

  test('the company name replaces it', async ({ page }) => {
    await page.route(/\/logo\.svg/, (route) => route.abort())
    await openReady(page, '/')
    await expect(logo(page).getByText(business.name).first()).toBeVisible()
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect(
      page.getByRole('contentinfo').locator('.logo').getByText(business.name),
    ).toBeVisible()
  })
})

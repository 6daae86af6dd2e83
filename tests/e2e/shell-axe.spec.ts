import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { menus } from '#app/content/en/menus.ts'
import { expect, test } from './fixtures.ts'
import { acceptCookies, openReady } from './shell-page.ts'
import { pageLike } from './of-the-list.ts'

/** The frame only: each page's own content is looked at with the page. */
async function findings(page: Page, selectors: readonly string[]): Promise<unknown[]> {
  const builder = new AxeBuilder({ page })
  for (const selector of selectors) builder.include(selector)
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }))
}

const FRAME = ['.skip-link', '.top-bar', '.site-header', '.site-footer', '.call-bar']

/** Colors are judged when nothing fades any more; a spinner may go on. */
async function still(page: Page): Promise<void> {
  const fading = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
          ).length,
    )
  await expect.poll(fading).toBe(0)
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

    test('axe finds nothing in the frame, over dark ground, scrolled, and with the banner', async ({
      page,
    }) => {
      await openReady(page, '/faq')
      await expect(page.locator('.cookie-banner')).toBeVisible()
      await still(page)
      expect(await findings(page, [...FRAME, '.cookie-banner'])).toEqual([])
      await page.evaluate(() => scrollTo(0, 500))
      await still(page)
      expect(await findings(page, FRAME)).toEqual([])
    })
  })
}

test('axe finds nothing in the open menus of large screens', async ({ page }) => {
  await acceptCookies(page)
  await openReady(page, pageLike('/services/auto-locksmith/car-key-cutting'))
  for (const name of ['Services', 'Service Areas']) {
    await page
      .getByRole('navigation', { name: menus.navLabel })
      .getByRole('link', { name, exact: true })
      .first()
      .hover()
    await expect(page.locator('.main-nav [data-open]')).toContainText(name)
    await still(page)
    expect(await findings(page, ['.top-bar', '.site-header'])).toEqual([])
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('axe finds nothing in the full-screen menu, shut and open', async ({ page }) => {
    await acceptCookies(page)
    await openReady(page, pageLike('/services/auto-locksmith/car-key-cutting'))
    await page.getByRole('button', { name: menus.mobileMenu.open }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await still(page)
    expect(await findings(page, ['.mobile-menu'])).toEqual([])
  })
})

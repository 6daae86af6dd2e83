import { shell } from '#app/content/shell.ts'
import { expect, test } from './fixtures.ts'
import { acceptCookies, holdScripts, openReady } from './shell-page.ts'

const ABOUT_SCRIPT = /\/assets\/about-[^/]+\.js$/

test.beforeEach(async ({ page }) => {
  await acceptCookies(page)
})

test('R12: each new route begins at the top; the way back returns to where the visitor was', async ({
  page,
}) => {
  await openReady(page, '/faq')
  await page.evaluate(() => scrollTo(0, 400))
  await page.locator('.site-header').getByRole('link', { name: 'About' }).click()
  await page.waitForURL('**/about')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await page.waitForURL('**/faq')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
})

test('the focus goes to the heading of the new page, and its title is told', async ({ page }) => {
  await openReady(page, '/faq')
  const status = page.locator('p[role="status"]').first()
  await expect(status).toBeEmpty()
  await page.locator('.site-header').getByRole('link', { name: 'About' }).click()
  await page.waitForURL('**/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(status).toHaveText(await page.title())
})

test('R12: a route that is long in coming shows the boxes of a page, and the old page is gone', async ({
  page,
}) => {
  const release = await holdScripts(page, ABOUT_SCRIPT)
  await openReady(page, '/faq')
  await page.evaluate(() => scrollTo(0, 400))
  await page.locator('.site-header').getByRole('link', { name: 'About' }).click()
  await expect(page.locator('.route-skeleton')).toBeVisible()
  await expect(page.locator('p[role="status"]').first()).toHaveText(shell.loading)
  await expect(page.getByRole('main')).toBeHidden()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  release()
  await page.waitForURL('**/about')
  await expect(page.locator('.route-skeleton')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('R12: the boxes do not flash for a route that comes within 120 ms', async ({ page }) => {
  await page.clock.install()
  const release = await holdScripts(page, ABOUT_SCRIPT)
  await openReady(page, '/faq')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.locator('.site-header').getByRole('link', { name: 'About' }).click()
  await page.clock.runFor(119)
  await expect(page.locator('.route-skeleton')).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(page.locator('.route-skeleton')).toBeVisible()
  release()
})

test('the skip link is the first stop and leads past the frame', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: shell.skipLink })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('where motion is unwanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing of the frame moves', async ({ page }) => {
    const release = await holdScripts(page, ABOUT_SCRIPT)
    await openReady(page, '/faq')
    await page.locator('.site-header').getByRole('link', { name: 'About' }).click()
    await expect(page.locator('.route-skeleton')).toBeVisible()
    // What is delayed counts as running until its first, and last, moment.
    const running = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => animation.playState === 'running')
          .map((animation) =>
            animation instanceof CSSAnimation ? animation.animationName : 'transition',
          ),
      )
    await expect.poll(running).toEqual([])
    release()
  })
})

import type { Page } from '@playwright/test'
import { shell } from '#app/content/shell.ts'
import { SLOW_PAGE_MS } from '#app/leaving/leaving.ts'
import { expect, test } from './fixtures.ts'
import { acceptCookies, openReady } from './shell-page.ts'

/** Asked of the page itself: a locator waits for the page that is on its way. */
const isShown = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true }) ?? false,
    selector,
  )
const boxesShown = (page: Page) => isShown(page, '.skeleton')
const toAbout = (page: Page) => page.locator('.site-header').getByRole('link', { name: 'About' })

/** The next page does not answer until the result is called. */
async function holdAbout(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/about', async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** By keyboard: what a pointer rests on is fetched ahead, past this test's route. */
async function follow(page: Page): Promise<void> {
  await toAbout(page).focus()
  await page.evaluate(() => (document.activeElement as HTMLElement).click())
}

test.beforeEach(async ({ page }) => {
  await acceptCookies(page)
})

test('R12: each new page begins at the top; the way back returns to where the visitor was', async ({
  page,
}) => {
  await openReady(page, '/faq')
  await page.evaluate(() => scrollTo(0, 400))
  await toAbout(page).click()
  await page.waitForURL('**/about')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await page.waitForURL('**/faq')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
})

test('R12: a page that is long in coming shows its boxes over the one that is left, and says so', async ({
  page,
}) => {
  const release = await holdAbout(page)
  await openReady(page, '/faq')
  await page.evaluate(() => scrollTo(0, 400))
  const status = () => page.evaluate(() => document.querySelector('p[role="status"]')?.textContent)
  expect(await status()).toBe('')
  await follow(page)
  await expect.poll(() => boxesShown(page)).toBe(true)
  expect(await status()).toBe(shell.loading)
  expect(await isShown(page, 'main')).toBe(false)
  expect(await isShown(page, '.header-actions a[href^="tel:"]')).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(400)
  release()
  await page.waitForURL('**/about')
  expect(await boxesShown(page)).toBe(false)
})

test(`R12: the boxes do not flash for a page that comes within ${SLOW_PAGE_MS} ms`, async ({
  page,
}) => {
  await page.clock.install()
  const release = await holdAbout(page)
  await openReady(page, '/faq')
  await page.clock.pauseAt(Date.now() + 60_000)
  await follow(page)
  await page.clock.runFor(SLOW_PAGE_MS - 1)
  expect(await boxesShown(page)).toBe(false)
  await page.clock.runFor(1)
  await expect.poll(() => boxesShown(page)).toBe(true)
  release()
})

test('R12: whoever calls the way there off has the page back, where it was', async ({ page }) => {
  const release = await holdAbout(page)
  await openReady(page, '/faq')
  await page.evaluate(() => scrollTo(0, 400))
  await follow(page)
  await expect.poll(() => boxesShown(page)).toBe(true)
  await page.evaluate(() => stop())
  await expect.poll(() => boxesShown(page)).toBe(false)
  await expect(page.getByRole('main')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(400)
  release()
})

test('R12: a link to a place on the same page, to a phone or to a mail shows no boxes', async ({
  page,
}) => {
  await page.clock.install()
  await openReady(page, '/faq')
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('a[href^="tel:"], a[href^="mailto:"]'))
      link.addEventListener('click', (event) => event.preventDefault())
  })
  await page.getByRole('link', { name: shell.skipLink }).press('Enter')
  await page.locator('.site-header a[href^="tel:"]').first().click()
  await page.locator('footer a[href^="mailto:"]').click()
  await page.clock.runFor(SLOW_PAGE_MS * 2)
  expect(await boxesShown(page)).toBe(false)
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
    const release = await holdAbout(page)
    await openReady(page, '/faq')
    await follow(page)
    await expect.poll(() => boxesShown(page)).toBe(true)
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

import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { shell } from '#copy/en/shell.ts'
import { SLOW_PAGE_MS } from '#app/browser/navigation/slow-navigation.ts'
import { expect, test } from './fixtures.ts'
import { openReady } from './shell-page.ts'

/** State of the page that is being left, at one moment. */
interface PageState {
  /** Milliseconds since the link was followed. */
  readonly at: number
  /** What is announced and shown; empty while nothing is. */
  readonly status: string
  readonly main: boolean
  readonly call: boolean
  readonly scrollY: number
}

/** Conditions of the navigation from /faq to /about. */
interface NavigationConditions {
  /** Response time of the next page, ms. */
  readonly answersAfter: number
  /** True: the visitor stops loading as soon as the page says that it loads. */
  readonly isCalledOff?: boolean
}

/**
 * Follows a link and records the states during the navigation. The page records them itself,
 * because the browser answers no query of the test runner while the next page loads.
 */
async function statesDuringNavigation(
  page: Page,
  { answersAfter, isCalledOff = false }: NavigationConditions,
): Promise<readonly PageState[]> {
  await page.route('**/about', async (route) => {
    await pause(answersAfter)
    // The navigation may have been canceled.
    await route.continue().catch(() => {})
  })
  await openReady(page, '/faq')
  await page.evaluate((isCalledOff) => {
    const states: PageState[] = []
    const isShown = (selector: string): boolean =>
      document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false
    // Its `scrollend` comes after the click, which must not count as a canceled navigation.
    scrollTo(0, 400)
    const link = [...document.querySelectorAll<HTMLAnchorElement>('.site-header a')].find(
      ({ pathname }) => pathname === '/about',
    )
    // No pointer, because hovering would prefetch the page before this test's delay.
    setTimeout(() => {
      const left = performance.now()
      link?.click()
      setInterval(() => {
        const status = document.querySelector<HTMLElement>('.loading')?.innerText ?? ''
        states.push({
          at: performance.now() - left,
          status,
          main: isShown('main'),
          call: isShown('.header-actions a[href^="tel:"]'),
          scrollY,
        })
        sessionStorage.setItem('states', JSON.stringify(states))
        if (status && isCalledOff) stop()
      }, 20)
    })
  }, isCalledOff)
  if (!isCalledOff) await page.waitForURL('**/about')
  const states = async (): Promise<readonly PageState[]> =>
    JSON.parse(await page.evaluate(() => sessionStorage.getItem('states') ?? '[]')) as PageState[]
  if (isCalledOff)
    await expect.poll(async () => (await states()).some(({ status }) => status)).toBe(true)
  return await states()
}

test('a new page begins at the top; going back restores the scroll position', async ({ page }) => {
  await openReady(page, '/faq')
  await page.evaluate(() => scrollTo(0, 400))
  await page.locator('.site-header').getByRole('link', { name: 'About' }).click()
  await page.waitForURL('**/about')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await page.waitForURL('**/faq')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
})

test('a slow page is announced over the one that is left, which stays usable', async ({ page }) => {
  const states = await statesDuringNavigation(page, { answersAfter: SLOW_PAGE_MS + 1_000 })
  expect(states.find(({ status }) => status)?.at).toBeGreaterThanOrEqual(SLOW_PAGE_MS - 1)
  expect(states.at(-1)).toMatchObject({
    status: shell().loading,
    main: true,
    call: true,
    scrollY: 400,
  })
  await expect(page.locator('.loading')).toHaveText('')
})

test(`nothing flashes for a page that arrives within ${SLOW_PAGE_MS} ms`, async ({ page }) => {
  const states = await statesDuringNavigation(page, { answersAfter: SLOW_PAGE_MS / 3 })
  expect(states.filter(({ at, status }) => status && at < SLOW_PAGE_MS)).toEqual([])
  expect(states.length).toBeGreaterThan(0)
})

test('canceling the navigation restores the page and its scroll position', async ({ page }) => {
  await statesDuringNavigation(page, { answersAfter: SLOW_PAGE_MS + 5_000, isCalledOff: true })
  await expect(page.locator('.loading')).toHaveText('')
  await expect(page.getByRole('main')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(400)
  expect(new URL(page.url()).pathname).toBe('/faq')
})

test('a link to a fragment, a phone number or a mail address announces no page', async ({
  page,
}) => {
  await page.clock.install()
  await openReady(page, '/faq')
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('a[href^="tel:"], a[href^="mailto:"]'))
      link.addEventListener('click', (event) => event.preventDefault())
  })
  await page.getByRole('link', { name: shell().skipLink }).press('Enter')
  await page.locator('.site-header a[href^="tel:"]').first().click()
  await page.locator('footer a[href^="mailto:"]').click()
  await page.clock.runFor(SLOW_PAGE_MS * 2)
  await expect(page.locator('.loading')).toHaveText('')
})

test('the skip link is the first tab stop and leads past the header', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: shell().skipLink })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

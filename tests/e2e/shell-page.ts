import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Opens a page and waits until it is hydrated. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}

/**
 * Waits until the whole page is laid out and all displayed islands are hydrated, at least the
 * menus.
 */
export async function ready(page: Page): Promise<void> {
  // Content that is not laid out yet cannot be scrolled to.
  await expect(page.locator('html.laid')).toBeAttached()
  await expect(page.locator('[data-island][data-hydrated]').first()).toBeAttached()
  await expect
    .poll(() =>
      page
        .locator('[data-island]:not([data-hydrated])')
        .evaluateAll((roots) =>
          roots
            .filter((root) => root.firstElementChild?.checkVisibility())
            .map((root) => root.getAttribute('data-island')),
        ),
    )
    .toEqual([])
}

/** Stores the consent, so that no banner covers the page. */
export async function acceptCookies(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
}

/** Holds every script file back until the returned function is called; inline scripts run. */
export async function holdScripts(page: Page, files = /\/assets\/[^/]+\.js$/): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Expects that the page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }))
  expect(content).toBe(screen)
}

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

/** Holds the requests to these addresses back until the returned function is called. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Holds every script file back; inline scripts run. */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, /\/assets\/[^/]+\.js$/)

/** Expects that the page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }))
  expect(content).toBe(screen)
}

import { expect, test } from 'vitest'
import { OFFLINE_PAGES } from '#app/browser/offline/offline-pages.ts'
import { skipRunningUnless } from '#tests/support/skip-unless.ts'
import { ENDED_REQUESTS, type Engine } from '../engine.ts'

/** Copies of the pages for a visitor without a connection. */
export function testOfflineCopies(get: () => Engine): void {
  test('without a connection, copies of pages open; with it, the pages of the server', async (context) => {
    const { page, server, allow } = get()
    allow(ENDED_REQUESTS)
    await page.goto('/')
    const isStored = await page.evaluate(async () => {
      const controlled = navigator.serviceWorker.ready.then(() => true)
      const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), 15_000))
      return await Promise.race([controlled, late])
    })
    skipRunningUnless(context, isStored, 'the engine runs no service worker under WebDriver')
    server.cut()
    for (const path of OFFLINE_PAGES) {
      await page.goto(path)
      expect(await page.evaluate(isCopy)).toBe(true)
      expect(await page.evaluate(() => document.querySelector('a[href^="tel:"]') !== null)).toBe(
        true,
      )
    }
    server.mend()
    await page.goto('/contact')
    await expect.poll(() => page.evaluate(isCopy)).toBe(false)
  })
}

const isCopy = (): boolean => document.documentElement.hasAttribute('data-offline-copy')

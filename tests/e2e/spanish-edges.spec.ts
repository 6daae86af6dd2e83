import { OFFLINE_PAGES } from '#app/browser/offline/offline-pages.ts'
import { localizedPath } from '#domain/pages/localized-paths.ts'
import { expect, test } from './fixtures.ts'

test.describe('without a connection', () => {
  test.use({
    serviceWorkers: 'allow',
    allowedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
  })

  test('home, booking and contact open in Spanish, and every other page shows the phone number', async ({
    page,
    context,
  }) => {
    await page.goto('/es')
    const worker = async () => {
      const { active, scope } = await navigator.serviceWorker.ready
      return `${active?.state} ${new URL(scope).pathname}`
    }
    await expect.poll(() => page.evaluate(worker)).toBe('activated /es')
    await context.setOffline(true)
    for (const path of OFFLINE_PAGES) {
      await page.goto(localizedPath(path, 'es'))
      await expect(page.locator('html[data-offline-copy]')).toHaveAttribute('lang', /^es/)
      await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
    }
    await page.goto(localizedPath('/faq', 'es'))
    await expect(page.locator('html[data-offline-copy]')).toHaveAttribute('lang', /^es/)
    await expect(
      page.locator(`main a[href="${localizedPath('/book-online', 'es')}"]`),
    ).toBeVisible()
  })
})

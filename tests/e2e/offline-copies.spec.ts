import type { Page } from '@playwright/test'
import { OFFLINE_PAGES } from '#app/browser/offline/offline-pages.ts'
import { startFailingProxy } from '#tests/support/failing-proxy.ts'
import { expect, test } from './fixtures.ts'
import { control, openForm } from './form-page.ts'

test.use({
  serviceWorkers: 'allow',
  allowedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (404|50[234])/],
})

const isCopy = async (page: Page) => (await page.locator('html[data-offline-copy]').count()) === 1

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  // The browser has stored all offline copies.
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
  )
})

test('offline, stored pages open with phone number and form, any other shows the number and loads with the connection', async ({
  page,
  context,
}) => {
  await context.setOffline(true)
  for (const path of OFFLINE_PAGES) {
    await page.goto(path)
    expect(await isCopy(page)).toBe(true)
    await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const form = await openForm(page, '/book-online')
  await control(form, 'service').selectOption('Other')
  await expect(control(form, 'other_service')).toBeVisible()

  await page.goto('/contact')
  // By keyboard, because hovering would prefetch the page before the test goes offline.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('This page could not load')
  await expect(page.locator('main a[href^="tel:"]')).toBeVisible()
  await expect(page).toHaveURL('/about')
  await context.setOffline(false)
  await expect(heading).not.toHaveText('This page could not load')
  await expect(page).toHaveURL('/about')
  expect(await isCopy(page)).toBe(false)
})

test('online, a page comes from the server and replaces its offline copy, unless the visitor has typed', async ({
  page,
  context,
}) => {
  for (const path of OFFLINE_PAGES) {
    const answer = await page.goto(path)
    expect(await isCopy(page)).toBe(false)
    expect(answer?.headers()['etag']).toBeTruthy()
  }

  await context.setOffline(true)
  const form = await openForm(page, '/book-online')
  await control(form, 'name').fill('Vera')
  await context.setOffline(false)
  await page.evaluate(() => fetch('/healthz'))
  await expect(control(form, 'name')).toHaveValue('Vera')
  expect(await isCopy(page)).toBe(true)

  await context.setOffline(true)
  await page.goto('/contact')
  expect(await isCopy(page)).toBe(true)
  await context.setOffline(false)
  await expect.poll(async () => await isCopy(page)).toBe(false)
  // A browser closed while its worker still fetches takes a minute to end.
  await page.waitForLoadState('networkidle')
})

for (const status of [502, 503, 504])
  test(`while a proxy answers ${status}, stored pages open as copies and load once the server is back`, async ({
    page,
    app,
  }) => {
    const proxy = await startFailingProxy(app.url)
    await page.goto(proxy.url)
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
    )
    proxy.status = status
    await page.goto(`${proxy.url}/book-online`)
    expect(await isCopy(page)).toBe(true)
    await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
    await page.goto(`${proxy.url}/about`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not load')
    await expect(page.locator('main a[href^="tel:"]')).toBeVisible()
    proxy.status = null
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page could not load')
    expect(await isCopy(page)).toBe(false)
    // A page that the server itself refuses is its own.
    await page.goto(`${proxy.url}/nowhere`)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page could not load')
    await proxy.stop()
  })

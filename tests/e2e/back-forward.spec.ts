import type { Page } from '@playwright/test'
import config from '../../playwright.config.ts'
import { expect, fillRequest, requestForm, storedLeads, test } from './fixtures.ts'
import { acceptCookies, openReady } from './shell-page.ts'

// Under test the browser would throw every page away that is left.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** Leaves the site's pages altogether and comes back by the browser's own button. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted)
    }),
  )
  await page.goto('/robots.txt')
  // A page that is kept has no further load to wait for.
  await page.goBack({ waitUntil: 'commit' })
  // A page that was loaded anew would know nothing of the listener.
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
}

for (const path of ['/', '/faq']) {
  test(`the way back to ${path} is instant: the browser kept the page as it was`, async ({
    page,
  }) => {
    await openReady(page, path)
    await leaveAndReturn(page)
  })
}

test('whoever comes back to a filled form finds all of it, the gate code too, and sends it', async ({
  app,
  page,
}) => {
  await acceptCookies(page)
  await openReady(page, '/book-online')
  const form = requestForm(page)
  await fillRequest(form, 'Bea Back')
  await form.getByLabel('Gate code').fill('#4711')
  await leaveAndReturn(page)
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Bea Back')
  await expect(form.getByLabel('Gate code')).toHaveValue('#4711')
  await form.getByRole('button', { name: 'Request Service' }).click()
  await expect(page).toHaveURL('/thank-you')
  const leads = await storedLeads(app)
  expect(leads.filter(({ name }) => name === 'Bea Back')).toHaveLength(1)
})

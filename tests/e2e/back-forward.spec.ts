import type { Page } from '@playwright/test'
import { findChromium } from '../../scripts/checks/browser.ts'
import config from '../../playwright.config.ts'
import { expect, fillRequest, submissionForm, storedLeads, test } from './fixtures.ts'
import { openReady } from './shell-page.ts'

const executablePath = findChromium({ isWhole: true })
test.skip(executablePath === null, 'no Chromium with a back/forward cache is installed')

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ...(executablePath !== null && { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** Navigates away from the site and back with the browser's history. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted)
    }),
  )
  await page.goto('/robots.txt')
  // A page from the back/forward cache fires no further load event.
  await page.goBack({ waitUntil: 'commit' })
  // A reloaded page would not have the listener.
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
}

for (const path of ['/', '/faq']) {
  test(`${path} is restored from the back/forward cache`, async ({ page }) => {
    await openReady(page, path)
    await leaveAndReturn(page)
  })
}

test('keeps a filled form, including the gate code, after going back, and sends it', async ({
  app,
  page,
}) => {
  await openReady(page, '/book-online')
  const form = submissionForm(page)
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

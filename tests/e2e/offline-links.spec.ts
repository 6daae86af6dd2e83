import { expect, test } from './fixtures.ts'
import { control, openForm } from './form-page.ts'
import { acceptCookies, openReady } from './shell-page.ts'

test.use({ allowedProblems: [/ERR_|route module|dynamically imported module/] })

test.beforeEach(async ({ page }) => {
  await acceptCookies(page)
})

test('R41: without a line, passing over links leaves the page and what was typed where they are', async ({
  page,
  context,
}) => {
  const form = await openForm(page)
  await control(form, 'name').fill('Vera')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  for (const name of ['About', 'Reviews', 'FAQ', 'Contact']) {
    const failed = page.waitForEvent('requestfailed')
    await page.locator('.site-header').getByRole('link', { name, exact: true }).hover()
    await failed
  }
  await expect(control(form, 'name')).toHaveValue('Vera')
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
})

test('R29: without a line, a followed link leads to a page with our number; the page itself comes with the line', async ({
  page,
  context,
}) => {
  await openReady(page, '/faq')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed')
  await page.locator('.site-header').getByRole('link', { name: 'About', exact: true }).click()
  await failed
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('This page could not load')
  await expect(page.getByRole('alert').locator('a[href^="tel:"]')).toBeVisible()
  await expect(page).toHaveURL('/about')

  await context.setOffline(false)
  await expect(heading).not.toHaveText('This page could not load')
  await expect(page).toHaveURL('/about')
})

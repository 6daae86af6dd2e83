import { expect, test } from './fixtures.ts'
import { control, openForm } from './form-page.ts'

test.use({ allowedProblems: [/ERR_/] })

test('hovering over links offline keeps the page and its typed text', async ({ page, context }) => {
  const form = await openForm(page)
  await control(form, 'name').fill('Vera')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  for (const name of ['About', 'Reviews', 'FAQ', 'Contact'])
    await page.locator('.site-header').getByRole('link', { name, exact: true }).hover()
  await expect(control(form, 'name')).toHaveValue('Vera')
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
})

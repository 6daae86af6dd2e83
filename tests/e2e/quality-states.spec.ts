import type { Page } from '@playwright/test'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { LOST_KEYS_SERVICE, NO_SUCH_SERVICE } from './sample-pages.ts'
import { submissionForm as words } from '#copy/en/submission-form.ts'
import { menus } from '#copy/en/menus.ts'
import { shell } from '#copy/en/shell.ts'
import { expectAccessible, wordsCutOff } from './axe.ts'
import { expect } from './fixtures.ts'
import { control, openForm, submitButton, toasts } from './form-page.ts'
import { serveMaps, serveRecaptcha, test } from './google.ts'
import { openReady } from './shell-page.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  allowedProblems: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/],
})

test.describe('the cookie banner', () => {
  test.use({ asksConsent: true })

  test('over a whole page', async ({ page }) => {
    await openReady(page, '/')
    await expect(page.getByRole('region', { name: shell().cookieBanner.label })).toBeVisible()
    await expectAccessible(page)
    // The header changes its colors.
    await page.evaluate(() => scrollTo(0, 500))
    await expectAccessible(page)
  })
})

test('the mega menu, open over a whole page', async ({ page }) => {
  await openReady(page, '/')
  const nav = page.getByRole('navigation', { name: menus.navLabel })
  await nav.getByRole('button', { name: /pages under Services$/ }).click()
  await expect(page.locator('.mega')).toBeVisible()
  await expectAccessible(page)
})

/** Checks the current form at phone and desktop width. */
async function expectWell(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
    expect(await wordsCutOff(page)).toEqual([])
  }
}

test.describe('the form', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('with every message and the toast', async ({ page }) => {
    test.skip(LOST_KEYS_SERVICE === '', NO_SUCH_SERVICE)
    await serveMaps(page, 'well')
    await serveRecaptcha(page, {})
    const form = await openForm(page)
    await control(form, 'name').focus()
    await expect(form.locator('[data-fake-recaptcha]')).toBeVisible()
    await control(form, 'service').selectOption(LOST_KEYS_SERVICE)
    await submitButton(form).click()
    await expect(form.locator('.field-error')).toHaveCount(7)
    await expect(toasts(page)).toHaveCount(1)
    await toasts(page).hover()
    await expectWell(page)
  })

  test('with suggestions under the address', async ({ page }) => {
    await serveMaps(page, 'well')
    await serveRecaptcha(page, {})
    const form = await openForm(page)
    await control(form, 'name').focus()
    await expect(control(form, 'address')).toHaveRole('combobox')
    await control(form, 'address').pressSequentially('100 exa')
    const list = form.getByRole('listbox', { name: words.thirdParty.addressList })
    await expect(list.getByRole('option')).toHaveCount(2)
    await page.keyboard.press('ArrowDown')
    await expectAccessible(page)
  })

  test('with both failure banners', async ({ page }) => {
    await serveMaps(page, 'failing')
    await serveRecaptcha(page, null)
    const form = await openForm(page)
    await control(form, 'name').focus()
    await expect(form.getByRole('alert')).toHaveCount(2)
    await expectWell(page)
  })

  test('offline: sending, another way to send, and the question whether it is still needed', async ({
    page,
    context,
  }) => {
    await page.clock.install()
    await serveMaps(page, 'failing')
    await serveRecaptcha(page, null)
    const form = await openForm(page)
    await control(form, 'name').fill('Vera')
    await form.getByRole('button', { name: words.thirdParty.manual }).click()
    await control(form, 'phone').fill('2015550177')
    await control(form, 'address').fill('1400 Willow Ave, Hoboken, NJ 07030')
    await control(form, 'service').selectOption(A_SERVICE)
    await form.getByLabel(words.captchaLabel).check()
    await context.setOffline(true)
    await submitButton(form).click()
    await expect(form.getByText(words.sendProblems.offline)).toBeVisible()
    await expectAccessible(page)
    await page.clock.fastForward(16 * 60_000)
    await context.setOffline(false)
    await expect(form.getByRole('alertdialog')).toBeVisible()
    await expectWell(page)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the full-screen menu, open over a whole page', async ({ page }) => {
    await openReady(page, '/')
    await page.getByRole('button', { name: menus.mobileMenu.open }).click()
    await expect(page.getByRole('dialog', { name: menus.mobileMenu.label })).toBeVisible()
    await expectAccessible(page)
  })
})

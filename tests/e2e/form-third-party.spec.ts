import type { Locator, Page } from '@playwright/test'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { submissionForm as words } from '#copy/en/submission-form.ts'
import { expect, submissionForm } from './fixtures.ts'
import {
  ADDRESS,
  control,
  expectNoLead,
  expectOneLead,
  expectToast,
  newVisitor,
  openForm,
  sendForm,
  submitButton,
} from './form-page.ts'
import { serveMaps, serveRecaptcha, test } from './google.ts'
import { hold, holdScripts } from './shell-page.ts'

// Browsers log a blocked script, a rejected proof and a missing row.
test.use({ allowedProblems: [/ERR_FAILED|status of 40[06]/] })

const googleBox = (form: Locator): Locator => form.locator('[data-fake-recaptcha] input')
const ownBox = (form: Locator): Locator => form.locator('input[name="captcha"]')
const banner = (form: Locator, reason: string): Locator =>
  form.getByRole('alert').filter({ hasText: `Failed to load Maps/reCAPTCHA: ${reason}` })
const list = (form: Locator): Locator =>
  form.getByRole('listbox', { name: words.thirdParty.addressList })

/** Touches the page, which loads the third-party scripts. */
async function touched(page: Page, path?: string): Promise<Locator> {
  const form = await openForm(page, path)
  await control(form, 'name').focus()
  return form
}

async function fillAllButCaptcha(form: Locator, visitor: string): Promise<void> {
  await control(form, 'name').fill(visitor)
  await control(form, 'phone').fill('2015550177')
  await control(form, 'service').selectOption(A_SERVICE)
  await control(form, 'address').fill(ADDRESS)
}

test('takes a suggestion by keyboard and a check of Google’s box, asks again after a server rejection, and is verified', async ({
  page,
  app,
  google,
}) => {
  const maps = await serveMaps(page, 'well')
  const captcha = await serveRecaptcha(page, { tokens: ['never-issued', google.issueToken()] })
  const form = await openForm(page, '/')
  expect([maps, captcha]).toEqual([[], []])
  const visitor = newVisitor()
  await fillAllButCaptcha(form, visitor)
  await control(form, 'address').fill('')
  await control(form, 'address').pressSequentially('100 exa')
  await expect(list(form).getByRole('option')).toHaveText([/North Bergen/, /Hoboken/])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(list(form).getByRole('option', { selected: true })).toContainText('Hoboken')
  await page.keyboard.press('Enter')
  await expect(control(form, 'address')).toHaveValue('100 Example St, Hoboken, NJ 07030, USA')
  await expect(control(form, 'address')).toBeFocused()
  await expect(control(form, 'unit_number')).toBeVisible()
  await expect(form.getByRole('img', { name: /^Map of 100 Example St/ })).toBeVisible()
  await googleBox(form).check()
  await submitButton(form).click()
  await expect(form.getByText('Please complete the reCAPTCHA to submit this form')).toBeVisible()
  await expect(googleBox(form)).not.toBeChecked()
  await googleBox(form).check()
  await sendForm(form)
  expect(await expectOneLead(app, visitor)).toMatchObject({
    address: '100 Example St, Hoboken, NJ 07030, USA',
    verification: 'verified',
    captchaProvider: 'recaptcha',
  })
  expect(new URL(maps[0] ?? '').searchParams.get('key')).toBe('maps-key')
  expect([maps.length, captcha.length]).toEqual([1, 1])
})

test('disables the address while maps load; after a failure says so, and Try again brings the suggestions', async ({
  page,
}) => {
  await serveRecaptcha(page, {})
  await serveMaps(page, 'failing')
  const release = await hold(page, '**/rest/v1/settings*GOOGLE_MAPS_API_KEY*')
  const form = await touched(page)
  await expect(control(form, 'address')).toBeDisabled()
  await expect(form.getByText('Loading map...')).toBeVisible()
  release()
  const failed = banner(form, 'Failed to load Google Maps')
  await expect(failed).toBeVisible()
  await expect(failed.locator('a[href^="tel:"]')).toBeVisible()
  await expect(control(form, 'address')).toBeDisabled()
  await serveMaps(page, 'well')
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(failed).toHaveCount(0)
  await control(form, 'address').pressSequentially('100 exa')
  await expect(list(form).getByRole('option')).toHaveCount(2)
})

test('Enter address manually opens a plain field and the submission is sent', async ({
  page,
  app,
  google,
}) => {
  await serveMaps(page, 'failing')
  await serveRecaptcha(page, { tokens: [google.issueToken()] })
  const form = await touched(page)
  const manual = form.getByRole('button', { name: 'Enter address manually' })
  await manual.click()
  await expect(manual).toHaveCount(0)
  await expect(control(form, 'address')).toBeEnabled()
  const visitor = newVisitor()
  await fillAllButCaptcha(form, visitor)
  await googleBox(form).check()
  await sendForm(form)
  await expectOneLead(app, visitor)
})

test('when reCAPTCHA fails its banner stays, our own captcha replaces it, and the submission is verified', async ({
  page,
  app,
}) => {
  await serveMaps(page, 'well')
  await serveRecaptcha(page, null)
  const form = await touched(page)
  await expect(banner(form, 'Failed to load reCAPTCHA')).toBeVisible()
  const visitor = newVisitor()
  await fillAllButCaptcha(form, visitor)
  await expect(ownBox(form)).not.toBeChecked()
  await expect(banner(form, 'Failed to load reCAPTCHA')).toBeVisible()
  await sendForm(form)
  expect(await expectOneLead(app, visitor)).toMatchObject({
    verification: 'verified',
    captchaProvider: 'altcha',
  })
})

test('sends nothing before Google’s captcha is solved; toast, message and error list say so', async ({
  page,
  app,
  google,
}) => {
  await serveMaps(page, 'well')
  await serveRecaptcha(page, { tokens: [google.issueToken()] })
  const challenges: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/captcha/challenge')) challenges.push(request.url())
  })
  const form = await touched(page)
  const visitor = newVisitor()
  await fillAllButCaptcha(form, visitor)
  await expect(form.getByText(words.status.captchaLeft)).toBeVisible()
  await submitButton(form).click()
  await expectToast(page, 'Verification Required', 'Please complete the reCAPTCHA verification')
  const message = form.getByText('Please complete the reCAPTCHA to submit this form')
  await expect(message).toBeVisible()
  await form.getByRole('link', { name: words.errorSummary.captcha }).click()
  await expect(form.locator('fieldset[name="captcha"]')).toBeFocused()
  await expectNoLead(app, visitor)
  await googleBox(form).check()
  await expect(message).toHaveCount(0)
  // Meanwhile the device solves no challenge of ours.
  expect(challenges).toEqual([])
})

test('a field focused before hydration counts: both services are requested within a second', async ({
  page,
}) => {
  const maps = await serveMaps(page, 'well')
  const captcha = await serveRecaptcha(page, {})
  const release = await holdScripts(page)
  await page.goto('/book-online')
  const form = submissionForm(page)
  await control(form, 'name').focus()
  await page.keyboard.type('Vera')
  await page.keyboard.press('Tab')
  await expect(control(form, 'phone')).toBeFocused()
  await page.keyboard.type('2015550177')
  release()
  await expect(googleBox(form)).toBeVisible()
  await expect(control(form, 'address')).toHaveRole('combobox')
  await expect(control(form, 'phone')).toBeFocused()
  expect([maps.length, captcha.length]).toEqual([1, 1])
})

test('a form that is sent before the captcha is known names wrong fields at once, then waits for it', async ({
  page,
  app,
}) => {
  await serveMaps(page, 'well')
  await serveRecaptcha(page, {})
  const release = await hold(page, '**/rest/v1/settings*captcha_provider*')
  const form = await openForm(page)
  await submitButton(form).click()
  await expect(control(form, 'name')).toHaveAttribute('aria-invalid', 'true')
  const visitor = newVisitor()
  await fillAllButCaptcha(form, visitor)
  await submitButton(form).click()
  await expect(submitButton(form)).toHaveText('Processing...')
  release()
  await expectToast(page, 'Verification Required', 'Please complete the reCAPTCHA verification')
  await expectNoLead(app, visitor)
})

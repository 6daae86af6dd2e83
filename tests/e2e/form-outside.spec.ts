import type { Locator, Page } from '@playwright/test'
import { A_SERVICE } from '#domain/some-service.fixture.ts'
import { requestForm as words } from '#app/content/en/request-form.ts'
import { RELOAD_EVENT } from '#app/third-party/script-loader.ts'
import { startAppProcess } from '#tests/support/running-app.ts'
import { expect, requestForm } from './fixtures.ts'
import {
  ADDRESS,
  control,
  errorOf,
  expectNoLead,
  expectOneLead,
  expectToast,
  newVisitor,
  openForm,
  submitButton,
} from './form-page.ts'
import { serveMaps, serveRecaptcha, test } from './google.ts'
import { acceptCookies, holdScripts } from './shell-page.ts'

// The browser reports a script that was kept from coming, a proof that was refused, a missing row.
test.use({ allowedProblems: [/ERR_FAILED|status of 40[06]/] })

test.beforeEach(async ({ page }) => {
  await acceptCookies(page)
})

const googleBox = (form: Locator): Locator => form.locator('[data-fake-recaptcha] input')
const ownBox = (form: Locator): Locator => form.locator('input[name="captcha"]')
const banner = (form: Locator, reason: string): Locator =>
  form.getByRole('alert').filter({ hasText: `Failed to load Maps/reCAPTCHA: ${reason}` })
const list = (form: Locator): Locator =>
  form.getByRole('listbox', { name: words.thirdParty.addressList })

/** The first touch, which is what the outside scripts wait for. */
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

test('R42, R37: a suggestion by keyboard, a tick in Google’s box, and the request is verified', async ({
  page,
  app,
  google,
}) => {
  const maps = await serveMaps(page, 'current')
  const captcha = await serveRecaptcha(page, { tokens: [google.issueToken()] })
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
  await page.waitForURL('**/thank-you')
  expect(await expectOneLead(app, visitor)).toMatchObject({
    address: '100 Example St, Hoboken, NJ 07030, USA',
    verification: 'verified',
    captchaProvider: 'recaptcha',
  })
  expect(new URL(maps[0] ?? '').searchParams.get('key')).toBe('maps-key')
  expect([maps.length, captcha.length]).toEqual([1, 1])
})

test('R42: the older class of an older account suggests as well, and autofill stays on', async ({
  page,
}) => {
  await serveMaps(page, 'denied')
  await serveRecaptcha(page, {})
  const form = await touched(page)
  await expect(control(form, 'address')).toBeEnabled()
  await expect(control(form, 'address')).toHaveRole('combobox')
  await control(form, 'address').pressSequentially('7 sam')
  await expect(control(form, 'address')).not.toHaveRole('combobox')
  await control(form, 'address').pressSequentially('p')
  await page.locator('.pac-item').click()
  await expect(control(form, 'address')).toHaveValue('7 Sample Ct, Union City, NJ 07087, USA')
  await expect(control(form, 'address')).toHaveAttribute('autocomplete', 'address-line1')
})

test('R43, R44: while maps load the field waits and the map area says so; what was typed stays', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await serveRecaptcha(page, {})
  await serveMaps(page, 'current')
  await page.route('**/rest/v1/settings*GOOGLE_MAPS_API_KEY*', async (route) => {
    await held
    await route.continue()
  })
  const form = await touched(page)
  await expect(control(form, 'address')).toBeDisabled()
  await expect(form.getByText('Loading map...')).toBeVisible()
  release()
  await expect(control(form, 'address')).toBeEnabled()
  await expect(form.getByText('Loading map...')).toHaveCount(0)
})

test('R43: maps fail: the banner, the field disabled; Try again brings the suggestions', async ({
  page,
}) => {
  await serveMaps(page, null)
  await serveRecaptcha(page, {})
  const form = await touched(page)
  const failed = banner(form, 'Failed to load Google Maps')
  await expect(failed).toBeVisible()
  await expect(failed.locator('a[href^="tel:"]')).toBeVisible()
  await expect(control(form, 'address')).toBeDisabled()
  await serveMaps(page, 'current')
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(failed).toHaveCount(0)
  await control(form, 'address').pressSequentially('100 exa')
  await expect(list(form).getByRole('option')).toHaveCount(2)
})

test('R43: Enter address manually opens a plain field, and the request goes', async ({
  page,
  app,
  google,
}) => {
  await serveMaps(page, null)
  await serveRecaptcha(page, { tokens: [google.issueToken()] })
  const form = await touched(page)
  const manual = form.getByRole('button', { name: 'Enter address manually' })
  await manual.click()
  await expect(manual).toHaveCount(0)
  await expect(control(form, 'address')).toBeEnabled()
  const visitor = newVisitor()
  await fillAllButCaptcha(form, visitor)
  await googleBox(form).check()
  await submitButton(form).click()
  await page.waitForURL('**/thank-you')
  await expectOneLead(app, visitor)
})

test('R38, R43: an address that cannot be typed yet says so, and the focus finds the way on', async ({
  page,
}) => {
  await serveMaps(page, null)
  await serveRecaptcha(page, {})
  const form = await touched(page)
  await expect(banner(form, 'Failed to load Google Maps')).toBeVisible()
  await control(form, 'name').fill('Vera')
  await control(form, 'phone').fill('2015550177')
  await googleBox(form).check()
  await submitButton(form).click()
  await expect(errorOf(form, 'address')).toHaveText('Please enter a valid address')
  await expect(banner(form, 'Failed to load Google Maps').getByRole('button').first()).toBeFocused()
})

const TROUBLES = [
  ['without-places', 'Google Maps API not available'],
  ['broken', 'Failed to initialize address autocomplete'],
  ['key-refused', 'Google Maps API not available'],
  ['empty', 'Google Maps API not available'],
] as const

for (const [mood, reason] of TROUBLES) {
  test(`R43: maps that come ${mood}: '${reason}'`, async ({ page }) => {
    await serveMaps(page, mood)
    await serveRecaptcha(page, {})
    const form = await touched(page)
    await expect(banner(form, reason)).toBeVisible()
    await form.getByRole('button', { name: 'Enter address manually' }).click()
    await expect(control(form, 'address')).toBeEnabled()
  })
}

test('R43: a script that never says that it is ready has failed after its time', async ({
  page,
}) => {
  await page.clock.install()
  await serveMaps(page, 'never-ready')
  await serveRecaptcha(page, { mood: 'never-ready' })
  const form = await touched(page)
  await expect(form.getByText('Loading map...')).toBeVisible()
  await page.clock.fastForward(11_000)
  await expect(banner(form, 'Failed to load Google Maps')).toBeVisible()
  await expect(banner(form, 'Failed to load reCAPTCHA')).toBeVisible()
})

test('R43: reCAPTCHA fails: its banner stays, our own check takes its place, the request is verified', async ({
  page,
  app,
}) => {
  await serveMaps(page, 'current')
  await serveRecaptcha(page, null)
  const form = await touched(page)
  await expect(banner(form, 'Failed to load reCAPTCHA')).toBeVisible()
  const visitor = newVisitor()
  await fillAllButCaptcha(form, visitor)
  await expect(ownBox(form)).not.toBeChecked()
  await expect(banner(form, 'Failed to load reCAPTCHA')).toBeVisible()
  await submitButton(form).click()
  await page.waitForURL('**/thank-you')
  expect(await expectOneLead(app, visitor)).toMatchObject({
    verification: 'verified',
    captchaProvider: 'altcha',
  })
})

test('R43: a reload event loads both again', async ({ page }) => {
  await serveMaps(page, null)
  await serveRecaptcha(page, null)
  const form = await touched(page)
  await expect(form.getByRole('alert')).toHaveCount(2)
  await serveMaps(page, 'current')
  await serveRecaptcha(page, {})
  await page.evaluate((name) => dispatchEvent(new Event(name)), RELOAD_EVENT)
  await expect(form.getByRole('alert')).toHaveCount(0)
  await expect(googleBox(form)).toBeVisible()
  await expect(control(form, 'address')).toBeEnabled()
})

test('R37: an answer that has run out is asked for again, and the next one counts', async ({
  page,
  app,
  google,
}) => {
  await page.clock.install()
  await serveMaps(page, 'current')
  await serveRecaptcha(page, { tokens: [google.issueToken(), google.issueToken()] })
  const form = await touched(page)
  const visitor = newVisitor()
  await fillAllButCaptcha(form, visitor)
  await googleBox(form).check()
  await page.clock.fastForward(121_000)
  await expect(form.getByText(words.captcha.expired)).toBeVisible()
  await expect(googleBox(form)).not.toBeChecked()
  await submitButton(form).click()
  await expectToast(page, 'Verification Required', 'Please complete the reCAPTCHA verification')
  await expect(form.getByText('Please complete the reCAPTCHA to submit this form')).toBeVisible()
  await expectNoLead(app, visitor)
  await googleBox(form).check()
  await submitButton(form).click()
  await page.waitForURL('**/thank-you')
  await expectOneLead(app, visitor)
})

test('R36, R37: without Google’s check nothing is sent; toast, message and list say so until it is answered', async ({
  page,
  app,
  google,
}) => {
  await serveMaps(page, 'current')
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
  await expect(control(form, 'captcha')).toBeFocused()
  await expectNoLead(app, visitor)
  await googleBox(form).check()
  await expect(message).toHaveCount(0)
  // The visitor's device solves nothing of ours meanwhile.
  expect(challenges).toEqual([])
})

test('R36: a form that is sent before the check is known waits for it and asks for Google’s', async ({
  page,
  app,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await serveMaps(page, 'current')
  await serveRecaptcha(page, {})
  await page.route('**/rest/v1/settings*captcha_provider*', async (route) => {
    await held
    await route.continue()
  })
  const form = await openForm(page)
  const visitor = newVisitor()
  await fillAllButCaptcha(form, visitor)
  await submitButton(form).click()
  await expect(submitButton(form)).toHaveText('Processing...')
  release()
  await expectToast(page, 'Verification Required', 'Please complete the reCAPTCHA verification')
  await expectNoLead(app, visitor)
})

test('R37: an answer that comes between press and release does not carry the button away', async ({
  page,
  app,
  google,
}) => {
  await serveMaps(page, 'current')
  await serveRecaptcha(page, { tokens: [google.issueToken()] })
  const form = await touched(page)
  const visitor = newVisitor()
  await fillAllButCaptcha(form, visitor)
  await submitButton(form).click()
  await expect(form.getByText('Please complete the reCAPTCHA to submit this form')).toBeVisible()
  // The page scrolls to what is missing; here the button has come to rest.
  await submitButton(form).hover()
  const button = await submitButton(form).boundingBox()
  if (!button) throw new Error('the button is not on the page')
  // Its lower edge: where nothing of it is left once the message above it is gone.
  await page.mouse.move(button.x + button.width / 2, button.y + button.height - 3)
  await page.mouse.down()
  await googleBox(form).evaluate((box: HTMLElement) => box.click())
  await expect(googleBox(form)).toBeChecked()
  await page.mouse.up()
  await page.waitForURL('**/thank-you')
  await expectOneLead(app, visitor)
})

test('R37: an answer that the server does not take is asked for again', async ({
  page,
  app,
  google,
}) => {
  await serveMaps(page, 'current')
  await serveRecaptcha(page, { tokens: ['never-issued', google.issueToken()] })
  const form = await touched(page)
  const visitor = newVisitor()
  await fillAllButCaptcha(form, visitor)
  await googleBox(form).check()
  await submitButton(form).click()
  await expect(form.getByText('Please complete the reCAPTCHA to submit this form')).toBeVisible()
  await expect(googleBox(form)).not.toBeChecked()
  await googleBox(form).check()
  await submitButton(form).click()
  await page.waitForURL('**/thank-you')
  await expectOneLead(app, visitor)
})

test('R43: “already been rendered” is no failure: the box is there again on the next page', async ({
  page,
}) => {
  await serveMaps(page, 'current')
  const asked = await serveRecaptcha(page, {})
  const form = await touched(page)
  await expect(googleBox(form)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
  await page.waitForURL('**/about')
  await page.goBack()
  await page.waitForURL('**/book-online')
  await control(form, 'name').focus()
  await expect(googleBox(form)).toBeVisible()
  await expect(form.getByRole('alert')).toHaveCount(0)
  // Once for each time that the page is loaded.
  expect(asked).toHaveLength(2)
})

test('a field that was focused before the script counts: both services are on their way by the second', async ({
  page,
}) => {
  const maps = await serveMaps(page, 'current')
  const captcha = await serveRecaptcha(page, {})
  const release = await holdScripts(page)
  await page.goto('/book-online')
  const form = requestForm(page)
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

test('R61: keys that are missing are named, and the form works without them', async ({ page }) => {
  const app = await startAppProcess({
    site: 'built',
    settings: { captcha_provider: 'recaptcha', address_provider: 'google' },
  })
  const form = await touched(page, `${app.url}/book-online`)
  await expect(banner(form, 'API key "GOOGLE_MAPS_API_KEY" not found in settings')).toBeVisible()
  await expect(banner(form, 'API key "recaptcha_site_key" not found in settings')).toBeVisible()
  await form.getByRole('button', { name: 'Enter address manually' }).click()
  const visitor = newVisitor()
  await fillAllButCaptcha(form, visitor)
  await ownBox(form).check()
  await submitButton(form).click()
  await page.waitForURL('**/thank-you')
  await expectOneLead(app, visitor)
  await page.close()
  await app.remove()
})

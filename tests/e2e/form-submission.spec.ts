import type { Page } from '@playwright/test'
import { NO_SUCH_SERVICE, UNUSED_KEY_SERVICE } from './sample-pages.ts'
import { submissionForm as words } from '#copy/en/submission-form.ts'
import { thankYou } from '#copy/en/pages/thank-you.ts'
import { expect, fillRequest, test } from './fixtures.ts'
import {
  ADDRESS,
  control,
  errorOf,
  expectNoLead,
  expectOneLead,
  expectToast,
  filledForm,
  leadsOf,
  newVisitor,
  openForm,
  sendForm,
  submitButton,
} from './form-page.ts'
import { hold } from './shell-page.ts'

const stored = (page: Page) =>
  page.evaluate(() => ({
    fromFormSubmission: sessionStorage.getItem('fromFormSubmission'),
    submissionCount: localStorage.getItem('submissionCount'),
    draft: localStorage.getItem('requestDraft'),
  }))

test('is filled in and sent by keyboard alone, up to the thank-you page', async ({ page, app }) => {
  test.skip(UNUSED_KEY_SERVICE === '', NO_SUCH_SERVICE)
  const form = await openForm(page, '/')
  const visitor = newVisitor()
  const next = async (name: string) => {
    await page.keyboard.press('Tab')
    await expect(control(form, name).first()).toBeFocused()
  }
  await control(form, 'name').focus()
  await page.keyboard.type(visitor)
  await next('phone')
  await page.keyboard.type('2015550177')
  await next('email')
  await next('address')
  await page.keyboard.type(ADDRESS)
  await next('unit_number')
  await page.keyboard.type('4B')
  await next('gate_code')
  await page.keyboard.type('1984')
  await next('service')
  await page.keyboard.type(UNUSED_KEY_SERVICE)
  await expect(control(form, 'service')).toHaveValue(UNUSED_KEY_SERVICE)
  await next('vehicle_year')
  await page.keyboard.type('2019')
  await next('vehicle_make')
  await page.keyboard.type('Honda')
  await next('vehicle_model')
  await page.keyboard.type('Fit')
  await page.keyboard.press('Tab')
  const unused = form.getByRole('group', { name: 'Do you have a new, unused key?' })
  await expect(unused.getByLabel('No')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(unused.getByLabel('Yes')).toBeChecked()
  await next('timeframe')
  await page.keyboard.type('Same')
  await next('appointment_date')
  // Month, day, year and the calendar are a stop each.
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(control(form, 'appointment_window')).toBeFocused({ timeout: 100 })
  }).toPass()
  await next('notes')
  await page.keyboard.type('Blue door')
  await next('captcha')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(submitButton(form)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/thank-you')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('We have your request.')
  const lead = await expectOneLead(app, visitor)
  expect(lead).toMatchObject({
    type: 'booking',
    status: 'pending',
    phone: '(201) 555-0177',
    address: `${ADDRESS} Unit 4B`,
    unit_number: '4B',
    gate_code: '1984',
    service: UNUSED_KEY_SERVICE,
    timeframe: 'Same Day',
    notes: 'Blue door',
    source_url: '/',
    verification: 'verified',
    vehicle_info: { year: '2019', make: 'Honda', model: 'Fit', has_unused_key: true },
    visitor_info: { deviceType: 'desktop' },
    traffic_source: { click_path: ['/'] },
  })
})

test('Enter sends nothing in the address field, and sends in another field', async ({
  page,
  app,
}) => {
  const { form, visitor } = await filledForm(page)
  await control(form, 'address').press('Enter')
  await expect(submitButton(form)).toHaveText('Request Service')
  await expect(control(form, 'address')).toBeFocused()
  await expectNoLead(app, visitor)
  await control(form, 'unit_number').press('Enter')
  await page.waitForURL('**/thank-you')
  await expectOneLead(app, visitor)
})

test('stores, notifies, measures, thanks after 500 ms, and leaves nothing on the device', async ({
  page,
  app,
}) => {
  await page.clock.install()
  const release = await hold(page, '**/rest/v1/submissions*')
  const { form, visitor } = await filledForm(page)
  expect(await stored(page)).toMatchObject({ fromFormSubmission: null, submissionCount: null })
  const asked = page.waitForRequest('**/rest/v1/submissions*')
  await submitButton(form).click()
  await asked
  // Within the time limit of the try in progress.
  await page.clock.pauseAt(Date.now() + 8_000)
  release()
  await expect
    .poll(() => stored(page))
    .toEqual({ fromFormSubmission: 'true', submissionCount: '1', draft: null })
  await page.clock.runFor(200)
  await expectToast(page, 'Request received', 'We will call (201) 555-0177.')
  await page.clock.runFor(299)
  expect(new URL(page.url()).pathname).toBe('/book-online')
  await page.clock.runFor(1)
  await page.waitForURL('**/thank-you')
  await expect(page.getByText('(201) 555-0177').first()).toBeVisible()
  await expectOneLead(app, visitor)
})

test('a message that appears on blur does not cancel the click', async ({ page }) => {
  const form = await openForm(page)
  await control(form, 'name').focus()
  await form.getByRole('button', { name: words.location.button }).click()
  // Either one answers the click: Chromium keeps a permission that an earlier test of this worker
  // granted.
  const { denied, added } = words.location
  await expect(form.getByText(denied).or(form.getByText(added))).toBeVisible()
  await expect(errorOf(form, 'name')).toBeVisible()
})

test('stores pasted text letter for letter, and rejects text that is too long', async ({
  page,
  app,
}) => {
  const form = await openForm(page)
  const visitor = `${newVisitor()} مُحَمَّد 👩‍🔧`
  const notes = `Blue door 🚪\n${'Ring <b>twice</b> & "wait" '.repeat(360)}`.trim()
  await fillRequest(form, visitor)
  await control(form, 'address').fill('12 Rue de la Paix, 75002 Paris, France')
  await control(form, 'notes').fill('x'.repeat(10_001))
  await submitButton(form).click()
  await expect(errorOf(form, 'notes')).toHaveText('Please shorten this to 10,000 characters')
  await control(form, 'notes').fill(notes)
  await sendForm(form)
  const [lead] = await leadsOf(app, visitor)
  expect(lead).toMatchObject({ address: '12 Rue de la Paix, 75002 Paris, France', notes })
})

test('the thank-you page without a submission thanks for none', async ({ page }) => {
  await page.goto('/thank-you')
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('We have your request.')
})

test('stores when the visitor agreed to a text message, and offers none unless the owner does', async ({
  page,
  app,
}) => {
  const plain = await openForm(page, '/book-online')
  const answered = page.waitForResponse('**/rest/v1/settings*arrival_sms*')
  await control(plain, 'name').focus()
  await answered
  await expect(control(plain, 'sms_consent_at')).toHaveCount(0)

  await page.route('**/rest/v1/settings*arrival_sms*', (route) =>
    route.fulfill({ json: { value: 'on' } }),
  )
  const { form, visitor } = await filledForm(page, '/book-online')
  const consent = form.getByLabel('Text me once when the locksmith is on the way')
  await expect(consent).not.toBeChecked()
  await consent.check()
  await sendForm(form)
  const [lead] = await leadsOf(app, visitor)
  const agreedAt = Date.parse(lead?.sms_consent_at ?? '')
  expect(Math.abs(agreedAt - Date.parse(lead?.created_at ?? ''))).toBeLessThan(60_000)
})

test('says 911 first where somebody is locked in: beside the tick, on the thank-you page, to staff', async ({
  page,
  app,
}) => {
  const { form, visitor } = await filledForm(page, '/book-online')
  const [, car] = words.quickPicks.items
  await control(form, 'service').selectOption(car.service)
  await form.getByRole('checkbox', { name: words.labels.locked_in }).check()
  await expect(form.getByText(words.danger.lockedIn)).toBeVisible()
  await sendForm(form)
  await expect(page.locator('main p').first()).toHaveText(thankYou.inside.lead)
  await expect(page.getByRole('heading', { name: thankYou.inside.heading })).toBeVisible()
  expect(await leadsOf(app, visitor)).toMatchObject([{ locked_in: 'yes' }])
})

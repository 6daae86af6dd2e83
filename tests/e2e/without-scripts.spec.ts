import type { Page } from '@playwright/test'
import {
  localDate,
  offersAppointments,
  shiftDate,
  toAppointment,
} from '#domain/time/appointment.ts'
import { business } from '#domain/business/business.ts'
import { submissionForm as submissionFormCopy } from '#copy/en/submission-form.ts'
import { sitePages } from '#domain/pages/pages.ts'
import { ENGLISH_RULE_MESSAGES } from '#copy/en/rule-messages.ts'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { NO_SUCH_SERVICE, UNUSED_KEY_SERVICE } from './sample-pages.ts'
import { expect, fillRequest, submissionForm, test } from './fixtures.ts'
import {
  ADDRESS,
  control,
  expectNoLead,
  expectOneLead,
  newVisitor,
  submitButton,
} from './form-page.ts'

/** Opens and fills the prerendered form. */
async function filledForm(page: Page, path: string, visitor: string) {
  await page.goto(path)
  const form = submissionForm(page)
  await fillRequest(form, visitor)
  await control(form, 'notes').fill('Blue door\nRing twice')
  return form
}

test.describe('with scripts disabled', () => {
  test.use({ javaScriptEnabled: false, allowedProblems: [/status of 422/] })

  test('the footer has the links of every menu', async ({ page }) => {
    await page.goto('/contact')
    const every = page.locator('footer details')
    await every.locator('summary').click()
    for (const { path, kind } of sitePages())
      if (kind !== 'home' && kind !== 'content')
        await expect(every.locator(`a[href="${path}"]`)).toBeVisible()
  })

  test('no control is dead: a quick pick counts, and what needs scripts is not shown', async ({
    page,
    app,
  }) => {
    const visitor = newVisitor()
    await page.goto('/book-online')
    const form = submissionForm(page)
    const { heading, items } = submissionFormCopy.quickPicks
    const [pick = { label: '', service: '' }] = items
    await form.getByRole('radiogroup', { name: heading }).getByLabel(pick.label).check()
    await control(form, 'name').fill(visitor)
    await control(form, 'phone').fill('2015550177')
    await control(form, 'address').fill(ADDRESS)
    await expect(page.locator('button[type="button"]:visible')).toHaveCount(0)
    await submitButton(form).click()
    await page.waitForURL('**/r/*')
    expect(await expectOneLead(app, visitor)).toMatchObject({
      service: pick.service,
      timeframe: 'ASAP',
    })
    await page.goto('/')
    await expect(page.locator('button[type="button"]:visible')).toHaveCount(0)
  })

  test('the browser sends the form: stored, unverified, thanked', async ({ page, app }) => {
    const visitor = newVisitor()
    const form = await filledForm(page, '/', visitor)
    await submitButton(form).click()
    await page.waitForURL('**/r/*')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('We have your request.')
    expect(await expectOneLead(app, visitor)).toMatchObject({
      phone: '2015550177',
      address: ADDRESS,
      service: A_SERVICE,
      timeframe: 'ASAP',
      notes: 'Blue door\nRing twice',
      source_url: '/',
      verification: 'unverified',
      captchaProvider: 'none',
    })
  })

  test('errors appear on a page with everything typed; once corrected, it is sent', async ({
    page,
    app,
  }) => {
    test.skip(UNUSED_KEY_SERVICE === '', NO_SUCH_SERVICE)
    const visitor = newVisitor()
    const form = await filledForm(page, '/book-online', visitor)
    await control(form, 'phone').fill('201 555')
    await control(form, 'service').selectOption(UNUSED_KEY_SERVICE)
    await control(form, 'timeframe').selectOption('Within Couple of Days')
    const date = shiftDate(localDate(Date.now()), 2)
    const window = String(business.appointmentHours[0])
    if (offersAppointments()) {
      await control(form, 'appointment_date').fill(date)
      await control(form, 'appointment_window').selectOption(window)
    }
    const answer = page.waitForResponse((response) => response.url().endsWith('/request'))
    await submitButton(form).click()
    expect((await answer).status()).toBe(422)
    await expectNoLead(app, visitor)
    for (const message of [
      ENGLISH_RULE_MESSAGES.rules['phone-invalid'],
      ENGLISH_RULE_MESSAGES.rules['vehicle-year-invalid'],
      ENGLISH_RULE_MESSAGES.rules['vehicle-make-missing'],
      ENGLISH_RULE_MESSAGES.rules['vehicle-model-missing'],
    ]) {
      await expect(page.getByRole('form').getByText(message, { exact: true })).toBeVisible()
    }
    const again = submissionForm(page)
    const typed = {
      name: visitor,
      phone: '201 555',
      address: ADDRESS,
      service: UNUSED_KEY_SERVICE,
      timeframe: 'Within Couple of Days',
      ...(offersAppointments() && { appointment_date: date, appointment_window: window }),
      notes: 'Blue door\nRing twice',
    }
    for (const [name, value] of Object.entries(typed)) {
      await expect(control(again, name)).toHaveValue(value)
    }
    await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
    await control(again, 'phone').fill('(201) 555-0177')
    await control(again, 'vehicle_year').fill('2019')
    await control(again, 'vehicle_make').fill('Honda')
    await control(again, 'vehicle_model').fill('Fit')
    await submitButton(again).click()
    await page.waitForURL('**/r/*')
    expect(await expectOneLead(app, visitor)).toMatchObject({
      vehicle_info: { year: '2019', make: 'Honda', model: 'Fit' },
      ...toAppointment(date, window),
      notes: 'Blue door\nRing twice',
    })
  })

  test('a second press during a slow response sends one submission', async ({ page, app }) => {
    const visitor = newVisitor()
    const form = await filledForm(page, '/', visitor)
    await submitButton(form).dblclick()
    // The second click aborts the first navigation, which `waitForURL` would take for the end.
    await expect(page).toHaveURL(/\/r\//)
    await expectOneLead(app, visitor)
    await page.goBack()
    await submitButton(submissionForm(page)).click()
    await page.waitForURL('**/r/*')
    await expectOneLead(app, visitor)
  })
})

test.describe('with scripts enabled but failing to load', () => {
  test.use({ allowedProblems: [/ERR_FAILED|dynamically imported module/] })

  test('the browser sends the form: stored once, unverified', async ({ page, app }) => {
    await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort())
    const visitor = newVisitor()
    const form = await filledForm(page, '/', visitor)
    await submitButton(form).click()
    await page.waitForURL('**/r/*')
    expect((await expectOneLead(app, visitor)).verification).toBe('unverified')
  })
})

import { business } from '#domain/business/business.ts'
import { isLockout } from '#domain/services/services.ts'
import type { Locator } from '@playwright/test'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import {
  CAR_SERVICE,
  LOST_KEYS_SERVICE,
  MAYBE_CAR_SERVICE,
  NO_SUCH_SERVICE,
  UNUSED_KEY_SERVICE,
} from './sample-pages.ts'
import { submissionForm as words } from '#copy/en/submission-form.ts'
import { expect, test } from './fixtures.ts'
import {
  ADDRESS,
  control,
  errorOf,
  expectNoLead,
  expectOneLead,
  expectToast,
  filledForm,
  newVisitor,
  openForm,
  submitButton,
} from './form-page.ts'
import { hold } from './shell-page.ts'

/** Returns the names of the form's visible controls in document order; radio groups once. */
async function shownNames(form: Locator): Promise<string[]> {
  const names = await form
    .locator('[name]:visible')
    .evaluateAll((controls) => controls.map((each) => each.getAttribute('name') ?? ''))
  return [...new Set(names)]
}

test('offers of today only the hours that are ahead', async ({ page }) => {
  // 9:40 PM in New Jersey.
  await page.clock.setFixedTime(new Date('2031-03-05T02:40:00Z'))
  const form = await openForm(page)
  await control(form, 'timeframe').selectOption('Same Day')
  const hours = control(form, 'appointment_window').locator('option:not([value=""])')
  await control(form, 'appointment_date').fill('2031-03-04')
  await expect(hours).toHaveCount(0)
  await control(form, 'appointment_date').fill('2031-03-05')
  await expect(hours).toHaveCount(business.appointmentHours.length)
})

test('tells who chooses a lockout when to call 911, and nobody else', async ({ page }) => {
  const form = await openForm(page)
  const car = form.getByText(words.danger.car)
  const home = form.getByText(words.danger.home)
  await expect(car).toBeHidden()
  const [house, carPick] = words.quickPicks.items
  await form.getByRole('radio', { name: carPick.label, exact: true }).check()
  await expect(car).toBeVisible()
  await expect(home).toBeHidden()
  await control(form, 'service').selectOption(house.service)
  await expect(home).toBeVisible()
  await control(form, 'service').selectOption('Other')
  for (const line of [car, home]) await expect(line).toBeHidden()
})

test('asks who chooses a lockout whether somebody is locked in, and says 911 at once', async ({
  page,
}) => {
  const form = await openForm(page)
  const tick = form.getByRole('checkbox', { name: words.labels.locked_in })
  const sentence = form.getByText(words.danger.lockedIn)
  await expect(tick).toBeHidden()
  const [, carPick] = words.quickPicks.items
  await form.getByRole('radio', { name: carPick.label, exact: true }).check()
  await tick.check()
  await expect(sentence).toBeVisible()
  await expect(form.getByText(words.danger.car)).toBeHidden()
  await page.reload()
  await expect(tick).toBeChecked()
  await control(form, 'service').selectOption('Other')
  await expect(tick).toBeHidden()
  await expect(sentence).toBeHidden()
})

const vehicle = ['vehicle_year', 'vehicle_make', 'vehicle_model']
/** A sample; domain/ tests every service with its fields. */
const ASKED: readonly (readonly [service: string, asked: readonly string[]])[] = [
  [A_SERVICE, []],
  [MAYBE_CAR_SERVICE, vehicle],
  [LOST_KEYS_SERVICE, [...vehicle, 'all_keys_lost']],
  [UNUSED_KEY_SERVICE, [...vehicle, 'unused_key']],
  [CAR_SERVICE, vehicle],
  ['Other', ['other_service']],
]

test.use({ viewport: { width: 390, height: 844 } })

test("shows each service's own questions in their place, with key questions at no", async ({
  page,
}) => {
  const form = await openForm(page)
  for (const [service, asked] of ASKED.filter(([label]) => label !== '')) {
    await control(form, 'service').selectOption(service)
    await expect
      .poll(() => shownNames(form))
      .toEqual([
        'quick_pick',
        ...(isLockout(service) ? ['locked_in'] : []),
        ...['name', 'phone', 'email', 'address', 'service'],
        ...asked,
        ...['timeframe', 'notes', 'captcha'],
      ])
  }
  await expect(control(form, 'timeframe')).toHaveValue('ASAP')

  for (const [service, name] of [
    [LOST_KEYS_SERVICE, 'all_keys_lost'],
    [UNUSED_KEY_SERVICE, 'unused_key'],
  ] as const) {
    if (service === '') continue
    await control(form, 'service').selectOption(service)
    const question = form.getByRole('group', { name: words.labels[name] })
    await expect(question.getByLabel('No')).toBeChecked()
    await expect(question.getByLabel('Yes')).not.toBeChecked()
  }
})

test('shows live messages after an edit or a blur, and updates them at every key', async ({
  page,
}) => {
  const form = await openForm(page)
  await control(form, 'name').focus()
  await expect(errorOf(form, 'name')).toHaveCount(0)
  await control(form, 'phone').focus()
  await expect(errorOf(form, 'name')).toHaveText('Name should be at least 2 characters')
  await expect(errorOf(form, 'phone')).toHaveCount(0)
  await page.keyboard.type('201555017')
  await expect(errorOf(form, 'phone')).toHaveText('Please enter a complete phone number')
  await expect(control(form, 'phone')).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.type('7')
  await expect(errorOf(form, 'phone')).toHaveCount(0)
  await control(form, 'name').pressSequentially('M')
  await expect(errorOf(form, 'name')).toHaveText('Name should be at least 2 characters')
  await page.keyboard.type('o')
  await expect(errorOf(form, 'name')).toHaveCount(0)
  await control(form, 'email').pressSequentially('mo@')
  await expect(errorOf(form, 'email')).toHaveText('Please enter a valid email address')
  await control(form, 'email').fill('')
  await expect(errorOf(form, 'email')).toHaveCount(0)
  // The specification names three fields; the others show no message before a submit.
  await control(form, 'address').focus()
  await control(form, 'service').focus()
  await control(form, 'notes').focus()
  await expect(form.locator('.field-error')).toHaveCount(0)
})

test('shows every error after a submit, focuses the first, and announces corrections', async ({
  page,
  app,
}) => {
  test.skip(LOST_KEYS_SERVICE === '' || CAR_SERVICE === '', NO_SUCH_SERVICE)
  const form = await openForm(page)
  await control(form, 'service').selectOption(LOST_KEYS_SERVICE)
  await control(form, 'email').fill('nobody')
  await control(form, 'vehicle_year').fill('99')
  await form.getByLabel(words.captchaLabel).check()
  await submitButton(form).click()
  await expectToast(page, 'Form Validation Failed', 'Please check the form for errors')
  const expected = {
    name: 'Please enter a valid name (minimum 2 characters)',
    phone: 'Please enter a valid phone number',
    email: 'Please enter a valid email address',
    address: 'Please enter a valid address',
    vehicle_year: 'Please enter a valid year (YYYY)',
    vehicle_make: 'Please enter vehicle make',
    vehicle_model: 'Please enter vehicle model',
  }
  for (const [name, message] of Object.entries(expected)) {
    await expect(errorOf(form, name)).toHaveText(message)
    // A hint may follow.
    const description = new RegExp(`^${RegExp.escape(message)}`)
    await expect(control(form, name)).toHaveAccessibleDescription(description)
  }
  await expect(form.locator('.field-error')).toHaveCount(7)
  await expect(control(form, 'name')).toBeFocused()

  const visitor = newVisitor()
  await page.keyboard.type(visitor)
  await expect(errorOf(form, 'name')).toHaveCount(0)
  await expect(form.locator('.field-error')).toHaveCount(6)
  await control(form, 'phone').fill('2015550177')
  await submitButton(form).click()
  await expect(control(form, 'email')).toBeFocused()
  await control(form, 'email').fill('')
  await control(form, 'address').fill(ADDRESS)
  await submitButton(form).click()
  await expect(control(form, 'vehicle_year')).toBeFocused()
  await expectNoLead(app, visitor)

  // Another service clears the messages of the vehicle, and only those.
  await control(form, 'name').fill('')
  await expect(errorOf(form, 'vehicle_make')).toBeVisible()
  await control(form, 'service').selectOption(CAR_SERVICE)
  for (const name of vehicle) await expect(errorOf(form, name)).toHaveCount(0)
  await expect(errorOf(form, 'name')).toBeVisible()
})

test('without a service: unit and gate code appear only with an address and keep their values', async ({
  page,
}) => {
  const form = await openForm(page)
  await form.getByLabel(words.captchaLabel).check()
  await control(form, 'name').fill(newVisitor())
  await control(form, 'phone').fill('2015550177')
  await control(form, 'address').fill(ADDRESS)
  await submitButton(form).click()
  await expect(errorOf(form, 'service')).toHaveText('Please select a service')
  await expect(control(form, 'service')).toBeFocused()

  await control(form, 'address').fill('   ')
  await expect(control(form, 'unit_number')).toHaveCount(0)
  await control(form, 'address').fill(ADDRESS)
  await control(form, 'unit_number').fill('4B')
  await control(form, 'gate_code').fill('1984')
  await control(form, 'address').fill('')
  await expect(control(form, 'unit_number')).toHaveCount(0)
  await expect(control(form, 'gate_code')).toHaveCount(0)
  await control(form, 'address').fill(ADDRESS)
  await expect(control(form, 'unit_number')).toHaveValue('4B')
  await expect(control(form, 'gate_code')).toHaveValue('1984')
})

test('disables everything while sending, and the button says Processing...', async ({
  page,
  app,
}) => {
  const release = await hold(page, '**/rest/v1/submissions*')
  const { form, visitor } = await filledForm(page)
  await expect(submitButton(form)).toHaveText('Request Service')
  const idle = await submitButton(form).boundingBox()
  await submitButton(form).click()
  await expect(submitButton(form)).toHaveText('Processing...')
  await expect(submitButton(form).locator('svg')).toBeVisible()
  expect(await submitButton(form).boundingBox()).toMatchObject({ width: idle?.width })
  await expect(form.locator('[name]:visible:enabled, button:enabled')).toHaveCount(0)
  release()
  await page.waitForURL('**/thank-you')
  await expectOneLead(app, visitor)
})

test('Locked out now? fills in the service and ASAP, and leaves the focus', async ({ page }) => {
  const form = await openForm(page)
  await control(form, 'timeframe').selectOption('Just Curious')
  const picks = form.getByRole('radiogroup', { name: words.quickPicks.heading })
  for (const { label, service } of words.quickPicks.items) {
    const pick = picks.getByRole('radio', { name: label })
    await pick.check()
    await expect(control(form, 'service')).toHaveValue(service)
    await expect(control(form, 'timeframe')).toHaveValue('ASAP')
    await expect(pick).toBeFocused()
  }
  await control(form, 'service').selectOption(A_SERVICE)
  const chosen = words.quickPicks.items.find(({ service }) => service === A_SERVICE)
  await expect(picks.getByRole('radio', { checked: true })).toHaveCount(chosen ? 1 : 0)
})

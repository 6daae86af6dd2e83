import type { Page } from '@playwright/test'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { NO_SUCH_SERVICE, UNUSED_KEY_SERVICE } from './sample-pages.ts'
import { expect, fillRequest, submissionForm, test } from './fixtures.ts'
import {
  ADDRESS,
  control,
  expectOneLead,
  formReady,
  newVisitor,
  openForm,
  submitButton,
} from './form-page.ts'
import { holdScripts } from './shell-page.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Records requests that send the form. */
function sendings(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') paths.push(new URL(request.url()).pathname)
  })
  return paths
}

test('text typed before hydration survives it and the next state change', async ({ page }) => {
  test.skip(UNUSED_KEY_SERVICE === '', NO_SUCH_SERVICE)
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const form = submissionForm(page)
  await control(form, 'name').pressSequentially('Vera')
  await control(form, 'phone').pressSequentially('2015550177')
  await control(form, 'address').fill(ADDRESS)
  await control(form, 'service').selectOption(UNUSED_KEY_SERVICE)
  await control(form, 'timeframe').selectOption('Same Day')
  await control(form, 'notes').fill('Blue door')
  await control(form, 'captcha').check()
  release()
  await formReady(page)
  await expect(control(form, 'unit_number')).toBeVisible()
  await expect(control(form, 'vehicle_make')).toBeVisible()
  await expect(control(form, 'captcha')).toBeChecked()
  await control(form, 'unit_number').fill('4B')
  await control(form, 'service').selectOption(A_SERVICE)
  await expect(control(form, 'vehicle_make')).toHaveCount(0)
  await expect(control(form, 'name')).toHaveValue('Vera')
  await expect(control(form, 'phone')).toHaveValue('(201) 555-0177')
  await expect(control(form, 'address')).toHaveValue(ADDRESS)
  await expect(control(form, 'timeframe')).toHaveValue('Same Day')
  await expect(control(form, 'notes')).toHaveValue('Blue door')
})

test('typing continues across hydration, letter by letter', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/')
  const form = submissionForm(page)
  await control(form, 'name').focus()
  await page.keyboard.type('Vera ')
  release()
  await page.keyboard.type('Marisol Guadalupe ', { delay: 20 })
  await formReady(page)
  await page.keyboard.type('Vega')
  await expect(control(form, 'name')).toBeFocused()
  await expect(control(form, 'name')).toHaveValue('Vera Marisol Guadalupe Vega')
})

test('Request Service before hydration is sent by the browser, once for two presses', async ({
  page,
  app,
}) => {
  const sent = sendings(page)
  await holdScripts(page)
  await page.goto('/')
  const form = submissionForm(page)
  const visitor = newVisitor()
  await fillRequest(form, visitor)
  await submitButton(form).dblclick()
  await expect(page).toHaveURL(/\/r\//)
  expect((await expectOneLead(app, visitor)).verification).toBe('unverified')
  expect(sent.filter((path) => path !== '/request')).toEqual([])
})

test('text typed before hydration takes precedence over the draft, per field', async ({ page }) => {
  const form = await openForm(page)
  await control(form, 'name').fill('Vera')
  await control(form, 'notes').fill('Blue door')
  await page.goto('/faq')
  const release = await holdScripts(page)
  await page.goto('/')
  await control(submissionForm(page), 'name').fill('Marisol')
  release()
  await formReady(page)
  await expect(control(form, 'notes')).toHaveValue('Blue door')
  await expect(control(form, 'name')).toHaveValue('Marisol')
})

import type { Page } from '@playwright/test'
import { thankYou } from '#copy/en/pages/thank-you.ts'
import { submissionForm as words } from '#copy/en/submission-form.ts'
import { formatAppointment, localDate, shiftDate, toAppointment } from '#domain/time/appointment.ts'
import { business } from '#domain/business/business.ts'
import { expect, fillRequest, submissionForm, test } from './fixtures.ts'
import {
  control,
  expectOneLead,
  filledForm,
  newVisitor,
  openForm,
  submitButton,
} from './form-page.ts'

/*
 * A proof that cannot be made is not a weak signal: the browser sends the form itself.
 */
test.use({
  viewport: { width: 390, height: 844 },
  allowedProblems: [/status of 404|ERR_|Failed to/],
})

/** The solver and its library, as files of a build that is gone. */
const SOLVER_FILES = /\/assets\/(solver|altcha|pbkdf2|helpers|dist)[^/]*\.js$/

const withoutCrypto = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(crypto, 'subtle', { value: undefined })
    Object.defineProperty(crypto, 'randomUUID', { value: undefined })
  })

const OBSTACLES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'no cryptography': withoutCrypto,
  'files of a build that is gone': (page) =>
    page.route(SOLVER_FILES, (route) => route.fulfill({ status: 404, body: '' })),
  'files that a blocker blocks': (page) =>
    page.route(SOLVER_FILES, (route) => route.abort('blockedbyclient')),
}

for (const [obstacle, prepare] of Object.entries(OBSTACLES)) {
  test(`${obstacle}: the browser sends the form, without a word about the signal`, async ({
    page,
    app,
  }) => {
    await prepare(page)
    const form = await openForm(page)
    const visitor = newVisitor()
    await fillRequest(form, visitor)
    await submitButton(form).click()
    await page.waitForURL('**/r/*', { timeout: 30_000 })
    expect(await expectOneLead(app, visitor)).toMatchObject({
      verification: 'unverified',
      timeframe: 'ASAP',
    })
    await page.goto('/book-online')
    await expect(submissionForm(page).getByText(words.unsent)).toHaveCount(0)
  })
}

test('without workers the page solves the check itself', async ({ page, app }) => {
  await page.addInitScript(() => Object.assign(window, { Worker: undefined }))
  const { form, visitor } = await filledForm(page)
  await submitButton(form).click()
  await page.waitForURL('**/thank-you')
  expect((await expectOneLead(app, visitor)).verification).toBe('verified')
})

test('without WebAssembly the check is solved as well', async ({ page, app }) => {
  await page.addInitScript(() => Object.assign(window, { WebAssembly: undefined }))
  const { form, visitor } = await filledForm(page)
  await submitButton(form).click()
  await page.waitForURL('**/thank-you')
  expect((await expectOneLead(app, visitor)).verification).toBe('verified')
})

test('what waited for a connection sends itself after the page was loaded again', async ({
  page,
  context,
  app,
}) => {
  const { form, visitor } = await filledForm(page)
  await context.setOffline(true)
  await submitButton(form).click()
  await expect(form.getByText(words.sendProblems.offline)).toBeVisible()
  const insert = '**/rest/v1/submissions*'
  await page.route(insert, (route) => route.abort())
  await context.setOffline(false)
  await page.reload()
  await expect(form.getByText(words.status.notSentYet)).toBeVisible()
  await page.unroute(insert)
  await page.waitForURL('**/thank-you')
  await expectOneLead(app, visitor)
})

test('the thank-you page of an appointment names day and window, and advises nobody to wait in the light', async ({
  page,
}) => {
  const [window] = business.appointmentHours
  test.skip(window === undefined, 'This business offers no appointments.')
  const { form } = await filledForm(page)
  await control(form, 'timeframe').selectOption('Within Couple of Days')
  const date = shiftDate(localDate(Date.now()), 2)
  await control(form, 'appointment_date').fill(date)
  await control(form, 'appointment_window').selectOption(String(window))
  await submitButton(form).click()
  await page.waitForURL('**/thank-you')
  const appointment = toAppointment(date, String(window))
  await expect(
    page.getByText(`Within Couple of Days: ${formatAppointment(appointment ?? {}, 'en')}`),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: thankYou.planned.heading })).toBeVisible()
  await expect(page.getByText(thankYou.waiting.items[0]?.title ?? '')).toHaveCount(0)
  await expect(page.getByText('No need to wait by the phone')).toBeVisible()
  await expect(page.getByText('keep your phone close')).toHaveCount(0)
})

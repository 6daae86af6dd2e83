import type { Page } from '@playwright/test'
import { statusBanner } from '#copy/en/status-banner.ts'
import { submissionForm as words } from '#copy/en/submission-form.ts'
import { expect, fillFields, fillRequest, test } from './fixtures.ts'
import {
  control,
  expectOneLead,
  expectThanks,
  filledForm,
  formReady,
  newVisitor,
  openForm,
  submitButton,
} from './form-page.ts'
import { hold } from './shell-page.ts'

/* Sending the form must not wait for what could have been prepared at the first input. */

const CHALLENGE = '/captcha/challenge'

/** Records the paths that this page requests from now on. */
function requestPaths(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

test('fetches proof and thank-you page at the first input and uses them although the box was unchecked again', async ({
  page,
  app,
}) => {
  const visitor = newVisitor()
  const form = await openForm(page)
  const paths = requestPaths(page)
  await control(form, 'name').focus()
  await page.waitForLoadState('networkidle')
  expect(paths).not.toContain(CHALLENGE)
  expect(paths).not.toContain('/thank-you')
  await control(form, 'name').fill('V')
  await expect.poll(() => paths).toEqual(expect.arrayContaining([CHALLENGE, '/thank-you']))
  await fillRequest(form, visitor)
  await form.getByLabel(words.captchaLabel).uncheck()
  await page.waitForLoadState('networkidle')
  await submitButton(form).click()
  await expectThanks(page)
  const transferSize = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return entry instanceof PerformanceNavigationTiming ? entry.transferSize : -1
  })
  expect(transferSize).toBe(0)
  await expectOneLead(app, visitor)
})

test('sending solves our own captcha without a checked box', async ({ page, app }) => {
  const release = await hold(page, `**${CHALLENGE}`)
  const visitor = newVisitor()
  const form = await openForm(page)
  await fillFields(form, visitor)
  await expect(form.getByText(words.status.ready)).toBeVisible()
  await expect(control(form, 'captcha')).not.toBeChecked()
  await submitButton(form).click()
  await expect(submitButton(form)).toHaveText('Processing...')
  await expect(control(form, 'captcha')).toBeChecked()
  await expect(page.getByText(/recaptcha/i)).toHaveCount(0)
  release()
  await expectThanks(page)
  expect((await expectOneLead(app, visitor)).verification).toBe('verified')
})

test('filling time counts from the first input of the draft, and a reload does not reset it', async ({
  page,
  app,
}) => {
  await page.clock.install()
  const visitor = newVisitor()
  await fillFields(await openForm(page), visitor)
  await page.clock.fastForward(120_000)
  await page.reload()
  const form = await formReady(page)
  await expect(control(form, 'name')).toHaveValue(visitor)
  await submitButton(form).click()
  await expectThanks(page)
  const lead = await expectOneLead(app, visitor)
  expect(lead.visitor_info?.formCompletionTime).toBeGreaterThanOrEqual(120_000)
})

test('the status banner shows when the submission was stored before it polls the server', async ({
  page,
  app,
}) => {
  await page.route('**/r/*/fragment', () => undefined)
  const { form, visitor } = await filledForm(page)
  await submitButton(form).click()
  await expectThanks(page)
  const banner = page.locator('[data-status-banner]')
  await expect(banner.getByRole('status').first()).toHaveText(statusBanner.stored)
  const stored = banner.getByRole('listitem').first()
  await expect(stored).toContainText(statusBanner.steps.stored)
  await expect(stored.locator('time')).toHaveText(/^\d{1,2}:\d{2}\s[AP]M$/)
  await expectOneLead(app, visitor)
})

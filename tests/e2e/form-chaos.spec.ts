import type { Page, Route } from '@playwright/test'
import { submissionForm as words } from '#copy/en/submission-form.ts'
import { expect, submissionForm, test } from './fixtures.ts'
import {
  ADDRESS,
  control,
  expectAnotherWay,
  expectNoLead,
  expectOneLead,
  expectThanks,
  expectToast,
  filledForm,
  submitButton,
} from './form-page.ts'
import { hold } from './shell-page.ts'

// Browsers log failed connections and error responses.
test.use({
  viewport: { width: 390, height: 844 },
  allowedProblems: [/ERR_|status of 500/],
})

const INSERT = '**/rest/v1/submissions*'

/** Applies a failure to the first `times` inserts; later ones succeed. Counts all of them. */
async function failInserts(
  page: Page,
  times: number,
  failure: (route: Route) => Promise<void>,
): Promise<{ count: () => number; keys: () => string[] }> {
  const keys: string[] = []
  await page.route(INSERT, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (keys.length <= times) await failure(route)
    else await route.continue()
  })
  return { count: () => keys.length, keys: () => [...new Set(keys)] }
}

const fail = async (route: Route): Promise<void> =>
  await route.fulfill({
    status: 500,
    json: { code: 'PT000', message: 'not now', details: null, hint: null },
  })

test('retries a lost response under the same key: one row, one mail', async ({ page, app }) => {
  const insert = await failInserts(page, 1, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  const { form, visitor } = await filledForm(page)
  await submitButton(form).click()
  await expect(form.getByText(words.sendProblems['weak-signal'])).toBeVisible()
  await expectThanks(page)
  await expectOneLead(app, visitor)
  expect([insert.count(), insert.keys().length]).toEqual([2, 1])
})

test('says thank you in one line when the connection fails with the response and the thank-you text is missing', async ({
  page,
  app,
}) => {
  await page.route('**/assets/inline-thank*.js', (route) => route.abort())
  await page.route(INSERT, async (route) => {
    const response = await route.fetch()
    await page.route(/\/(thank-you|r\/)/, (later) => later.abort('internetdisconnected'))
    await route.fulfill({ response })
  })
  const { form, visitor } = await filledForm(page)
  await submitButton(form).click()
  const thanks = page.getByRole('status').filter({ hasText: words.toasts.received.title })
  await expect(thanks.first()).toBeVisible()
  expect(new URL(page.url()).pathname).not.toBe('/thank-you')
  await expectOneLead(app, visitor)
})

test('reports failure after eight tries, keeps the form, and the next try succeeds', async ({
  page,
  app,
}) => {
  await page.clock.install()
  const insert = await failInserts(page, 8, fail)
  const { form, visitor } = await filledForm(page)
  await submitButton(form).click()
  await expect(form.getByText(words.sendProblems.busy)).toBeVisible()
  // The pause begins when the response has been read, which nothing on the page shows.
  await expect(async () => {
    // After the last try it would end the toast.
    if (insert.count() < 8) await page.clock.fastForward(30_000)
    expect(insert.count()).toBe(8)
  }).toPass({ intervals: [400] })
  await expectToast(page, 'Submission Failed', 'Failed to submit form: not now')
  await expectAnotherWay(form, visitor)
  await expect(submitButton(form)).toHaveText('Request Service')
  await expect(control(form, 'address')).toHaveValue(ADDRESS)
  await expectNoLead(app, visitor)
  await submitButton(form).click()
  await expectThanks(page)
  await expectOneLead(app, visitor)
  expect([insert.count(), insert.keys().length]).toEqual([9, 1])
})

/** Sends a form whose insert is held back until `release` is called. */
async function onItsWay(page: Page) {
  const release = await hold(page, INSERT)
  const { form, visitor } = await filledForm(page)
  const asked = page.waitForRequest(INSERT)
  await submitButton(form).click()
  await asked
  return { visitor, release }
}

const toFaq = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })

test('asks before leaving while a submission is in progress; a visitor who stays sees the thank-you page', async ({
  page,
  app,
}) => {
  const { visitor, release } = await onItsWay(page)
  const questions: string[] = []
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type())
    await dialog.dismiss()
  })
  await page.locator('.call-bar a[href^="tel:"]').click({ noWaitAfter: true })
  // A browser that is still handling the phone link ignores other links: tap again.
  await expect(async () => {
    await toFaq(page).click({ noWaitAfter: true })
    await expect.poll(() => questions, { timeout: 2_000 }).not.toEqual([])
  }).toPass()
  expect(new Set(questions)).toEqual(new Set(['beforeunload']))
  release()
  await expectThanks(page)
  await expectOneLead(app, visitor)
  await page.goBack()
  await expect(control(submissionForm(page), 'name')).toHaveValue('')
})

test('a submission arrives once although the visitor leaves the page', async ({ page, app }) => {
  const { visitor, release } = await onItsWay(page)
  page.once('dialog', (dialog) => void dialog.accept())
  release()
  await toFaq(page).click()
  await page.waitForURL('**/faq')
  await expectOneLead(app, visitor)
})

test('a double tap on the button sends one submission', async ({ page, app }) => {
  const { form, visitor } = await filledForm(page)
  await submitButton(form).dblclick()
  await expectThanks(page)
  await expectOneLead(app, visitor)
})

test("does not accept a captive portal's page as success", async ({ page, app }) => {
  const insert = await failInserts(page, 1, async (route) => {
    await route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' })
  })
  const { form, visitor } = await filledForm(page)
  await submitButton(form).click()
  await expect(form.getByText(words.sendProblems['weak-signal'])).toBeVisible()
  await expectThanks(page)
  await expectOneLead(app, visitor)
  expect(insert.count()).toBe(2)
})

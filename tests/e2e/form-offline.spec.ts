import type { BrowserContext, Page } from '@playwright/test'
import { NO_SUCH_SERVICE, UNUSED_KEY_SERVICE } from './sample-pages.ts'
import { submissionForm as words } from '#copy/en/submission-form.ts'
import { expect, fillRequest, test } from './fixtures.ts'
import {
  ADDRESS,
  control,
  expectAnotherWay,
  expectNoLead,
  expectOneLead,
  expectThanks,
  filledForm,
  newVisitor,
  openForm,
  submitButton,
} from './form-page.ts'

test.use({ viewport: { width: 390, height: 844 }, allowedProblems: [/ERR_/] })

const BEFORE_TOUCH = 'before the first touch'

for (const when of [BEFORE_TOUCH, 'between check and button']) {
  test(`offline ${when}: waits, says so, and sends when the connection returns`, async ({
    page,
    context,
    app,
  }) => {
    const visitor = newVisitor()
    const form = await openForm(page)
    if (when === BEFORE_TOUCH) await context.setOffline(true)
    await fillRequest(form, visitor)
    await context.setOffline(true)
    await submitButton(form).click()
    await expect(form.getByText(words.sendProblems.offline)).toBeVisible()
    await expectAnotherWay(form, visitor)
    await expectNoLead(app, visitor)
    await context.setOffline(false)
    await expectThanks(page)
    await expectOneLead(app, visitor)
  })
}

test('offline between the insert and its response: one row, one mail', async ({
  page,
  context,
  app,
}) => {
  let first = true
  await page.route('**/rest/v1/submissions*', async (route) => {
    if (!first) return await route.continue()
    first = false
    await route.fetch()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  const { form, visitor } = await filledForm(page)
  await submitButton(form).click()
  await expect(form.getByText(words.sendProblems.offline)).toBeVisible()
  await context.setOffline(false)
  await expectThanks(page)
  await expectOneLead(app, visitor)
})

test('offline right after the response: the form shows the thank-you text, and the page follows with the connection', async ({
  page,
  context,
  app,
}) => {
  const { form, visitor } = await filledForm(page)
  // The thank-you text is fetched at the first input.
  await page.waitForLoadState('networkidle')
  await page.route('**/rest/v1/submissions*', async (route) => {
    const response = await route.fetch()
    await context.setOffline(true)
    await route.fulfill({ response })
  })
  await submitButton(form).click()
  const heading = page.getByRole('heading', { name: 'We have your request.' })
  await expect(heading).toBeVisible()
  await expect(heading).toBeFocused()
  await expect(page.getByText(ADDRESS)).toBeVisible()
  await expect(page).toHaveURL('/book-online')
  await context.setOffline(false)
  await expectThanks(page)
  await expectOneLead(app, visitor)
})

/** Presses the button offline and returns online after this many minutes. */
async function pressWithoutConnection(page: Page, context: BrowserContext, minutes: number) {
  await page.clock.install()
  const { form, visitor } = await filledForm(page)
  await context.setOffline(true)
  await submitButton(form).click()
  await expect(form.getByText(words.sendProblems.offline)).toBeVisible()
  await page.clock.fastForward(minutes * 60_000)
  await context.setOffline(false)
  return { form, visitor }
}

test('after 15 minutes offline asks whether the service is still needed; yes sends once', async ({
  page,
  context,
  app,
}) => {
  const { form, visitor } = await pressWithoutConnection(page, context, 16)
  const question = form.getByRole('alertdialog', { name: 'Do you still need us?' })
  await expect(question).toBeVisible()
  const yes = question.getByRole('button', { name: words.stale.yes })
  await expect(yes).toBeFocused()
  await expectAnotherWay(form, visitor)
  await expectNoLead(app, visitor)
  await yes.click()
  await expectThanks(page)
  await expectOneLead(app, visitor)
})

test('no longer needed: sends nothing and keeps everything typed', async ({
  page,
  context,
  app,
}) => {
  const { form, visitor } = await pressWithoutConnection(page, context, 16)
  await form.getByRole('button', { name: words.stale.no }).click()
  await expect(submitButton(form)).toHaveText('Request Service')
  await expect(submitButton(form)).toBeEnabled()
  await expect(control(form, 'name')).toHaveValue(visitor)
  await expectNoLead(app, visitor)
})

test('after a reload during sending the page goes on with the same key: one row', async ({
  page,
  app,
}) => {
  let stored = () => {}
  const first = new Promise<void>((resolve) => (stored = resolve))
  await page.route('**/rest/v1/submissions*', async (route) => {
    await route.fetch()
    stored()
  })
  const { form, visitor } = await filledForm(page)
  await control(form, 'unit_number').fill('4B')
  await submitButton(form).click()
  await first
  // The browser asks before leaving while a submission is in progress.
  page.once('dialog', (dialog) => void dialog.accept())
  // Only after the reload: a request whose route is removed continues, and the response would
  // arrive.
  await page.reload()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expectThanks(page)
  expect(await expectOneLead(app, visitor)).toMatchObject({ unit_number: '4B' })
})

test('after the tab is closed the draft is in the next one without the gate code, on every page with the form', async ({
  page,
  context,
  app,
}) => {
  test.skip(UNUSED_KEY_SERVICE === '', NO_SUCH_SERVICE)
  const { form, visitor } = await filledForm(page, '/')
  await control(form, 'gate_code').fill('1984')
  await control(form, 'service').selectOption(UNUSED_KEY_SERVICE)
  await control(form, 'vehicle_make').fill('Honda')
  await form.getByRole('group', { name: words.labels.unused_key }).getByLabel('Yes').check()
  await page.close()

  const next = await context.newPage()
  const again = await openForm(next)
  await expect(control(again, 'name')).toHaveValue(visitor)
  await expect(control(again, 'phone')).toHaveValue('(201) 555-0177')
  await expect(control(again, 'address')).toHaveValue(ADDRESS)
  await expect(control(again, 'gate_code')).toHaveValue('')
  await expect(control(again, 'service')).toHaveValue(UNUSED_KEY_SERVICE)
  await expect(control(again, 'vehicle_make')).toHaveValue('Honda')
  await expect(
    again.getByRole('group', { name: words.labels.unused_key }).getByLabel('Yes'),
  ).toBeChecked()
  expect(await next.evaluate(() => JSON.stringify(localStorage))).not.toContain('1984')
  await expectNoLead(app, visitor)
})

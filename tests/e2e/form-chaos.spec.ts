import type { Locator, Page, Route } from '@playwright/test'
import { thankYou } from '#app/content/en/pages/thank-you.ts'
import { requestForm as words } from '#app/content/en/request-form.ts'
import { expect, fillRequest, requestForm, test } from './fixtures.ts'
import {
  ADDRESS,
  control,
  expectAnotherWay,
  expectNoLead,
  expectOneLead,
  expectThanks,
  expectToast,
  newVisitor,
  openForm,
  submitButton,
} from './form-page.ts'
import { acceptCookies } from './shell-page.ts'

// A line that breaks, and a server that says no, are reported by the browser as well.
test.use({
  viewport: { width: 390, height: 844 },
  allowedProblems: [/ERR_|status of (400|429|500|503)/],
})

test.beforeEach(async ({ page }) => {
  await acceptCookies(page)
})

const INSERT = '**/rest/v1/submissions*'

/** The first `times` inserts meet this; later ones go through. Counts all of them. */
async function trouble(
  page: Page,
  times: number,
  meet: (route: Route) => Promise<void>,
): Promise<{ count: () => number; keys: () => string[] }> {
  const keys: string[] = []
  await page.route(INSERT, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (keys.length <= times) await meet(route)
    else await route.continue()
  })
  return { count: () => keys.length, keys: () => [...new Set(keys)] }
}

const refuse =
  (status: number, headers: Record<string, string> = {}) =>
  async (route: Route): Promise<void> =>
    await route.fulfill({
      status,
      headers,
      contentType: 'application/json',
      body: JSON.stringify({ code: 'PT000', message: 'not now', details: null, hint: null }),
    })

async function filledForm(page: Page, visitor: string): Promise<Locator> {
  const form = await openForm(page)
  await fillRequest(form, visitor)
  return form
}

test('the answer is lost after the insert: sent again under the same key, one row, one mail', async ({
  page,
  app,
}) => {
  const insert = await trouble(page, 1, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  const visitor = newVisitor()
  const form = await filledForm(page, visitor)
  await submitButton(form).click()
  await expect(form.getByText(words.trouble['weak-signal'])).toBeVisible()
  await expectThanks(page)
  await expectOneLead(app, visitor)
  expect([insert.count(), insert.keys().length]).toEqual([2, 1])
})

for (const [what, isWithWords] of [
  ['with all its words', true],
  ['in one line where those did not arrive', false],
] as const) {
  test(`R36: the connection dies with the answer: the form says thank you in its place, ${what}`, async ({
    page,
    app,
  }) => {
    if (!isWithWords) await page.route('**/assets/thanks-here-*.js', (route) => route.abort())
    await page.route(INSERT, async (route) => {
      const response = await route.fetch()
      await page.route(/\/(thank-you|r\/)/, (later) => later.abort('internetdisconnected'))
      await route.fulfill({ response })
    })
    const visitor = newVisitor()
    await submitButton(await filledForm(page, visitor)).click()
    const thanks = isWithWords
      ? page.getByRole('heading', { name: thankYou.sent.heading.join(' ') })
      : page.getByRole('status').filter({ hasText: words.toasts.received.title })
    await expect(thanks.first()).toBeVisible()
    expect(new URL(page.url()).pathname).not.toBe('/thank-you')
    await expectOneLead(app, visitor)
  })
}

test('503: it says so, tries again and arrives once', async ({ page, app }) => {
  await page.clock.install()
  const insert = await trouble(page, 2, refuse(503))
  const visitor = newVisitor()
  const form = await filledForm(page, visitor)
  await submitButton(form).click()
  await expect.poll(insert.count).toBe(1)
  await expect(form.getByText(words.trouble.busy)).toBeVisible()
  await page.clock.fastForward(1_000)
  await expect.poll(insert.count).toBe(2)
  // R41: after the second failure the visitor is offered other ways, and it goes on trying.
  await expectAnotherWay(form, visitor)
  await page.clock.fastForward(2_000)
  await expectThanks(page)
  await expectOneLead(app, visitor)
  expect(insert.keys()).toHaveLength(1)
})

test('429: the pause that the server names is kept', async ({ page, app }) => {
  await page.clock.install()
  const insert = await trouble(page, 1, refuse(429, { 'retry-after': '40' }))
  const visitor = newVisitor()
  const form = await filledForm(page, visitor)
  await submitButton(form).click()
  await expect(form.getByText(words.trouble.busy)).toBeVisible()
  await page.clock.fastForward(30_000)
  await expect(form.getByText(words.trouble.busy)).toBeVisible()
  expect(insert.count()).toBe(1)
  await page.clock.fastForward(11_000)
  await expectThanks(page)
  await expectOneLead(app, visitor)
})

test('an answer beyond the time limit: the next try finds the row of the first', async ({
  page,
  app,
}) => {
  await page.clock.install()
  let answerAtLast = () => {}
  const atLast = new Promise<void>((resolve) => (answerAtLast = resolve))
  let stored = () => {}
  const first = new Promise<void>((resolve) => (stored = resolve))
  const insert = await trouble(page, 1, async (route) => {
    const response = await route.fetch()
    stored()
    await atLast
    await route.fulfill({ response }).catch(() => {
      // The page has given this try up.
    })
  })
  const visitor = newVisitor()
  const form = await filledForm(page, visitor)
  await submitButton(form).click()
  await first
  await page.clock.fastForward(15_000)
  await expect(form.getByText(words.trouble['weak-signal'])).toBeVisible()
  await page.clock.fastForward(1_000)
  await expectThanks(page)
  answerAtLast()
  await expectOneLead(app, visitor)
  expect([insert.count(), insert.keys().length]).toEqual([2, 1])
})

test('R41: after eight tries it gives up in words; everything is still there, and the next try goes', async ({
  page,
  app,
}) => {
  await page.clock.install()
  const insert = await trouble(page, 8, refuse(500))
  const visitor = newVisitor()
  const form = await filledForm(page, visitor)
  await submitButton(form).click()
  for (let tries = 1; tries < 8; tries++) {
    await expect.poll(insert.count).toBe(tries)
    await expect(form.getByText(words.trouble.busy)).toBeVisible()
    await page.clock.fastForward(30_000)
  }
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

test('R41: a no from the server is not asked again; its words are shown', async ({ page }) => {
  const insert = await trouble(page, 1, refuse(400))
  const form = await filledForm(page, newVisitor())
  await submitButton(form).click()
  await expectToast(page, 'Submission Failed', 'Failed to submit form: not now')
  await expect(form.getByText('Failed to submit form: not now')).toBeVisible()
  await expect(submitButton(form)).toBeFocused()
  expect(insert.count()).toBe(1)
})

/** The insert is on its way and waits; the result lets it go. */
async function onItsWay(page: Page, visitor: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await trouble(page, 1, async (route) => {
    await held
    await route.continue()
  })
  const form = await filledForm(page, visitor)
  const asked = page.waitForRequest(INSERT)
  await submitButton(form).click()
  await asked
  return release
}

const toFaq = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })

test('another page is asked for while it is on its way: the browser asks first; whoever stays is thanked', async ({
  page,
  app,
}) => {
  const visitor = newVisitor()
  const release = await onItsWay(page, visitor)
  const questions: string[] = []
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type())
    await dialog.dismiss()
  })
  await page.locator('.call-bar a[href^="tel:"]').click({ noWaitAfter: true })
  // A browser that is still busy with the call takes no other way: then it is tapped again.
  await expect(async () => {
    await toFaq(page).click({ noWaitAfter: true })
    await expect.poll(() => questions, { timeout: 2_000 }).not.toEqual([])
  }).toPass()
  expect(new Set(questions)).toEqual(new Set(['beforeunload']))
  release()
  await expectThanks(page)
  await expectOneLead(app, visitor)
  await page.goBack()
  await expect(control(requestForm(page), 'name')).toHaveValue('')
})

test('R41: whoever leaves all the same takes nothing back: it arrives, once', async ({
  page,
  app,
}) => {
  const visitor = newVisitor()
  const release = await onItsWay(page, visitor)
  page.once('dialog', (dialog) => void dialog.accept())
  release()
  await toFaq(page).click()
  await page.waitForURL('**/faq')
  await expectOneLead(app, visitor)
})

test('the proof has expired meanwhile: a new one is made unasked, under the same key', async ({
  page,
  app,
}) => {
  const insert = await trouble(page, 1, async (route) => {
    await route.fulfill({
      status: 400,
      contentType: 'application/json',
      body: JSON.stringify({ code: 'P0001', message: 'expired', details: null, hint: null }),
    })
  })
  const visitor = newVisitor()
  const form = await filledForm(page, visitor)
  await submitButton(form).click()
  await expectThanks(page)
  expect((await expectOneLead(app, visitor)).verification).toBe('verified')
  expect(insert.keys()).toHaveLength(1)
})

test('the proof is hours old: it is made anew before it is sent', async ({ page, app }) => {
  await page.clock.install()
  const challenges: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/captcha/challenge')) challenges.push(response.url())
  })
  const visitor = newVisitor()
  const form = await filledForm(page, visitor)
  await expect.poll(() => challenges.length).toBe(1)
  await page.clock.fastForward(3 * 3_600_000)
  await submitButton(form).click()
  await expectThanks(page)
  expect(challenges).toHaveLength(2)
  await expectOneLead(app, visitor)
})

test('a double tap on the button is one request', async ({ page, app }) => {
  const visitor = newVisitor()
  const form = await filledForm(page, visitor)
  await submitButton(form).dblclick()
  await expectThanks(page)
  await expectOneLead(app, visitor)
})

test('a captive portal that answers with its own page is no success', async ({ page, app }) => {
  const insert = await trouble(page, 1, async (route) => {
    await route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' })
  })
  const visitor = newVisitor()
  const form = await filledForm(page, visitor)
  await submitButton(form).click()
  await expect(form.getByText(words.trouble['weak-signal'])).toBeVisible()
  await expectThanks(page)
  await expectOneLead(app, visitor)
  expect(insert.count()).toBe(2)
})

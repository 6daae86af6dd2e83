import type { Locator, Page } from '@playwright/test'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { submissionForm as words } from '#copy/en/submission-form.ts'
import { RECAPTCHA_SCRIPT } from '#tests/support/fake-recaptcha.ts'
import { expect } from './fixtures.ts'
import {
  ADDRESS,
  control,
  expectNoLead,
  expectOneLead,
  newVisitor,
  openForm,
  submitButton,
} from './form-page.ts'
import { serveMaps, test } from './google.ts'

/*
 * A captcha can always be passed: Google's check may be shown and impossible to answer.
 */
test.use({ viewport: { width: 390, height: 844 }, allowedProblems: [/ERR_/] })

/** Scripts in the place of Google's; `ready` calls the page's callback. */
const BROKEN_SCRIPTS: Readonly<Record<string, string>> = {
  'an error for the site owner': `grecaptcha = { reset() {}, render(box) { box.textContent = 'ERROR for site owner: Invalid site key'; return 0 } }; ready()`,
  'nothing, in a frame that was blocked': `grecaptcha = { reset() {}, render(box) { box.append(document.createElement('div')); return 0 } }; ready()`,
  'an answer that expired and cannot be renewed': `grecaptcha = { reset() { throw new Error('gone') }, render(box, { callback, ...all }) { setTimeout(() => { callback('made-up'); all['expired-callback']() }); return 0 } }; ready()`,
  'nothing, because the script defines nothing': `ready()`,
  'an exception': `grecaptcha = { reset() {}, render() { throw new Error('Invalid site key or not loaded in api.js: site-key') } }; ready()`,
}

/** In their place the page shows our own check at once, which needs no tick. */
const FAILED_VISIBLY = new Set(['nothing, because the script defines nothing', 'an exception'])

async function serveBroken(page: Page, script: string): Promise<void> {
  await serveMaps(page, 'well')
  await page.route(`${RECAPTCHA_SCRIPT}*`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `{ const ready = () => onRecaptchaReady(); ${script} }`,
    }),
  )
}

async function fill(form: Locator, visitor: string): Promise<void> {
  await control(form, 'name').fill(visitor)
  await control(form, 'phone').fill('2015550177')
  await control(form, 'service').selectOption(A_SERVICE)
  await control(form, 'address').fill(ADDRESS)
}

for (const [shown, script] of Object.entries(BROKEN_SCRIPTS)) {
  test(`Google's check shows ${shown}: our own check and the call are offered, and it is sent`, async ({
    page,
    app,
  }) => {
    await serveBroken(page, script)
    const form = await openForm(page)
    await control(form, 'name').focus()
    await expect(form.locator('fieldset[name="captcha"], input[name="captcha"]')).toBeVisible()
    const visitor = newVisitor()
    await fill(form, visitor)
    await submitButton(form).click()
    const own = form.getByRole('checkbox', { name: words.captchaLabel })
    if (!FAILED_VISIBLY.has(shown)) {
      await expect(form.locator('a[href^="tel:"]').first()).toBeVisible()
      await own.check()
      await submitButton(form).click()
    }
    await page.waitForURL('**/thank-you')
    expect((await expectOneLead(app, visitor)).captchaProvider).toBe('altcha')
  })
}

test('a request that was waiting when the page was loaded again says what to press, in view', async ({
  page,
  context,
  app,
}) => {
  await serveMaps(page, 'well')
  await page.route(`${RECAPTCHA_SCRIPT}*`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `grecaptcha = { reset() {}, render(box, { callback }) { const b = document.createElement('button'); b.type = 'button'; b.textContent = 'I am here'; b.onclick = () => callback('made-up'); box.append(b); return 0 } }; onRecaptchaReady()`,
    }),
  )
  const form = await openForm(page)
  const visitor = newVisitor()
  await control(form, 'name').focus()
  await fill(form, visitor)
  await form.getByRole('button', { name: 'I am here' }).click()
  await context.setOffline(true)
  await submitButton(form).click()
  await expect(form.getByText(words.sendProblems.offline)).toBeVisible()
  await page.route('**/rest/v1/submissions*', (route) => route.abort())
  await context.setOffline(false)
  await page.reload()
  await expect(form.getByText(words.unsent)).toBeVisible()
  await expect(form.getByText(words.interrupted)).toBeInViewport()
  await expect(submitButton(form)).toBeInViewport()
  await expect(submitButton(form)).toBeEnabled()
  await expectNoLead(app, visitor)
})

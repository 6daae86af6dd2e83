import type { Locator, Page } from '@playwright/test'
import { submissionForm as words } from '#copy/es/submission-form.ts'
import { thankYou } from '#copy/es/pages/thank-you.ts'
import { ENGLISH_RULE_MESSAGES } from '#copy/en/rule-messages.ts'
import { SPANISH_RULE_MESSAGES } from '#copy/es/rule-messages.ts'
import { A_SERVICE, A_SPANISH_SERVICE } from '#domain/services/sample-services.fixture.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import { expect, fillRequest, submissionForm, test } from './fixtures.ts'
import {
  ADDRESS,
  control,
  errorOf,
  expectNoLead,
  expectOneLead,
  mailsOf,
  newVisitor,
  submitButton,
} from './form-page.ts'

/* The visitor's whole way in Spanish, on a phone. */

test.use({
  viewport: { width: 390, height: 844 },
  locale: 'es-US',
  allowedProblems: [/ERR_|status of 422/],
})

const BOOKING = '/es/pedir-servicio'
const THANKS = '**/es/gracias'

const spanishForm = (page: Page): Locator => page.getByRole('form', { name: words.accessibleName })

async function spanishFormReady(page: Page): Promise<Locator> {
  await expect(page.locator('[data-island="submission-form"]')).toHaveAttribute('data-hydrated')
  return spanishForm(page)
}

/** Fills in a House Lockout by its Spanish labels. */
async function fillIn(form: Locator, visitor: string): Promise<void> {
  const { labels, captchaLabel } = words
  await form.getByLabel(labels.name, { exact: true }).fill(visitor)
  await form.getByLabel(labels.phone).pressSequentially('2015550177')
  await form.getByLabel(labels.address).fill(ADDRESS)
  await form.getByLabel(labels.service, { exact: true }).selectOption({ label: A_SPANISH_SERVICE })
  await form.getByLabel(captchaLabel).check()
}

/** Columns that differ between any two submissions. */
const VARYING_COLUMNS: readonly string[] = [
  'id',
  'name',
  'mail',
  'page_metrics',
  'traffic_source',
  'visitor_info',
  'suspicion',
  'suspicionReasons',
]

const withoutWho = (lead: Lead) =>
  Object.fromEntries(
    Object.entries(lead).filter(
      ([column]) => !VARYING_COLUMNS.includes(column) && !/key|token|hash|at$/i.test(column),
    ),
  )

test('from an English page by the language switch, with errors and offline, to the thank-you page and the mail', async ({
  page,
  context,
  app,
}) => {
  await page.goto('/book-online')
  await page.getByRole('link', { name: 'Español' }).first().click()
  await page.waitForURL(`**${BOOKING}`)
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/)
  const form = await spanishFormReady(page)

  // Errors are in Spanish only.
  await submitButton(form).click()
  await expect(control(form, 'name')).toBeFocused()
  await expect(errorOf(form, 'name')).toHaveText(SPANISH_RULE_MESSAGES.rules['name-invalid'])
  await expect(errorOf(form, 'service')).toHaveText(SPANISH_RULE_MESSAGES.rules['service-missing'])
  for (const english of Object.values(ENGLISH_RULE_MESSAGES.rules))
    await expect(page.getByText(english, { exact: true })).toHaveCount(0)

  // Offline it waits, says so, and sends by itself.
  const visitor = newVisitor()
  await fillIn(form, visitor)
  await context.setOffline(true)
  await submitButton(form).click()
  await expect(form.getByText(words.sendProblems.offline)).toBeVisible()
  const text = form.getByRole('link', { name: words.anotherWay.sms })
  expect(decodeURIComponent((await text.getAttribute('href')) ?? '')).toContain(words.smsOpening)
  await expectNoLead(app, visitor)
  await context.setOffline(false)
  await page.waitForURL(THANKS)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    thankYou.sent.heading.join(' '),
  )

  // The staff mail begins with the note that the visitor speaks Spanish.
  const lead = await expectOneLead(app, visitor)
  expect(lead).toMatchObject({
    service: A_SERVICE,
    timeframe: 'ASAP',
    source_url: BOOKING,
    verification: 'verified',
  })
  const [mail = ''] = await mailsOf(app, visitor)
  expect(mail).toContain('Speaks Spanish')

  // The status page is in Spanish too.
  await page.locator('[data-part=links] a[href*="/r/"]').first().press('Enter')
  await page.waitForURL('**/r/*')
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/)
})

test('stores what an English page stores, except the page', async ({ page, app }) => {
  const [spanish, english] = [newVisitor(), newVisitor()]
  await page.goto(BOOKING)
  await fillIn(await spanishFormReady(page), spanish)
  await submitButton(spanishForm(page)).click()
  await page.waitForURL(THANKS)
  await page.goto('/book-online')
  await expect(page.locator('[data-island="submission-form"]')).toHaveAttribute('data-hydrated')
  await fillRequest(submissionForm(page), english)
  await submitButton(submissionForm(page)).click()
  await page.waitForURL('**/thank-you')
  const inSpanish = withoutWho(await expectOneLead(app, spanish))
  const inEnglish = withoutWho(await expectOneLead(app, english))
  expect(inSpanish).toEqual({ ...inEnglish, source_url: BOOKING })
})

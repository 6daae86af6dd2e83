import type { Locator, Page } from '@playwright/test'
import { KEPT_PAGES } from '#app/offline/kept.ts'
import { localPath } from '#domain/local-paths.ts'
import { SPANISH_RULE_WORDS } from '#domain/rule-words-es.ts'
import { expect, test } from './fixtures.ts'
import {
  ADDRESS,
  control,
  errorOf,
  expectNoLead,
  expectOneLead,
  formReady,
  mailsOf,
  newVisitor,
  submitButton,
} from './form-page.ts'
import { acceptCookies } from './shell-page.ts'

const { rules } = SPANISH_RULE_WORDS
const BOOKING = localPath('/book-online', 'es')

const spanishForm = (page: Page): Locator =>
  page.getByRole('form', { name: 'Formulario para pedir servicio' })

async function fillIn(form: Locator, visitor: string): Promise<void> {
  await control(form, 'name').fill(visitor)
  await control(form, 'phone').fill('2015550177')
  await control(form, 'address').fill(ADDRESS)
  await control(form, 'service').selectOption({ label: 'Apertura de casa' })
}

test.describe('R150: the whole way in Spanish', () => {
  test('errors, the request, thanks, and what staff read', async ({ page, app }) => {
    const visitor = newVisitor()
    await page.goto(BOOKING)
    await expect(page.locator('html')).toHaveAttribute('lang', /^es/)
    await formReady(page)
    const form = spanishForm(page)
    await control(form, 'captcha').check()
    await submitButton(form).click()
    await expect(errorOf(form, 'name')).toHaveText(rules['name-invalid'])
    await expect(errorOf(form, 'phone')).toHaveText(rules['phone-invalid'])
    await expect(errorOf(form, 'service')).toHaveText(rules['service-missing'])
    await expectNoLead(app, visitor)
    await fillIn(form, visitor)
    await submitButton(form).click()
    await page.waitForURL(`**${localPath('/thank-you', 'es')}`)
    await expect(page.getByText(ADDRESS)).toBeVisible()
    expect(await expectOneLead(app, visitor)).toMatchObject({
      service: 'House Lockout',
      timeframe: 'ASAP',
      source_url: BOOKING,
    })
    const [mail = ''] = await mailsOf(app, visitor)
    expect(mail).toContain('Speaks Spanish (used the Spanish page)')
  })
})

test.describe('R150: scripts switched off', () => {
  test.use({ javaScriptEnabled: false, allowedProblems: [/status of 422/] })

  test('what is wrong is said in Spanish; corrected, it is stored as from the Spanish page', async ({
    page,
    app,
  }) => {
    const visitor = newVisitor()
    await page.goto(BOOKING)
    await fillIn(spanishForm(page), visitor)
    await control(spanishForm(page), 'phone').fill('201 555')
    await submitButton(spanishForm(page)).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
    await expect(page.getByText(rules['phone-invalid'], { exact: true })).toBeVisible()
    await expectNoLead(app, visitor)
    const again = spanishForm(page)
    await control(again, 'phone').fill('(201) 555-0177')
    await submitButton(again).click()
    await page.waitForURL('**/r/*')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tenemos su solicitud.')
    expect(await expectOneLead(app, visitor)).toMatchObject({
      service: 'House Lockout',
      source_url: BOOKING,
      verification: 'unverified',
    })
  })
})

test.describe('R11: an address below /es that is no page', () => {
  test.use({ allowedProblems: [/status of 404/], javaScriptEnabled: false })

  test('is answered with the not-found page in Spanish', async ({ page }) => {
    const response = await page.goto('/es/nada')
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', /^es/)
    await expect(page.locator('main a[href="/es"]').first()).toBeVisible()
    await expect(page.locator('link[hreflang]')).toHaveCount(0)
  })
})

test.describe('R150: without a connection', () => {
  test.use({
    serviceWorkers: 'allow',
    allowedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
  })

  test('home, booking and contact open in Spanish, and every other page gives the number', async ({
    page,
    context,
  }) => {
    await acceptCookies(page)
    await page.goto('/es')
    const worker = async () => {
      const { active, scope } = await navigator.serviceWorker.ready
      return `${active?.state} ${new URL(scope).pathname}`
    }
    await expect.poll(() => page.evaluate(worker)).toBe('activated /es')
    await context.setOffline(true)
    for (const path of KEPT_PAGES) {
      await page.goto(localPath(path, 'es'))
      await expect(page.locator('html[data-kept]')).toHaveAttribute('lang', /^es/)
      await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
    }
    await page.goto(localPath('/faq', 'es'))
    await expect(page.locator('html[data-kept]')).toHaveAttribute('lang', /^es/)
    await expect(page.locator(`main a[href="${BOOKING}"]`)).toBeVisible()
  })
})

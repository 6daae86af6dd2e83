import type { Page } from '@playwright/test'
import { business } from '#domain/business/business.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { expect, test } from './fixtures.ts'
import { ready } from './shell-page.ts'
import { pageLike } from './sample-pages.ts'

const PAID = '/?utm_source=google&utm_medium=cpc'
const line = (digits: string) => ({ hrefs: [`tel:${digits}`], texts: [formatPhone(digits)] })
const DEFAULT_NUMBER = line(business.phones.default)
const PAID_SEARCH_NUMBER = line(business.phones.paidSearch)

/** Runs in the page: returns every phone number and every call link, without duplicates. */
function readNumbers() {
  const values = (selector: string, read: (element: Element) => string | null) => [
    ...new Set([...document.querySelectorAll(selector)].map(read)),
  ]
  return {
    hrefs: values('a[href^="tel:"]', (link) => link.getAttribute('href')),
    texts: values('[data-phone-text]', (span) => span.textContent),
  }
}

const numbers = (page: Page) => page.evaluate(readNumbers)

/** Records the numbers when the HTML has been parsed, before any later script and paint. */
async function recordFirstPaint(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(`document.addEventListener('DOMContentLoaded', () => {
    window.firstPaint = (${readNumbers.toString()})()
  })`)
  return () => page.evaluate(() => Object(window)['firstPaint'] as unknown)
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the paid-search number with the query, the default one without it', async ({
    page,
  }) => {
    await page.goto(PAID)
    expect(await numbers(page)).toEqual(PAID_SEARCH_NUMBER)
    await page.goto('/faq?utm_medium=cpc&utm_source=google&gclid=x')
    expect(await numbers(page)).toEqual(PAID_SEARCH_NUMBER)
    for (const path of ['/', '/?utm_source=google', '/?utm_source=Google&utm_medium=cpc']) {
      await page.goto(path)
      expect(await numbers(page)).toEqual(DEFAULT_NUMBER)
    }
  })
})

test('shows it at the first paint with the query, and keeps it', async ({ page }) => {
  const firstPaint = await recordFirstPaint(page)
  await page.goto(PAID)
  expect(await firstPaint()).toEqual(PAID_SEARCH_NUMBER)
  await ready(page)
  expect(await numbers(page)).toEqual(PAID_SEARCH_NUMBER)
})

test('shows it at the first paint of a later page from the stored values, and keeps it', async ({
  page,
}) => {
  await page.goto(PAID)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('utm_source'))).toBe('google')
  const firstPaint = await recordFirstPaint(page)
  await page.goto(pageLike('/services/emergency-locksmith/house-lockout'))
  expect(await firstPaint()).toEqual(PAID_SEARCH_NUMBER)
  await ready(page)
  expect(await numbers(page)).toEqual(PAID_SEARCH_NUMBER)
  await page.locator('.site-header').getByRole('link', { name: 'FAQ' }).click()
  await page.waitForURL('**/faq')
  expect(await numbers(page)).toEqual(PAID_SEARCH_NUMBER)
})

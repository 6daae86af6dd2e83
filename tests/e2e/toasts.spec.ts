import type { Locator, Page } from '@playwright/test'
import { shell } from '#app/content/en/shell.ts'
import { expect, test } from './fixtures.ts'
import { expectToast, openForm, submitButton, toasts } from './form-page.ts'
import { serveMaps, serveRecaptcha, test as googleTest } from './google.ts'
import { acceptCookies } from './shell-page.ts'

test.beforeEach(async ({ page }) => {
  await acceptCookies(page)
})

/** The form with its toasts made ready, and time standing still. */
async function stopped(page: Page): Promise<Locator> {
  await page.clock.install()
  const form = await openForm(page)
  await form.getByLabel('Name', { exact: true }).focus()
  await expect(
    page.locator('section[aria-live="polite"][aria-label^="Notifications"]'),
  ).toHaveCount(1)
  await page.clock.pauseAt(Date.now() + 60_000)
  return form
}

/** A refused submit, whose toast is shown now. */
async function refused(page: Page, form: Locator): Promise<void> {
  await submitButton(form).click()
  await page.clock.runFor(200)
  await expect(toasts(page)).toHaveCount(1)
}

/** Where the toast rests, once it has come to rest. */
async function restingBox(page: Page) {
  let before: unknown = null
  await expect
    .poll(async () => {
      const now = JSON.stringify(await toasts(page).boundingBox())
      const rests = now === before
      before = now
      return rests
    })
    .toBe(true)
  const box = await toasts(page).boundingBox()
  if (!box) throw new Error('no toast')
  return box
}

test('R71: it closes after 4000 ms', async ({ page }) => {
  const form = await stopped(page)
  await refused(page, form)
  await page.mouse.move(5, 5)
  await page.clock.runFor(3700)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(400)
  await expect(toasts(page)).toHaveCount(0)
})

test('R71: it waits under the pointer, and goes on when the pointer leaves', async ({ page }) => {
  const form = await stopped(page)
  await refused(page, form)
  await toasts(page).hover()
  await page.clock.runFor(20_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.mouse.move(5, 5)
  await page.clock.runFor(4100)
  await expect(toasts(page)).toHaveCount(0)
})

googleTest('R70: a second one takes the place of the first', async ({ page, google }) => {
  await acceptCookies(page)
  await serveMaps(page, 'current')
  await serveRecaptcha(page, { tokens: [google.issueToken()] })
  const form = await openForm(page)
  await submitButton(form).click()
  await expectToast(page, 'Verification Required', 'Please complete the reCAPTCHA verification')
  await form.locator('[data-fake-recaptcha] input').check()
  await submitButton(form).click()
  await expectToast(page, 'Form Validation Failed', 'Please check the form for errors')
  await expect(page.locator('.toast')).toHaveCount(1)
})

test('R71: Alt+T leads to the toasts, and they close by hand', async ({ page }) => {
  const form = await openForm(page)
  await submitButton(form).click()
  await expect(toasts(page)).toHaveCount(1)
  await page.keyboard.press('Alt+t')
  await expect(page.locator('.toasts')).toBeFocused()
  await page.keyboard.press('Tab')
  const close = toasts(page).getByRole('button', { name: 'Close toast' })
  await expect(close).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toHaveCount(0)
})

test('R71: a swipe of 20 px takes it away, a shorter one does not', async ({ page }) => {
  const form = await stopped(page)
  await refused(page, form)
  const swipe = async (distance: number) => {
    const { x, y } = await restingBox(page)
    await page.mouse.move(x + 100, y + 20)
    await page.mouse.down()
    await page.mouse.move(x + 100, y + 20 + distance, { steps: 4 })
    // Slower than 0.11 px a millisecond, so that the distance alone decides.
    await page.clock.runFor(1000)
    await page.mouse.up()
  }
  await swipe(15)
  await expect(toasts(page)).toHaveCount(1)
  await swipe(25)
  await expect(toasts(page)).toHaveCount(0)
})

test('R71: on a large screen it is 356 px wide, 32 px from the lower right corner', async ({
  page,
}) => {
  const form = await openForm(page)
  await submitButton(form).click()
  const { x, y, width, height } = await restingBox(page)
  expect(width).toBe(356)
  expect([x + width, y + height]).toEqual([1440 - 32, 900 - 32])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('R71: it stands above the call bar', async ({ page }) => {
    const form = await openForm(page)
    await submitButton(form).click()
    const { x, y, width, height } = await restingBox(page)
    const bar = await page.getByRole('region', { name: shell.callBar.label }).boundingBox()
    expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(390)
  })
})

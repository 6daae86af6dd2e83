import { menus } from '#copy/en/menus.ts'
import { business } from '#domain/business/business.ts'
import { telHref } from '#domain/phone/phone.ts'
import { acceptButton, card, newLead, stateLine, statusOf, test } from './board.fixture.ts'
import { expect, submissionForm } from './fixtures.ts'
import {
  control,
  expectOneLead,
  expectThanks,
  filledForm,
  newVisitor,
  openForm,
  sendForm,
} from './form-page.ts'
import { makeOld, removeStyles } from './older-browser.ts'

const PHONE = { width: 390, height: 844 }

// Features stay removed in a context that the next test uses again.
test.use({ reuseContext: false, viewport: PHONE })

test.describe('a phone of the oldest supported browsers', () => {
  test('reads home, opens the menu and closes it', async ({ page }) => {
    await makeOld(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => [].at === undefined)).toBe(true)
    const opener = page.getByRole('button', { name: menus.mobileMenu.open })
    const menu = page.getByRole('dialog', { name: menus.mobileMenu.label })
    // Until then the button leads to the list of pages.
    await expect(page.locator('[data-island="mobile-menu"][data-hydrated]')).toBeAttached()
    await opener.click()
    await expect(menu).toBeVisible()
    // Once it has stopped moving.
    await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE })
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await menu.getByRole('link', { name: menus.mobileMenu.bookService }).click()
    await expect(page).toHaveURL('/book-online')
  })

  test('sends an address with digits, and opens its status page', async ({ page, app }) => {
    await makeOld(page)
    const { form, visitor } = await filledForm(page)
    await form.getByLabel('Address', { exact: true }).blur()
    await expect(form.getByText(/Yes, we come to /)).toBeVisible()
    await sendForm(form)
    await expectThanks(page)
    await expectOneLead(app, visitor)
    const link = page.locator('a[href*="/r/"]').first()
    await link.click()
    await page.waitForURL('**/r/*')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('takes a lead on the board', async ({ app, phoneOf }) => {
    const id = await newLead(app)
    const phone = await phoneOf('Maria')
    await makeOld(phone)
    await phone.goto('/staff')
    await card(phone, id).click()
    await acceptButton(phone).click()
    await expect.poll(() => statusOf(app, id)).toBe('accepted')
    await expect(stateLine(phone)).toContainText('Yours since')
  })

  test('fills in the form again after a draft that was kept', async ({ page }) => {
    await makeOld(page)
    const { form, visitor } = await filledForm(page)
    await form.getByLabel('Address', { exact: true }).blur()
    await page.reload()
    const restored = await openForm(page)
    await expect(control(restored, 'name')).toHaveValue(visitor)
  })
})

test('without any styles, icons are small and a call link is near the top', async ({ page }) => {
  await removeStyles(page)
  await page.goto('/contact')
  const widths = await page
    .locator('svg.icon')
    .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width))
  expect(Math.max(...widths)).toBeLessThanOrEqual(24)
  const number = business.phones.default
  const call = page.locator(`a[href="${telHref(number)}"]`).first()
  expect((await call.boundingBox())?.y).toBeLessThan(2 * PHONE.height)
})

test('with storage blocked, the form says what was sent', async ({ page, app }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  const { form, visitor } = await filledForm(page)
  await form.getByRole('button', { name: 'Request Service' }).click()
  await expect(page.getByText(/have your request/i).first()).toBeVisible()
  await expect(page.getByText('1400 Willow Ave').first()).toBeVisible()
  await expectOneLead(app, visitor)
})

test.describe('a part of the form whose script fails', () => {
  test.use({ allowedProblems: [/planted/] })

  test('takes nothing else away', async ({ page, app }) => {
    await page.route(/town-notice-/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default () => { throw new Error("planted") }; export { }',
      }),
    )
    const visitor = newVisitor()
    const { form } = await filledForm(page)
    await control(form, 'name').fill(visitor)
    await control(form, 'address').blur()
    await expect(submissionForm(page)).toBeVisible()
    await sendForm(form)
    await expectOneLead(app, visitor)
  })
})

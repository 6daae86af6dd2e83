/** Form guidance by the findings of the GOV.UK Design System. */

import { submissionForm as words } from '#copy/en/submission-form.ts'
import { menus } from '#copy/en/menus.ts'
import { shell } from '#copy/en/shell.ts'
import { business } from '#domain/business/business.ts'
import { allTowns } from '#domain/places/towns.ts'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { expect, test } from './fixtures.ts'
import { control, expectOneLead, newVisitor, openForm, submitButton } from './form-page.ts'
import { openReady } from './shell-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a rejected submit lists the errors with links to the fields, and the tab title says so', async ({
  page,
}) => {
  const form = await openForm(page)
  const title = await page.title()
  const summary = form.getByRole('navigation', { name: words.errorSummary.label })
  await expect(summary).toHaveCount(0)
  await form.getByLabel("I'm not a robot").check()
  await submitButton(form).click()
  await expect(summary).toBeVisible()
  await expect(page).toHaveTitle(`${words.errorSummary.titlePrefix}${title}`)
  const links = summary.getByRole('link')
  await expect(links).toHaveCount(4)
  await links.nth(1).click()
  await expect(control(form, 'phone')).toBeFocused()
  await control(form, 'phone').pressSequentially('2015550177')
  await expect(links).toHaveCount(3)
  await control(form, 'name').fill('Vera')
  await control(form, 'address').fill('1400 Willow Ave, Hoboken')
  await control(form, 'service').selectOption(A_SERVICE)
  await expect(summary).toHaveCount(0)
  await expect(page).toHaveTitle(title)
})

test('marks nothing invalid before validation, and shows instructions beside the label', async ({
  page,
}) => {
  const form = await openForm(page)
  for (const name of ['name', 'phone', 'address', 'service', 'notes'] as const) {
    await expect(control(form, name)).toHaveAttribute('aria-invalid', 'false')
    expect(await control(form, name).getAttribute('placeholder')).toBeNull()
  }
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription(words.hints.phone)
})

test('takes a shared location instead of an address, and says that its town is served', async ({
  page,
  context,
  app,
}) => {
  const [town = { name: '', latitude: 0, longitude: 0 }] = allTowns()
  const { latitude, longitude } = town
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude, longitude, accuracy: 12 })
  const form = await openForm(page)
  const visitor = newVisitor()
  await control(form, 'name').fill(visitor)
  await control(form, 'phone').fill('2015550177')
  await form.getByRole('button', { name: words.location.button }).click()
  const address = `Near ${latitude.toFixed(5)}, ${longitude.toFixed(5)} (±12 m)`
  await expect(control(form, 'address')).toHaveValue(address)
  await expect(form.getByText(`Yes, we come to ${town.name}.`)).toBeVisible()
  await control(form, 'service').selectOption(A_SERVICE)
  await form.getByLabel("I'm not a robot").check()
  await submitButton(form).click()
  await page.waitForURL('**/thank-you')
  expect(await expectOneLead(app, visitor)).toMatchObject({ address, town: { source: 'location' } })
})

test('keeps a typed address when a location is shared, and says if its town is not served', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 40.795, longitude: -74.0253, accuracy: 12 })
  const form = await openForm(page)
  await control(form, 'address').fill('350 5th Ave, New York, NY 10118')
  await control(form, 'address').blur()
  await expect(form.getByText(words.townNotice.outside)).toBeVisible()
  await form.getByRole('button', { name: words.location.button }).click()
  await expect(form.getByText(words.location.added)).toBeVisible()
  await expect(control(form, 'address')).toHaveValue('350 5th Ave, New York, NY 10118')
})

test('says of a town that it does not know that we may not come', async ({ page }) => {
  const form = await openForm(page)
  await control(form, 'address').fill('100 Main Street, Fort Lee')
  await control(form, 'address').blur()
  await expect(form.getByText(words.townNotice.unknown)).toBeVisible()
})

test('keeps a foreign number as typed and says so', async ({ page }) => {
  const form = await openForm(page)
  const phone = form.getByLabel('Phone')
  await phone.pressSequentially('+44 20 7946 0018')
  await expect(phone).toHaveValue('+44 20 7946 0018')
  const { rules } = words.ruleMessages
  await expect(phone).toHaveAccessibleDescription(`${rules['phone-foreign']} ${words.hints.phone}`)
  await phone.fill('')
  await phone.pressSequentially('2015550123')
  await expect(phone).toHaveValue('(201) 555-0123')
  await expect(phone).toHaveAccessibleDescription(words.hints.phone)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("Book Service in the call bar leads to the page's form", async ({ page }) => {
    await openReady(page, '/')
    await page
      .getByRole('region', { name: shell().callBar.label })
      .getByRole('link', { name: shell().callBar.bookService })
      .click()
    await expect(page).toHaveURL('/#book')
    await expect(page.locator('#book form')).toBeInViewport()
  })

  test('Text us is beside the call in the menu and on Contact, with the same number', async ({
    page,
  }) => {
    for (const [query, phone] of [
      ['', business.phones.default],
      ['?utm_source=google&utm_medium=cpc', business.phones.paidSearch],
    ] as const) {
      await openReady(page, `/contact${query}`)
      const contact = page.getByRole('main').getByRole('link', { name: menus.textUs })
      await expect(contact).toHaveAttribute('href', `sms:${phone}`)
      await page.getByRole('button', { name: menus.mobileMenu.open }).click()
      const menu = page.getByRole('dialog').getByRole('link', { name: menus.textUs })
      await expect(menu).toHaveAttribute('href', `sms:${phone}`)
    }
  })
})

/** Values that the browser fills in: several fields at once, without keys, at any time. */

import type { Page } from '@playwright/test'
import { submissionForm as english } from '#copy/en/submission-form.ts'
import { submissionForm as spanish } from '#copy/es/submission-form.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { expect, test } from './fixtures.ts'
import { control, formReady, openForm } from './form-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Fills fields as browsers do: by their autocomplete attribute, with input and change only. */
async function autofill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((given) => {
    for (const [kind, text] of Object.entries(given)) {
      const field = document.querySelector<HTMLInputElement>(`form [autocomplete="${kind}"]`)
      if (!field) throw new Error(`no field for ${kind}`)
      field.value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }, values)
}

const PERSON = { name: 'Vera Lopez', tel: '+12015550177', email: 'vera@visitor.example' }

test('formats what is filled in at once, and separates the lines of an address', async ({
  page,
}) => {
  const form = await openForm(page)
  await autofill(page, { ...PERSON, 'address-line1': `7601 Bergenline Ave\n${A_TOWN}, NJ` })
  await expect(control(form, 'name')).toHaveValue('Vera Lopez')
  await expect(control(form, 'phone')).toHaveValue('+1 (201) 555-0177')
  await expect(control(form, 'email')).toHaveValue('vera@visitor.example')
  await expect(control(form, 'address')).toHaveValue(`7601 Bergenline Ave, ${A_TOWN}, NJ`)
  await autofill(page, { 'address-line2': 'Apt 4B' })
  await expect(control(form, 'unit_number')).toHaveValue('Apt 4B')
  for (const tel of ['12015550177', '+1 (201) 555-0177']) {
    await autofill(page, { tel })
    await expect(control(form, 'phone')).toHaveValue('+1 (201) 555-0177')
  }
  await autofill(page, { tel: '2015550177' })
  await expect(control(form, 'phone')).toHaveValue('(201) 555-0177')
})

test('keeps what was filled in before hydration, over a stored draft', async ({ page }) => {
  const first = await openForm(page)
  await control(first, 'name').fill('Somebody Else')
  await control(first, 'notes').fill('Blue door')
  await page.reload({ waitUntil: 'commit' })
  await page.locator('form [autocomplete="tel"]').waitFor({ state: 'attached' })
  await autofill(page, { ...PERSON, 'address-line1': `1 Main St, ${A_TOWN}` })
  const form = await formReady(page)
  await expect(control(form, 'notes')).toHaveValue('Blue door')
  await expect(control(form, 'name')).toHaveValue('Vera Lopez')
  await expect(control(form, 'phone')).toHaveValue('+1 (201) 555-0177')
  await expect(control(form, 'address')).toHaveValue(`1 Main St, ${A_TOWN}`)
})

for (const [path, { questions }] of [
  ['/book-online', english],
  ['/es/pedir-servicio', spanish],
] as const) {
  test(`asks for the town of a street alone, without refusing it, on ${path}`, async ({ page }) => {
    const form = await openForm(page, path)
    const address = control(form, 'address')
    const check = address.locator('..').locator('.control-valid')
    await autofill(page, { 'address-line1': '7601 Bergenline Ave' })
    await address.focus()
    await address.blur()
    await expect(form.getByText(questions.town)).toBeVisible()
    await expect(check).toHaveCount(0)
    await expect(address).toHaveAttribute('aria-invalid', 'false')
    for (const town of [A_TOWN, 'NJ 07047', 'Newark']) {
      await address.fill(`7601 Bergenline Ave, ${town}`)
      await address.blur()
      await expect(form.getByText(questions.town)).toHaveCount(0)
      await expect(check).toHaveCount(1)
    }
  })
}

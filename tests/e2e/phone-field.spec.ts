/** What becomes of a phone number that is typed, pasted or filled in by the browser. */

import { submissionForm as english } from '#copy/en/submission-form.ts'
import { submissionForm as spanish } from '#copy/es/submission-form.ts'
import { expect, test } from './fixtures.ts'
import { control, openForm } from './form-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('undo and redo go through what was typed, and typing goes on', async ({ page }) => {
  const phone = control(await openForm(page), 'phone')
  await phone.pressSequentially('2015550142')
  await expect(phone).toHaveValue('(201) 555-0142')
  const shorter = async () => (await phone.inputValue()).replaceAll(/\D/g, '')
  for (let step = 0; step < 40 && (await shorter()) !== ''; step++) {
    await page.keyboard.press('Control+z')
    expect('2015550142'.startsWith(await shorter())).toBe(true)
  }
  await expect(phone).toHaveValue('')
  for (let step = 0; step < 40; step++) await page.keyboard.press('Control+Shift+z')
  await expect(phone).toHaveValue('(201) 555-0142')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('3')
  await expect(phone).toHaveValue('(201) 555-0143')
})

test('an edit in the middle keeps the caret at its digit', async ({ page }) => {
  const phone = control(await openForm(page), 'phone')
  await phone.pressSequentially('201555142')
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('0')
  await expect(phone).toHaveValue('(201) 555-0142')
  await page.keyboard.press('9')
  await expect(phone).toHaveValue('(201) 555-0914 2')
})

for (const [path, messages] of [
  ['/book-online', english],
  ['/es/pedir-servicio', spanish],
] as const) {
  test(`asks about a number that cannot exist, without refusing it, on ${path}`, async ({
    page,
  }) => {
    const form = await openForm(page, path)
    const phone = control(form, 'phone')
    for (const number of ['1333456789', '2955550142', '2011550142']) {
      await phone.fill(number)
      await phone.blur()
      await expect(form.getByText(messages.questions.phone)).toBeVisible()
      await expect(phone).toHaveAttribute('aria-invalid', 'false')
      await expect(phone.locator('..').locator('.control-valid')).toHaveCount(0)
    }
    await phone.fill('2015550142')
    await phone.blur()
    await expect(form.getByText(messages.questions.phone)).toHaveCount(0)
    await expect(phone.locator('..').locator('.control-valid')).toHaveCount(1)
  })

  test(`says that a foreign number is none of ours, on ${path}`, async ({ page }) => {
    const form = await openForm(page, path)
    const phone = control(form, 'phone')
    for (const number of [
      '+65 8123 4567',
      '\u2068+65 8123 4567\u2069',
      'tel:+6581234567',
      '0065 8123 4567',
    ]) {
      await phone.fill(number)
      await phone.blur()
      await expect(form.getByText(messages.ruleMessages.rules['phone-foreign'])).toBeVisible()
      await expect(phone).toHaveValue(number)
    }
    await phone.fill('२०१ ५५५ ०१४२')
    await expect(phone).toHaveValue('(201) 555-0142')
    await expect(phone).toHaveAttribute('aria-invalid', 'false')
  })
}

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { control, openForm } from './form-page.ts'
import { acceptCookies } from './shell-page.ts'

test.beforeEach(async ({ page }) => {
  await acceptCookies(page)
})

/** The phone field with a bar where the caret stands. */
async function phoneWithCaret(page: Page): Promise<string> {
  return await page.locator('[name="phone"]').evaluate((input: HTMLInputElement) => {
    const { value, selectionStart } = input
    return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`
  })
}

async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let count = 0; count < times; count++) await page.keyboard.press(key)
}

test('R34: it is formatted as typed, with the caret behind the last digit', async ({ page }) => {
  const form = await openForm(page)
  await control(form, 'phone').focus()
  for (const [keys, expected] of [
    ['2', '(2|'],
    ['01', '(201|'],
    ['5', '(201) 5|'],
    ['55', '(201) 555|'],
    ['0', '(201) 555-0|'],
    ['177', '(201) 555-0177|'],
  ] as const) {
    await page.keyboard.type(keys)
    expect(await phoneWithCaret(page)).toBe(expected)
  }
})

test('R34: in the middle, typing, Backspace and Delete keep the caret at its digit', async ({
  page,
}) => {
  const form = await openForm(page)
  await control(form, 'phone').pressSequentially('2015550177')
  await press(page, 'ArrowLeft', 6)
  expect(await phoneWithCaret(page)).toBe('(201) 55|5-0177')
  await press(page, 'Backspace')
  expect(await phoneWithCaret(page)).toBe('(201) 5|50-177')
  await page.keyboard.type('5')
  expect(await phoneWithCaret(page)).toBe('(201) 55|5-0177')
  await press(page, 'Delete')
  expect(await phoneWithCaret(page)).toBe('(201) 55|0-177')
  await page.keyboard.type('5')
  expect(await phoneWithCaret(page)).toBe('(201) 555|-0177')
  // In front of the sign that stands between two groups, Delete still gets on.
  await press(page, 'Delete', 2)
  expect(await phoneWithCaret(page)).toBe('(201) 555-|177')
  // And from the very front it deletes every digit there is.
  await press(page, 'Home')
  await press(page, 'Delete', 12)
  expect(await phoneWithCaret(page)).toBe('|')
})

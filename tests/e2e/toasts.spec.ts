import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openForm, submitButton, toasts } from './form-page.ts'

/** Returns the toast's box once it has stopped moving. */
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

test('on a large screen it is 356 px wide, 32 px from the lower right corner', async ({ page }) => {
  const form = await openForm(page)
  await submitButton(form).click()
  const { x, y, width, height } = await restingBox(page)
  expect(width).toBe(356)
  expect([x + width, y + height]).toEqual([1440 - 32, 900 - 32])
})

import type { Page } from '@playwright/test'
import { recordLead } from '#tests/support/board-setup.ts'
import { signInStaff } from '#tests/support/staff-session.ts'
import { expectAccessible, wordsCutOff } from './axe.ts'
import { keepCookie, openLead, PHONE, standing, takeButton, test } from './board.fixture.ts'
import { expect } from './fixtures.ts'
import { expectNoSidewaysScroll } from './shell-page.ts'

test.use({ viewport: PHONE })

async function writeQuote(board: Page, total: string): Promise<void> {
  await board.locator('summary', { hasText: /quote/ }).click()
  await board.getByLabel('Total, in dollars').fill(total)
  await board.getByLabel('What it includes').fill('Opening and a new cylinder')
  await board.getByRole('button', { name: 'Show it to the customer' }).click()
}

const price = (page: Page, amount: string) =>
  page.getByRole('heading', { name: `Your price: ${amount}` })

test('the customer sees a quote on the open status page and agrees, and the board shows it', async ({
  page,
  app,
  phoneOf,
}) => {
  const { id, path } = await app.withStore((store) => recordLead(store))
  const board = await phoneOf('Maria')
  await openLead(board, id)
  await takeButton(board).click()
  await expect(standing(board)).toContainText('Yours')
  await page.goto(path)
  await writeQuote(board, '149.50')
  await expect(price(page, '$149.50')).toBeVisible({ timeout: 15_000 })
  await page.setViewportSize({ width: 320, height: 640 })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(board)
  await page.getByRole('button', { name: 'I agree' }).click()
  await expect(page.getByText('You agreed at')).toBeVisible()
  await expect(board.getByText('The customer agreed at')).toBeVisible({ timeout: 15_000 })
})

test.describe('with scripts disabled', () => {
  test.use({ javaScriptEnabled: false, allowedProblems: [/status of 409/] })

  test('quote, change, agreement and payment work by forms alone', async ({
    page,
    context,
    app,
  }) => {
    const { id, path } = await app.withStore((store) => recordLead(store))
    const { cookie } = await app.withStore((store) => signInStaff(store, 'Maria'))
    await keepCookie(context, cookie, app)
    const board = await context.newPage()
    await openLead(board, id)
    await takeButton(board).click()
    await writeQuote(board, '149')
    await page.goto(path)
    await expect(price(page, '$149.00')).toBeVisible()
    await writeQuote(board, '160')
    await page.getByRole('button', { name: 'I agree' }).click()
    await expect(page.getByRole('alert')).toContainText('does not count')
    await page.getByRole('button', { name: 'I agree' }).click()
    await expect(page.getByText('You agreed at')).toBeVisible()
    for (const button of ['20 min', 'It is done'])
      await board.getByRole('button', { name: button }).click()
    await expect(board.getByLabel('Price agreed, in dollars')).toHaveValue('160.00')
    await board.getByLabel('Price paid, in dollars').fill('170.60')
    await board.getByLabel('Paid by').selectOption('card')
    expect(await wordsCutOff(board)).toEqual([])
    await board.getByRole('button', { name: 'Save the payment' }).click()
    await expect(board.locator('dd', { hasText: '$170.60 paid, card' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('main')).not.toContainText('170')
  })
})

import type { Page } from '@playwright/test'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { PHOTO_LIMITS } from '#domain/submission/photo-limits.ts'
import { sampleJpeg, withGps } from '#server/photos/photo-samples.fixture.ts'
import { PHOTO_MESSAGES } from '#copy/server/visitor-photos.ts'
import type { RunningApp } from '#tests/support/running-app.ts'
import { signInStaff } from '#tests/support/staff-session.ts'
import { expectAccessible, wordsCutOff } from './axe.ts'
import { keepCookie, openLead, PHONE, stateLine, acceptButton, test } from './board.fixture.ts'
import { expect, fillRequest, submissionForm } from './fixtures.ts'
import { filledForm, leadsOf, newVisitor, sendForm, submitButton } from './form-page.ts'
import { expectNoSidewaysScroll } from './shell-page.ts'

test.use({ viewport: PHONE })

const messages = PHOTO_MESSAGES.en
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
/** One black pixel, in a format that the server does not read. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64')

type PhotoFile = ReturnType<typeof jpeg>

async function addPhotos(page: Page, ...files: readonly PhotoFile[]): Promise<void> {
  await page.getByRole('link', { name: messages.link }).click()
  await page.getByLabel(messages.label).setInputFiles(files)
  await page.getByRole('button', { name: messages.send }).click()
}

/** Returns the sizes of a lead's photos on the board, in pixels. */
async function sizesOnBoard(board: Page): Promise<readonly (readonly number[])[]> {
  const photos = board.locator('.photos img')
  const sizes = () =>
    photos.evaluateAll((all) =>
      all.map((each) => {
        const { naturalWidth, naturalHeight } = each as HTMLImageElement
        return [naturalWidth, naturalHeight]
      }),
    )
  for (const photo of await photos.all()) await photo.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await sizes()).flat().includes(0)).toBe(false)
  return await sizes()
}

async function writeQuote(board: Page, total: string): Promise<void> {
  await board.locator('summary', { hasText: /quote/ }).click()
  await board.getByLabel('Total, in dollars').fill(total)
  await board.getByLabel('What it includes').fill('Opening and a new cylinder')
  await board.getByRole('button', { name: 'Show it to the customer' }).click()
}

const price = (page: Page, amount: string) =>
  page.getByRole('heading', { name: `Your price: ${amount}` })
const agree = (page: Page) => page.getByRole('button', { name: 'I agree' })

async function openLeadOf(visitor: string, board: Page, app: RunningApp): Promise<void> {
  await expect.poll(async () => (await leadsOf(app, visitor)).length).toBe(1)
  const [lead] = await leadsOf(app, visitor)
  await openLead(board, lead?.id ?? '')
}

async function complete(board: Page): Promise<void> {
  for (const button of ['20 min', 'It is done']) {
    const saved = board.waitForResponse((response) => response.request().method() === 'POST')
    await board.getByRole('button', { name: button }).click()
    await saved
  }
}

/** Writes a review, and publishes it: home shows it until it is hidden again. */
async function reviewAndPublish(page: Page, board: Page): Promise<void> {
  const text = `Quoted, came, opened: ${crypto.randomUUID()}`
  await page.getByRole('link', { name: 'Write a review' }).click()
  await page.getByLabel('4 stars').check()
  await page.getByLabel('What should others know?').fill(text)
  await page.getByLabel('You may publish my review').check()
  await page.getByRole('button', { name: 'Send the review' }).click()
  await expect(page.getByText('Thank you for your review.')).toBeVisible()
  await board.goto('/staff/reviews')
  const row = board.getByRole('listitem').filter({ hasText: text })
  const published = page.locator('.review-tag', { hasText: text })
  for (const [button, count] of [
    ['Publish', 1],
    ['Hide', 0],
  ] as const) {
    await row.getByRole('button', { name: button }).click()
    await expect(row.getByRole('button', { name: button })).toHaveCount(0)
    await expect(async () => {
      await page.goto('/')
      await expect(published).toHaveCount(count, { timeout: 1000 })
    }).toPass()
    if (count === 1) await expect(published).toContainText(`Vera ${A_TOWN}`)
  }
}

test.describe('with scripts', () => {
  test.use({ allowedProblems: [/status of 422/] })

  test('a submission gets photos, a quote, an agreement and a review, which home shows', async ({
    page,
    app,
    phoneOf,
  }) => {
    test.slow()
    const { form, visitor } = await filledForm(page)
    await sendForm(form)
    const link = page.getByRole('link', { name: 'Keep this page' })
    await expect(link).toHaveAttribute('href', /\/r\//)
    await page.goto((await link.getAttribute('href')) ?? '')

    const board = await phoneOf('Maria', 'owner')
    await openLeadOf(visitor, board, app)
    await expect(page.getByRole('link', { name: messages.link })).toBeVisible()
    await acceptButton(board).click()
    await expect(stateLine(board)).toContainText('Yours')

    // The browser scales photos, and turns the GIF into a JPEG.
    const sent: number[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/photo') && request.method() === 'POST')
        sent.push(request.postDataBuffer()?.length ?? 0)
    })
    await page.getByRole('link', { name: messages.link }).click()
    await expectAccessible(page)
    await page.goBack()
    const gif = { name: 'key.gif', mimeType: 'image/gif', buffer: GIF }
    await addPhotos(page, jpeg('lock.jpg', withGps(sampleJpeg(3000, 4000))), gif)
    await expect(page.getByText(messages.sent(2))).toBeVisible()
    expect(sent).toHaveLength(2)
    expect(Math.max(...sent)).toBeLessThan(PHOTO_LIMITS.storedBytes)
    // One that is refused is named and does not stop the others.
    await addPhotos(
      page,
      jpeg('door.jpg', Buffer.from('not a photo')),
      jpeg('key.jpg', sampleJpeg()),
    )
    await expect(page.getByRole('alert')).toHaveText(`door.jpg: ${messages.unreadable}`)
    await page.getByLabel(messages.camera).setInputFiles(jpeg('camera.jpg', sampleJpeg()))
    await page.getByRole('button', { name: messages.send }).click()
    await expect(page.getByText(messages.sent(4))).toBeVisible()

    await board.reload()
    // Its orientation exchanges the sides.
    expect(await sizesOnBoard(board)).toEqual([
      [1600, 1200],
      [1, 1],
      [64, 48],
      [64, 48],
    ])
    await expectNoSidewaysScroll(board)
    await writeQuote(board, '149.50')
    await expect(price(page, '$149.50')).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expectAccessible(board)
    await agree(page).click()
    await expect(page.getByText('You agreed at')).toBeVisible()
    await expect(board.getByText('The customer agreed at')).toBeVisible()
    await complete(board)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Done. Thank you.')
    await reviewAndPublish(page, await phoneOf('Olga', 'owner'))
  })
})

test.describe('with scripts disabled', () => {
  test.use({ javaScriptEnabled: false, allowedProblems: [/status of 409/] })

  test('the same by forms alone, with a changed quote and a payment', async ({
    page,
    browser,
    app,
  }) => {
    test.slow()
    const visitor = newVisitor()
    await page.goto('/book-online')
    const form = submissionForm(page)
    await fillRequest(form, visitor)
    await submitButton(form).click()
    await page.waitForURL('**/r/*')
    await expect(page.getByText(messages.waiting)).toBeVisible()

    const { cookie } = await app.withDb((db) => signInStaff(db, 'Maria', { role: 'owner' }))
    // A phone of its own: on one that is signed in to the board nobody agrees to a quote.
    const phone = await browser.newContext({
      javaScriptEnabled: false,
      viewport: PHONE,
      baseURL: app.url,
    })
    await keepCookie(phone, cookie, app)
    const board = await phone.newPage()
    await openLeadOf(visitor, board, app)
    await acceptButton(board).click()
    await page.reload()
    await addPhotos(page, jpeg('lock.jpg', withGps(sampleJpeg(2000, 1000))))
    await expect(page.getByText(messages.sent(1))).toBeVisible()
    await expect(page.locator('img')).toHaveCount(0)
    await board.reload()
    expect(await sizesOnBoard(board)).toEqual([[800, 1600]])
    await writeQuote(board, '149')
    await page.reload()
    await expect(price(page, '$149.00')).toBeVisible()
    await writeQuote(board, '160')
    await agree(page).click()
    await expect(page.getByRole('alert')).toContainText('The job changed')
    await agree(page).click()
    await expect(page.getByText('You agreed at')).toBeVisible()
    await complete(board)
    await expect(board.getByLabel('Price agreed, in dollars')).toHaveValue('160.00')
    await board.getByLabel('Price paid, in dollars').fill('170.60')
    await board.getByLabel('Paid by').selectOption('card')
    expect(await wordsCutOff(board)).toEqual([])
    await board.getByRole('button', { name: 'Save the payment' }).click()
    const payment = board.locator('dd', { hasText: '$170.60 paid, card' })
    await expect(payment).toBeVisible()
    await board.goto('/staff/overview?days=1')
    for (const name of [/Taken$/, visitor]) await board.getByRole('link', { name }).press('Enter')
    await expect(payment).toBeVisible()
    await page.reload()
    await expect(page.getByRole('main')).toContainText('Paid: $170.60 (card)')
    // Who came does not publish what is said about them.
    const { cookie: another } = await app.withDb((db) => signInStaff(db, 'Olga', { role: 'owner' }))
    await keepCookie(phone, another, app)
    await reviewAndPublish(page, board)
    await phone.close()
  })
})

import type { Page } from '@playwright/test'
import { sampleJpeg, withGps } from '#server/photos/photo-samples.fixture.ts'
import { PHOTO_LIMITS } from '#server/photos/photo-limits.ts'
import { PHOTO_MESSAGES } from '#server/status-page/photo-messages.ts'
import { recordLead } from '#tests/support/board-setup.ts'
import { expectAccessible } from './axe.ts'
import { openLead, test } from './board.fixture.ts'
import { expect } from './fixtures.ts'
import { expectNoSidewaysScroll } from './shell-page.ts'

const words = PHOTO_MESSAGES.en
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
/** One black pixel. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64')

const send = async (page: Page, ...files: readonly ReturnType<typeof jpeg>[]): Promise<void> => {
  await page.getByRole('link', { name: words.link }).click()
  await page.getByLabel(words.label).setInputFiles(files)
  await page.getByRole('button', { name: words.send }).click()
}

/** Opens the lead as staff; returns the sizes of its photos in pixels. */
async function sizesOnBoard(phone: Page, id: string): Promise<readonly (readonly number[])[]> {
  await openLead(phone, id)
  const photos = phone.locator('.photos img')
  const sizes = () =>
    photos.evaluateAll((all) =>
      all.map((each) => {
        const { naturalWidth, naturalHeight } = each as HTMLImageElement
        return [naturalWidth, naturalHeight]
      }),
    )
  for (const photo of await photos.all()) await photo.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await sizes()).flat().includes(0)).toBe(false)
  await expectNoSidewaysScroll(phone)
  return await sizes()
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the visitor sends a photo, and signed-in staff see it', async ({ page, app, phoneOf }) => {
    const { id, path } = await app.withStore((store) => recordLead(store))
    await page.goto(path)
    await send(page, jpeg('lock.jpg', withGps(sampleJpeg(2000, 1000))))
    await expect(page.getByText(words.sent(1))).toBeVisible()
    await expect(page.locator('img')).toHaveCount(0)
    expect(await sizesOnBoard(await phoneOf('Maria'), id)).toEqual([[800, 1600]])
  })
})

test.describe('with scripts', () => {
  test.use({ allowedProblems: [/status of 422/] })

  test('several photos are scaled on the phone and sent at once', async ({
    page,
    app,
    phoneOf,
  }) => {
    const { id, path } = await app.withStore((store) => recordLead(store))
    const sent: number[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.postDataBuffer()?.length ?? 0)
    })
    await page.goto(path)
    await page.getByRole('link', { name: words.link }).click()
    await expectAccessible(page)
    await page.goBack()
    // The server reads no GIF: the browser turns it into a JPEG.
    const gif = { name: 'key.gif', mimeType: 'image/gif', buffer: GIF }
    await send(page, jpeg('lock.jpg', withGps(sampleJpeg(3000, 4000))), gif)
    await expect(page.getByText(words.sent(2))).toBeVisible()
    expect(sent).toHaveLength(2)
    expect(Math.max(...sent)).toBeLessThan(PHOTO_LIMITS.storedBytes)
    await send(page, jpeg('door.jpg', Buffer.from('not a photo')))
    await expect(page.getByRole('alert')).toHaveText(words.unreadable)
    // Its orientation exchanges the sides.
    expect(await sizesOnBoard(await phoneOf('Maria'), id)).toEqual([
      [1600, 1200],
      [1, 1],
    ])
  })
})

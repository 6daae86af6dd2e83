import { Transformer } from '@napi-rs/image'
import type { Page } from '@playwright/test'
import { TOKENS } from '#app/art/tokens.ts'
import { expect, test } from './fixtures.ts'
import { acceptCookies, openReady } from './shell-page.ts'

/** Between the buttons and whatever stands on the key, px. */
const CLEAR = 12
/** Those that were drawn, those between them, and both sides of every break. */
const WIDTHS = [
  320, 340, 360, 390, 430, 480, 560, 639, 640, 700, 768, 832, 900, 1023, 1024, 1100, 1180, 1280,
  1359, 1360, 1440, 1920, 2560,
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** How many pixels of brass there are in the strip under the hero's buttons. */
async function brassUnderButtons(page: Page): Promise<number> {
  const box = await page.locator('.hero-copy > div').boundingBox()
  if (!box) throw new Error('the hero has no buttons')
  const png = await page.screenshot({
    animations: 'disabled',
    clip: { x: box.x, y: box.y + box.height, width: box.width, height: CLEAR },
  })
  const image = new Transformer(png)
  const { width, height } = await image.metadata()
  const pixels = await image.rawPixels()
  const depth = pixels.length / (width * height)
  const brass = [1, 3, 5].map((at) => Number.parseInt(TOKENS.brass.slice(at, at + 2), 16))
  const isBrass = (from: number): boolean =>
    brass.every((value, channel) => Math.abs((pixels[from + channel] ?? 0) - value) < 40)
  return Array.from({ length: width * height }, (_, index) => index * depth).filter(isBrass).length
}

test('the spires of the skyline stay clear of the buttons at every width', async ({ page }) => {
  await acceptCookies(page)
  await openReady(page, '/')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 1000 })
    await page.evaluate(async () => {
      for (const image of document.querySelectorAll<HTMLImageElement>('.hero-key > img')) {
        image.loading = 'eager'
        if (image.checkVisibility()) await image.decode()
      }
    })
    expect([width, await brassUnderButtons(page)]).toEqual([width, 0])
  }
})

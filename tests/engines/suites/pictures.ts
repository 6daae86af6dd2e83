import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Transformer } from '@napi-rs/image'
import { describe, expect, test } from 'vitest'
import { ANOTHER_BUSINESS, skipRunningUnless, skipUnless } from '#tests/support/skip-unless.ts'
import { isAsDelivered } from '../../e2e/sample-pages.ts'
import { DESKTOP, type Engine, forgetVisits, PHONE } from '../engine.ts'

const FOLDER = join(import.meta.dirname, '..', 'pictures')
/** The engine that has drawn the pictures. */
const VERSION_FILE = join(FOLDER, 'version.txt')
const IS_RENEWAL = process.env['RENEW_PICTURES'] === '1'

type Size = readonly [width: number, height: number]
const PICTURES: readonly (readonly [name: string, path: string, size: Size])[] = [
  ['home-390', '/', PHONE],
  ['home-1440', '/', DESKTOP],
  ['home-es-390', '/es', PHONE],
  ['form-390', '/book-online', PHONE],
  ['form-es-1440', '/es/pedir-servicio', DESKTOP],
  ['service-390', '/services/residential-locksmith/lock-rekey', PHONE],
  ['category-1440', '/services/auto-locksmith', DESKTOP],
  ['town-390', '/service-areas/hoboken', PHONE],
  ['prices-390', '/pricing', PHONE],
  ['not-found-390', '/no-such-page', PHONE],
]

/** Pictures are compared at this part of their size, where letters' edges do not count. */
const SCALE = 4
/** Difference of a channel, of 255, from which a pixel counts as another. */
const ANOTHER_PIXEL = 32
/** Share of other pixels that is allowed: the hour changes a few lit windows. */
const TOLERANCE = 0.015

/**
 * The first screens of ten pages, compared with kept pictures of the site as delivered. After an
 * intended change: `RENEW_PICTURES=1 npx vitest run --project=engines webkit -t picture`, then look
 * at each.
 */
export function testPictures(get: () => Engine): void {
  describe('pictures', skipUnless(isAsDelivered, ANOTHER_BUSINESS), () => {
    test.for(PICTURES)('%s matches its picture', async ([name, path, size], context) => {
      const { page } = get()
      const version = page.version.replace(/\.\d+$/, '')
      if (!IS_RENEWAL) {
        const drawnBy = readFileSync(VERSION_FILE, 'utf8').trim()
        skipRunningUnless(context, version === drawnBy, `the pictures were drawn by ${drawnBy}`)
      }
      await forgetVisits(page)
      await page.setViewport(...size)
      await page.goto(path)
      await page.waitFor('the whole page', isWhole)
      // At any hour in the colors of the day.
      await page.evaluate(() => document.documentElement.classList.remove('night'))
      const file = join(FOLDER, `${name}.jpg`)
      const now = await page.screenshot()
      await page.setViewport(...PHONE)
      if (IS_RENEWAL) {
        mkdirSync(FOLDER, { recursive: true })
        writeFileSync(file, await new Transformer(now).jpeg(70))
        writeFileSync(VERSION_FILE, `${version}\n`)
      }
      expect(existsSync(file)).toBe(true)
      const share = await otherPixels(readFileSync(file), now)
      if (share > TOLERANCE) keepForReview(name, now)
      expect(share).toBeLessThanOrEqual(TOLERANCE)
    })
  })
}

/** Returns whether fonts, pictures, scripts and the parts below the first screen are there. */
async function isWhole(): Promise<boolean> {
  await document.fonts.ready
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (let frames = 0; frames < 10; frames++) await frame()
  const isOnScreen = (image: HTMLImageElement) =>
    image.checkVisibility() && image.getBoundingClientRect().top < innerHeight
  // Hydration shows what needs scripts: the location button, and that of the moving word.
  const form = document.querySelector<HTMLElement>('[data-island="submission-form"]')
  return (
    (form === null || form.dataset['hydrated'] !== undefined) &&
    document.documentElement.classList.contains('laid') &&
    document.fonts.status === 'loaded' &&
    [...document.images].every((image) => image.complete || !isOnScreen(image))
  )
}

/** Returns the share of pixels that differ visibly, 0 to 1. */
async function otherPixels(kept: Buffer, now: Buffer): Promise<number> {
  const [one, other] = await Promise.all([pixels(kept), pixels(now)])
  if (one.length !== other.length) return 1
  let count = 0
  for (let at = 0; at < one.length; at += 3)
    if ([0, 1, 2].some((channel) => difference(one, other, at + channel) > ANOTHER_PIXEL)) count++
  return count / (one.length / 3)
}

const difference = (one: Buffer, other: Buffer, at: number): number =>
  Math.abs((one[at] ?? 0) - (other[at] ?? 0))

/** Returns the small picture as bytes of red, green and blue. */
async function pixels(picture: Buffer): Promise<Buffer> {
  // A JPEG has no transparency, which a screenshot has.
  const opaque = await new Transformer(picture).jpeg(95)
  const { width } = await new Transformer(opaque).metadata()
  return await new Transformer(opaque).resize(Math.round(width / SCALE)).rawPixels()
}

/** Keeps the picture of a failed comparison, as Playwright does. */
function keepForReview(name: string, now: Buffer): void {
  const folder = join(import.meta.dirname, '../../../test-results/engines')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.png`), now)
}

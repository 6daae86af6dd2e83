import type { Page } from '@playwright/test'
import { faintText } from './contrast/read-text-colors.ts'
import { expect, test } from './fixtures.ts'
import { ONE_OF_EACH_KIND } from './page-kinds.ts'

/** In North Bergen: half past nine in the evening, and noon. */
const NIGHT = new Date('2026-03-04T02:30:00Z')
const NOON = new Date('2026-03-03T17:00:00Z')
const DAY_GROUND = 'rgb(248, 247, 242)'
const NIGHT_GROUND = 'rgb(6, 16, 36)'

test.use({ followsClock: true, contextOptions: { reducedMotion: 'reduce' } })

const groundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** Opens a page and returns its ground in the first frame that has a body. */
async function firstGround(page: Page, path: string): Promise<string> {
  await page.addInitScript(() => {
    const note = (): void => {
      if (document.body) window.name = getComputedStyle(document.body).backgroundColor
      else requestAnimationFrame(note)
    }
    note()
  })
  await page.goto(path)
  return page.evaluate(() => window.name)
}

test('a page is dark from its first frame between dusk and dawn of the business', async ({
  page,
}) => {
  await page.clock.setFixedTime(NIGHT)
  expect(await firstGround(page, '/faq')).toBe(NIGHT_GROUND)
})

test.describe('for a visitor on the other side of the world', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('the clock of the business counts', async ({ page }) => {
    await page.clock.setFixedTime(NOON)
    expect(await firstGround(page, '/faq')).toBe(DAY_GROUND)
  })
})

test('a page that is left open turns dark when the visitor returns to it at night', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOON)
  await page.goto('/faq')
  expect(await groundOf(page)).toBe(DAY_GROUND)
  await page.clock.setFixedTime(NIGHT)
  await expect(async () => {
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    )
    expect(await groundOf(page)).toBe(NIGHT_GROUND)
  }).toPass()
})

test.describe('with a dark system', () => {
  test.use({ colorScheme: 'dark' })

  test('a page is dark at noon', async ({ page }) => {
    await page.clock.setFixedTime(NOON)
    expect(await firstGround(page, '/faq')).toBe(NIGHT_GROUND)
  })

  test.describe('and without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('a page is dark', async ({ page }) => {
      await page.goto('/faq')
      await expect(page.locator('body')).toHaveCSS('background-color', NIGHT_GROUND)
      await expect(page.locator('.site-header .logo-image[data-ground="light"]')).toHaveCSS(
        'opacity',
        '0',
      )
    })
  })
})

test('paper is printed as by day', async ({ page }) => {
  await page.clock.setFixedTime(NIGHT)
  await page.goto('/faq')
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)')
})

test.describe('every text can be read at night', () => {
  test.describe.configure({ mode: 'parallel' })
  ONE_OF_EACH_KIND.forEach((path, index) =>
    test(path, async ({ page }) => {
      await page.clock.setFixedTime(NIGHT)
      await page.goto(path)
      await page.evaluate(() => {
        document.documentElement.classList.add('laid')
        for (const section of document.querySelectorAll('[data-near-section]'))
          section.setAttribute('data-near', '')
        for (const image of document.images) image.loading = 'eager'
      })
      const width = index % 2 === 0 ? 390 : 1280
      await page.setViewportSize({ width, height: 844 })
      const faint = (await faintText(page)).map(
        ({ line, ratio, at, ground }) =>
          `${width} px: "${line.text}" ${ratio.toFixed(2)} on ${ground} at ${at.join(' ')}`,
      )
      expect(faint).toEqual([])
    }),
  )
})

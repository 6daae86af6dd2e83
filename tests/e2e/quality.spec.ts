import type { Page } from '@playwright/test'
import { LOCAL_PAGES, pageLanguages } from '#domain/local-paths.ts'
import { PAGES } from '#domain/pages.ts'
import { expectAccessible, wordsCutOff } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { acceptCookies, expectNoSidewaysScroll, openReady } from './shell-page.ts'

test.describe.configure({ mode: 'parallel', timeout: 180_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page }) => {
  await acceptCookies(page)
})

/** Everything that appears only when the visitor is near has appeared. */
async function walkDown(page: Page): Promise<void> {
  for (const section of await page.locator('[data-near-section]').all()) {
    await section.evaluate((element) => element.scrollIntoView())
    await expect(section).toHaveAttribute('data-near')
  }
  await page.evaluate(() => scrollTo(0, 0))
}

const WIDTHS = [1440, 390]
const whole = process.env['TEST_FULL'] !== undefined

/**
 * `npm test` looks at every page in one of its languages, at one of the widths,
 * the next one in the other; all of it comes with TEST_FULL=1. That pages fit
 * and throw nothing is asked of all of them (fits.spec.ts).
 */
const looks = LOCAL_PAGES.flatMap(({ path, page, language }) => {
  const at = PAGES.indexOf(page)
  const turn = pageLanguages(page.path)[at % 2] ?? 'en'
  const isTurn = whole || language === turn
  return WIDTHS.filter((_, index) => whole || (isTurn && (at >> 1) % 2 === index)).map((width) => ({
    path,
    width,
  }))
})

/** The part of the site that a path belongs to, so that one tab walks one part. */
const partOf = (path: string): string => path.split('/').slice(0, -1).join('/') || '/'

for (const [part, pages] of Map.groupBy(looks, ({ path }) => partOf(path))) {
  test(`below ${part}: no console error and no axe finding`, async ({ page }) => {
    for (const { path, width } of pages) {
      await test.step(`${path} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await openReady(page, path)
        await walkDown(page)
        await expectAccessible(page)
        expect(await wordsCutOff(page)).toEqual([])
      })
    }
  })
}

test.describe('an address that is no page', () => {
  test.use({ allowedProblems: [/status of 404/] })

  test('no axe finding on the not-found page', async ({ page }) => {
    await openReady(page, '/no-such-page')
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 568 })
    await expectNoSidewaysScroll(page)
    expect(await wordsCutOff(page)).toEqual([])
  })
})

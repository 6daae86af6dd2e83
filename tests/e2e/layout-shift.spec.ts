import { sitePages } from '#domain/pages/pages.ts'
import { type PagesInPieces, startPagesInPieces } from '#tests/support/pages-in-pieces.ts'
import { hasArialWidths } from '#tests/support/arial-widths.ts'
import { NO_ARIAL_WIDTHS } from '#tests/support/skip-unless.ts'
import { expect, test } from './fixtures.ts'
import { MAX_LAYOUT_SHIFT, recordedShifts, recordShifts, twoFrames } from './layout-shifts.ts'
import { ONE_OF_EACH_KIND } from './page-kinds.ts'

/*
 * Sends each page in pieces and waits until each piece is painted before sending the next, so that content that depends
 * on later bytes is seen to move; then sends scripts, and the fonts last. `npm test` takes home at four widths and every
 * other kind of page at one; `npm run test:full` takes all pages at all widths.
 */
test.describe.configure({ mode: 'parallel', timeout: 300_000 })
test.skip(!hasArialWidths(), NO_ARIAL_WIDTHS)

const WIDTHS = [320, 360, 375, 390, 412, 430, 600, 768, 1024, 1280, 1440, 1920]
const HEIGHT = 844
const PIECES_PER_PAGE = 12
const whole = process.env['TEST_FULL'] !== undefined
const paths = whole
  ? sitePages().map(({ path }) => path)
  : ONE_OF_EACH_KIND.filter((_, at) => at % 2 === 0)

let line: PagesInPieces
test.beforeAll(async ({ app }) => {
  line = await startPagesInPieces(app.url, PIECES_PER_PAGE)
})
test.afterAll(() => line.stop())

paths.forEach((path, at) => {
  const step = whole ? 1 : path === '/' ? 3 : WIDTHS.length
  const widths = WIDTHS.filter((_, index) => index % step === at % step)

  test(`${path} does not shift at any width while it arrives in pieces`, async ({ browser }) => {
    const moved: Record<string, unknown> = {}
    const context = await browser.newContext()
    const page = await context.newPage()
    await recordShifts(page)
    for (const width of widths) {
      const fonts = Promise.withResolvers<void>()
      await page.route('**/*.woff2', async (route) => {
        await fonts.promise
        await route.continue()
      })
      await page.setViewportSize({ width, height: HEIGHT })
      await page.goto(line.url + path, { waitUntil: 'commit' })
      for (let piece = 1; piece < PIECES_PER_PAGE; piece++) {
        await twoFrames(page)
        line.next()
      }
      // The last piece has no frame of its own if the page ends before it is painted.
      await page.waitForFunction(() => document.documentElement.classList.contains('laid'))
      fonts.resolve()
      await page.evaluate(() => document.fonts.ready)
      await page.waitForLoadState('networkidle')
      await twoFrames(page)
      const { shifts, total } = await recordedShifts(page)
      if (total > MAX_LAYOUT_SHIFT) moved[`${total.toFixed(4)} at ${width} px`] = shifts
    }
    await context.close()
    expect(moved).toEqual({})
  })
})

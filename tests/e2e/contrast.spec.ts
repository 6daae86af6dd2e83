import { faintText } from './contrast/read.ts'
import { expect, test } from './fixtures.ts'
import { ONE_OF_EACH_KIND } from './page-kinds.ts'
import { acceptCookies, openReady } from './shell-page.ts'
import { pageLike } from './of-the-list.ts'

/*
 * Text is measured against what lies behind its letters, drawings included
 * (WCAG 2.2, 1.4.3), where axe sees no more than a background color. `npm test`
 * takes some widths, all of them come with TEST_FULL=1.
 */
test.describe.configure({ mode: 'parallel', timeout: 300_000 })
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

const whole = process.env['TEST_FULL'] !== undefined
const SAMPLE = [360, 700, 1180]
const WIDTHS = [320, 360, 390, 430, 600, 640, 768, 900, 1024, 1180, 1280, 1440, 1920, 2560]
const SIZES = [
  ...(whole ? WIDTHS : SAMPLE).map((width) => ({ width, height: width < 700 ? 844 : 900 })),
  ...(whole ? [{ width: 844, height: 390 }] : []),
]

const paths = [
  ...ONE_OF_EACH_KIND,
  pageLike('/services/emergency-locksmith/car-lockout'),
  '/no-such-page',
]

test.beforeEach(async ({ page }) => {
  await acceptCookies(page)
  // The note for the owner of this machine is no part of what visitors see.
  await page.route('**/owner-note', (route) => route.fulfill({ status: 204 }))
})

for (const path of paths) {
  test.describe(path, () => {
    test.use({ allowedProblems: path === '/no-such-page' ? [/status of 404/] : [] })

    test('every letter stands out from what lies behind it', async ({ page }) => {
      const faint: string[] = []
      await openReady(page, path)
      for (const size of SIZES) {
        await page.setViewportSize(size)
        for (const { line, ratio, at, ground } of await faintText(page)) {
          faint.push(
            `at ${size.width} px '${line.text}' has ${ratio.toFixed(2)} of ${line.least} on ${ground} (${at.join(', ')})`,
          )
        }
      }
      expect(faint).toEqual([])
    })
  })
}

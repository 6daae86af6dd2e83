import { hasArialWidths } from '#tests/support/arial-widths.ts'
import { NO_ARIAL_WIDTHS } from '#tests/support/skip-unless.ts'
import { expect, test } from './fixtures.ts'
import { isAsDelivered } from './sample-pages.ts'
import { openReady } from './shell-page.ts'

/**
 * Compares the first screen of a dozen pages with the screenshots in tests/e2e/screens, which show
 * the site as delivered. After an intended change: `playwright test screens --update-snapshots`,
 * then review the screenshots.
 */
test.skip(!isAsDelivered, 'the pictures are of the site as delivered')
test.skip(!hasArialWidths(), NO_ARIAL_WIDTHS)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Allows for another Chromium's antialiasing; a moved component differs far more. */
const TOLERANCE = { maxDiffPixelRatio: 0.02, animations: 'disabled', timeout: 20_000 } as const

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const

const SCREENS: readonly (readonly [name: string, path: string, size: keyof typeof SIZES])[] = [
  ['home-390', '/', 'phone'],
  ['home-1440', '/', 'desktop'],
  ['home-es-390', '/es', 'phone'],
  ['form-390', '/book-online', 'phone'],
  ['form-es-1440', '/es/pedir-servicio', 'desktop'],
  ['service-390', '/services/residential-locksmith/lock-rekey', 'phone'],
  ['category-1440', '/services/auto-locksmith', 'desktop'],
  ['town-390', '/service-areas/hoboken', 'phone'],
  ['prices-390', '/pricing', 'phone'],
  ['questions-1440', '/faq', 'desktop'],
  ['contact-es-390', '/es/contacto', 'phone'],
  ['not-found-1440', '/no-such-page', 'desktop'],
]

for (const [name, path, size] of SCREENS) {
  test.describe(name, () => {
    test.use({ viewport: SIZES[size] })
    if (path === '/no-such-page') test.use({ allowedProblems: [/404/] })

    test(`${path} matches its screenshot at ${size}`, async ({ page }) => {
      await openReady(page, path)
      await page.evaluate(async () => {
        await Promise.all([...document.fonts].map((font) => font.load()))
        await document.fonts.ready
      })
      await expect(page).toHaveScreenshot(`${name}.png`, TOLERANCE)
    })
  })
}

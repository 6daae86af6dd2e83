import { LOCAL_PAGES } from '#domain/local-paths.ts'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { misfits } from './misfits.ts'
import { acceptCookies, openReady } from './shell-page.ts'

/*
 * Every page, in every language, fits its window: at the widths that were drawn
 * and between them, with letters twice as large (WCAG 1.4.4), and in what 400 %
 * zoom makes of a small window (1.4.10). `npm test` takes some of the windows for
 * each page, others for the next one; all of them come with TEST_FULL=1.
 */
interface Window {
  readonly width: number
  /** How large the letters are, of what the browser would show. */
  readonly letters: '100%' | '200%'
}

const USUAL: readonly Window[] = [
  320, 360, 390, 430, 600, 640, 768, 844, 900, 1024, 1180, 1280, 1440, 1920, 2560,
].map((width) => ({ width, letters: '100%' }))

const LARGE: readonly Window[] = [
  { width: 320, letters: '200%' },
  { width: 390, letters: '200%' },
  { width: 768, letters: '200%' },
  { width: 195, letters: '100%' },
]

const whole = process.env['TEST_FULL'] !== undefined

test.describe.configure({ mode: 'parallel', timeout: whole ? 600_000 : 120_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page }) => {
  await acceptCookies(page)
})

/** Those in which the page at this place of the list is looked at. */
function windowsFor(index: number): readonly Window[] {
  if (whole) return [...USUAL, ...LARGE]
  // Steps of seven meet all fifteen, and neighbors in the list get quite different ones.
  return [USUAL[(index * 7) % USUAL.length], LARGE[index % LARGE.length]].filter(
    (window) => window !== undefined,
  )
}

/** Everything is laid out, also what lies below the first screen. */
async function expectAllFits(page: Page, windows: readonly Window[]): Promise<void> {
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll('[data-later]')) part.removeAttribute('data-later')
    for (const section of document.querySelectorAll('[data-near-section]'))
      section.setAttribute('data-near', '')
    for (const answer of document.querySelectorAll('details')) answer.open = true
    await document.fonts.ready
  })
  for (const { width, letters } of windows) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, letters)
    expect(await misfits(page), `${page.url()} at ${width} px, letters ${letters}`).toEqual([])
  }
}

const partOf = (path: string): string =>
  /^\/(?:es\/)?(?:services\/[^/]+|servicios\/[^/]+|service-areas\/|areas-de-servicio\/)/.exec(
    path,
  )?.[0] ?? (path.startsWith('/es') ? '/es' : '/')

const numbered = LOCAL_PAGES.map(({ path }, index) => ({ path, index }))

for (const [part, pages] of Map.groupBy(numbered, ({ path }) => partOf(path))) {
  test(`${part}: nothing leaves the screen and no word breaks, at any width and size of letters`, async ({
    page,
  }) => {
    for (const { path, index } of pages) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 320, height: 800 })
        await openReady(page, path)
        await expectAllFits(page, windowsFor(index))
      })
    }
  })
}

test('thanks fit as well', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openReady(page, '/thank-you')
  await expectAllFits(page, [...USUAL, ...LARGE])
})

test.describe('the page without a connection', () => {
  test.use({ allowedProblems: [/ERR_FAILED/] })

  test('fits as well', async ({ page }) => {
    // It would give way to the page itself as soon as the server answers.
    await page.route('**/*', (route) =>
      route.request().method() === 'HEAD' ? route.abort() : route.continue(),
    )
    await page.goto('/_offline')
    await expectAllFits(page, [...USUAL, ...LARGE])
  })
})

test.describe('an address that is no page', () => {
  test.use({ allowedProblems: [/status of 404/] })

  test('the not-found page fits as well', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await openReady(page, '/no-such-page')
    await expectAllFits(page, [...USUAL, ...LARGE])
  })
})

test('a window of 195 px keeps its menu button and the call (R22)', async ({ page }) => {
  await page.setViewportSize({ width: 195, height: 422 })
  await openReady(page, '/')
  for (const control of [
    page.locator('.menu-button'),
    page.getByRole('region', { name: 'Call or book' }).locator('[data-phone]'),
  ]) {
    await expect(control).toBeInViewport({ ratio: 1 })
  }
})

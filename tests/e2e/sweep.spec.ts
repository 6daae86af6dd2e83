import type { Page } from '@playwright/test'
import { THANK_YOU_PATH } from '#app/form/thank-you-path.ts'
import { localizedPages, localizedPath } from '#domain/pages/localized-paths.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { expectAccessible, wordsCutOff } from './axe.ts'
import { faintText } from './contrast/read-text-colors.ts'
import { hasArialWidths } from '#tests/support/arial-widths.ts'
import { NO_ARIAL_WIDTHS } from '#tests/support/skip-unless.ts'
import { expect, test } from './fixtures.ts'
import { layoutProblems } from './layout-problems.ts'
import { ONE_OF_EACH_KIND } from './page-kinds.ts'
import { openReady } from './shell-page.ts'
import { smallTargets } from './small-targets.ts'

test.skip(!hasArialWidths(), NO_ARIAL_WIDTHS)

/*
 * Loads each page once, on a phone, and checks all that its layout must keep,
 * by resizing the window: first screen, accessibility (WCAG 2.2 AA), height of
 * tap targets, contrast against drawings (1.4.3), reflow at every width, with
 * letters twice as large (1.4.4) and at 400 % zoom (1.4.10).
 * `npm test` takes one page of each kind, with languages and windows in turn;
 * `npm run test:full` takes every page in every window.
 */
interface Window {
  readonly width: number
  /** Text size relative to the browser's default. */
  readonly letters: '100%' | '200%'
}

const WINDOWS: readonly Window[] = [
  320, 360, 390, 430, 600, 640, 768, 844, 900, 1024, 1180, 1280, 1440, 1920, 2560,
].map((width) => ({ width, letters: '100%' }))

const ENLARGED: readonly Window[] = [
  { width: 320, letters: '200%' },
  { width: 390, letters: '200%' },
  { width: 768, letters: '200%' },
  { width: 195, letters: '100%' },
]

const PHONE = { width: 412, height: 823 }
const full = process.env['TEST_FULL'] !== undefined

test.describe.configure({ mode: 'parallel', timeout: full ? 300_000 : 120_000 })
test.use({
  viewport: PHONE,
  contextOptions: { reducedMotion: 'reduce' },
})

const NOT_FOUND = '/no-such-page'

/** The thank-you page has one of four drawings, which only a file can be; guides are cards with one. */
const WITH_DRAWINGS_FIRST = new Set(
  [THANK_YOU_PATH, '/guides'].flatMap((path) => [path, localizedPath(path, 'es')]),
)

const paths = full
  ? [...localizedPages().map(({ path }) => path), NOT_FOUND]
  : [
      ...ONE_OF_EACH_KIND.map((path, index) =>
        localizedPath(path, LANGUAGES[index % LANGUAGES.length] ?? 'en'),
      ),
      localizedPath('/', 'es'),
      NOT_FOUND,
    ]

/** Takes every n-th window, starting with another one for each page. */
function inTurn<Value>(values: readonly Value[], index: number, count: number): readonly Value[] {
  if (full) return values
  const step = Math.ceil(values.length / count)
  return values.filter((_, at) => at % step === index % step)
}

/** Returns the address of the file with the largest paint; empty for text and inline drawings. */
async function largestPaint(page: Page): Promise<string> {
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete),
  )
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
    return new Promise<string>((resolve) => {
      new PerformanceObserver((list) => {
        const largest = list.getEntries().at(-1)
        if (largest !== undefined && 'url' in largest) resolve(String(largest.url))
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
  })
}

/** Lays out and opens everything, including lazy sections. */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll('[data-later]')) part.removeAttribute('data-later')
    for (const section of document.querySelectorAll('[data-near-section]'))
      section.setAttribute('data-near', '')
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
  })
}

async function resize(page: Page, { width, letters }: Window): Promise<void> {
  await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, letters)
}

/** Checks the layout of the open page in some windows; in all of them with TEST_FULL. */
async function expectLayout(page: Page, index: number): Promise<void> {
  await layOutAll(page)
  for (const window of inTurn(WINDOWS, index, 3)) {
    await resize(page, window)
    expect.soft(await layoutProblems(page), `layout problems at ${window.width} px`).toEqual([])
  }
  for (const window of inTurn(ENLARGED, index, 1)) {
    await resize(page, window)
    expect
      .soft(await layoutProblems(page), `layout problems, ${JSON.stringify(window)}`)
      .toEqual([])
  }
}

paths.forEach((path, index) => {
  test.describe(path, () => {
    test.use({ allowedProblems: path === NOT_FOUND ? [/status of 404/] : [] })

    test('first screen, accessibility, targets, contrast and layout', async ({ page }) => {
      await openReady(page, path)
      // A file arrives one round trip after the page.
      if (!WITH_DRAWINGS_FIRST.has(path))
        expect.soft(await largestPaint(page), 'file that is painted largest').toBe('')

      await layOutAll(page)
      for (const width of full ? [390, 1440] : [index % 2 === 0 ? 390 : 1440]) {
        await resize(page, { width, letters: '100%' })
        await expectAccessible(page)
        expect(await wordsCutOff(page)).toEqual([])
      }
      for (const width of [320, 390]) {
        await resize(page, { width, letters: '100%' })
        expect.soft(await smallTargets(page), `small targets at ${width} px`).toEqual([])
      }
      for (const window of inTurn(WINDOWS, index, 1)) {
        await resize(page, window)
        for (const { line, ratio, at, ground } of await faintText(page))
          expect
            .soft(
              `'${line.text}' has ${ratio.toFixed(2)} of ${line.least} on ${ground} (${at.join(', ')})`,
              `faint text at ${window.width} px`,
            )
            .toBe('')
      }
      await expectLayout(page, index)
    })
  })
})

test.describe('without a connection', () => {
  test.use({ allowedProblems: [/ERR_FAILED/] })

  test('the offline page fits', async ({ page }) => {
    // The page itself would replace it as soon as the server answers.
    await page.route('**/*', (route) =>
      route.request().method() === 'HEAD' ? route.abort() : route.continue(),
    )
    await page.goto('/_offline')
    await expectLayout(page, 0)
  })
})

test('a window of 195 px keeps its menu button and the call', async ({ page }) => {
  await page.setViewportSize({ width: 195, height: 422 })
  await openReady(page, '/')
  for (const control of [
    page.locator('.menu-button'),
    page.getByRole('region', { name: 'Call or book' }).locator('[data-phone]'),
  ]) {
    await expect(control).toBeInViewport({ ratio: 1 })
  }
})

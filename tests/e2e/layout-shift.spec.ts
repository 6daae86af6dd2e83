import type { Page } from '@playwright/test'
import { PAGES } from '#domain/pages.ts'
import { type PagesInPieces, startPagesInPieces } from '#tests/support/pages-in-pieces.ts'
import { expect, test } from './fixtures.ts'
import { ONE_OF_EACH_KIND } from './page-kinds.ts'

/*
 * Sends each page in pieces and waits until each piece is painted before sending the next, so that content that depends
 * on later bytes is seen to move; then sends fonts and scripts. `npm test` takes home at three widths and every other
 * kind of page at one; `npm run test:full` takes all pages at all widths.
 */
test.describe.configure({ mode: 'parallel', timeout: 300_000 })

const WIDTHS = [320, 360, 390, 430, 600, 768, 1024, 1180, 1440]
const HEIGHT = 844
const PIECES_PER_PAGE = 12
/**
 * Cumulative layout shift without the grace period after an input, because there is none. Browsers
 * call 0.1 good; visitors do not notice 0.02.
 */
const MAX_LAYOUT_SHIFT = 0.02

const whole = process.env['TEST_FULL'] !== undefined
const paths = whole
  ? PAGES.map(({ path }) => path)
  : ONE_OF_EACH_KIND.filter((_, at) => at % 2 === 0)

interface Shift {
  readonly value: number
  /** Elements that moved, with the distance in px. */
  readonly moved: readonly string[]
}

/** Runs in the page before any other script. */
function noteShifts(): void {
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return 'something that has gone'
    const words = element.textContent.trim().slice(0, 20)
    return `${element.localName}.${element.getAttribute('class') ?? ''} '${words}'`
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      }
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const by = [to.x - from.x, to.y - from.y, to.width - from.width, to.height - from.height]
        return `${nameOf(node)} by ${by.map(Math.round).join(' ')}`
      })
      shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Waits until the received content is painted and the next frame has begun. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
      }),
  )

let line: PagesInPieces
test.beforeAll(async ({ app }) => {
  line = await startPagesInPieces(app.url, PIECES_PER_PAGE)
})
test.afterAll(() => line.stop())

paths.forEach((path, at) => {
  const step = whole ? 1 : path === '/' ? 3 : WIDTHS.length
  const widths = WIDTHS.filter((_, index) => index % step === at % step)

  test(`${path} does not shift at any width while it arrives in pieces`, async ({ browser }) => {
    const moved: Record<string, readonly Shift[]> = {}
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.addInitScript(noteShifts)
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT })
      await page.goto(line.url + path, { waitUntil: 'commit' })
      for (let piece = 1; piece < PIECES_PER_PAGE; piece++) {
        await painted(page)
        line.next()
      }
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready)
      await painted(page)
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      if (total > MAX_LAYOUT_SHIFT) moved[`${total.toFixed(4)} at ${width} px`] = shifts
    }
    await context.close()
    expect(moved).toEqual({})
  })
})

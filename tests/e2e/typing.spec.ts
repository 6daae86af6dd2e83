import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { QUICK_PICK_FIELD } from '#domain/submission/draft.ts'
import { submissionForm as words } from '#copy/en/submission-form.ts'
import { type TypingBrowser, typeThroughHydration } from '#tests/support/typing-visitor.ts'
import { expect, test } from './fixtures.ts'

/*
 * Somebody types while the scripts of a page arrive. `npm test` takes each page with each early tap, at one of the delays;
 * `npm run test:full` at all of them.
 */
test.use({ viewport: { width: 390, height: 844 } })

/** Milliseconds by which each script file is late. */
const SCRIPT_DELAYS_MS = [0, 150, 400, 800, 1600]
const isWhole = process.env['TEST_FULL'] !== undefined

const PAGES_WITH_FORM = ['/', '/book-online', '/es', '/es/pedir-servicio']

interface EarlyTap {
  readonly name: string
  /** Presses the control; before hydration some of them cannot be pressed. */
  readonly tap: (page: Page) => Promise<unknown>
  /** The service that the tap chose. */
  readonly service?: string
}

const EARLY_TAPS: readonly EarlyTap[] = [
  { name: 'no control', tap: async () => {} },
  ...words.quickPicks.items.map(({ service }) => ({
    name: service,
    service,
    tap: (page: Page) => page.locator(`[name="${QUICK_PICK_FIELD}"][value="${service}"]`).check(),
  })),
  {
    name: 'Use my location',
    tap: (page) =>
      page.locator('.use-location button').evaluate((button: HTMLElement) => {
        const { left, top, width, height } = button.getBoundingClientRect()
        const target = document.elementFromPoint(left + width / 2, top + height / 2)
        if (target instanceof HTMLElement) target.click()
      }),
  },
  { name: 'the captcha', tap: (page) => page.locator('input[name="captcha"]').check() },
]

const browserOf = (page: Page): TypingBrowser => ({
  evaluate: (expression) => page.evaluate(expression),
  type: (text) => page.keyboard.type(text),
})

for (const address of PAGES_WITH_FORM) {
  test(`every letter typed on ${address} while scripts arrive stays where it was typed`, async ({
    page: first,
    app,
  }) => {
    test.setTimeout(isWhole ? 600_000 : 120_000)
    const context = first.context()
    const cases = EARLY_TAPS.flatMap((early, index) => {
      const delays = isWhole
        ? SCRIPT_DELAYS_MS
        : [SCRIPT_DELAYS_MS[(index + PAGES_WITH_FORM.indexOf(address)) % SCRIPT_DELAYS_MS.length]]
      return delays.map((delay = 0) => ({ early, delay }))
    })
    for (const { early, delay } of cases) {
      const page = await context.newPage()
      await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
        await pause(delay)
        await route.continue().catch(() => {})
      })
      await page.goto(app.url + address, { waitUntil: 'commit' })
      await page.locator('form[data-submission-form] [name="notes"]').waitFor()
      await early.tap(page)
      const problems = await typeThroughHydration(browserOf(page))
      expect.soft(problems, `${early.name}, scripts ${delay} ms late`).toEqual([])
      await expect
        .soft(page.locator('select[name="service"]'), early.name)
        .toHaveValue(early.service ?? '')
      await page.evaluate(() => localStorage.removeItem('requestDraft'))
      await page.close()
    }
  })
}

import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import { type DevSite, startDevSite } from '#tests/support/dev-site.ts'
import { expect, test as journey } from './fixtures.ts'
import { acceptCookies, openReady } from './shell-page.ts'
import { isAsDelivered } from './of-the-list.ts'

/**
 * Pictures of every component in every state and of home's first screen, held
 * against those in tests/e2e/screens. After an intended change:
 * `playwright test screens --update-snapshots`, then look at them.
 */
const test = journey.extend<object, { readonly devSite: DevSite }>({
  devSite: [
    async ({}, use) => {
      const site = await startDevSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Another Chromium draws edges of letters a little differently; a component that moved is far more. */
const PICTURE = { maxDiffPixelRatio: 0.02, animations: 'disabled', timeout: 20_000 } as const

const TOASTS = ['success', 'info', 'warning', 'error', 'loading'] as const
const WIDTHS = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const

/** Baselines of sections that are no more would lie about for ever. */
const KEPT = new Set(
  globSync('*.png', { cwd: join(import.meta.dirname, 'screens') }).map((file) =>
    basename(file, '.png'),
  ),
)

test.skip(!isAsDelivered, 'the kept pictures are of the site as delivered')

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page }) => {
  // The note for the owner of this machine is no part of what visitors see.
  await page.route('**/owner-note', (route) => route.fulfill({ status: 204 }))
})

async function fontsLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()))
    await document.fonts.ready
  })
}

test.describe('the gallery', () => {
  test.use({
    viewport: { width: 960, height: 900 },
    // The development site has no API behind it, and /_ui?fail fails on purpose.
    allowedProblems: [/Failed to load resource|This page fails because its address says so/],
  })
  // The first visit compiles the whole site.
  test.setTimeout(240_000)

  test('every component looks as it is kept, in every state', async ({ page, devSite }) => {
    await page.goto(`${devSite.url}/_ui`)
    await expect(page.locator('[data-gallery]').first()).toBeVisible({ timeout: 90_000 })
    await fontsLoaded(page)
    const names = await page
      .locator('[data-gallery]')
      .evaluateAll((sections) => sections.map((section) => section.getAttribute('data-gallery')))
    expect(names.length).toBeGreaterThan(20)
    for (const name of names) {
      await expect
        .soft(page.locator(`[data-gallery="${name}"]`))
        .toHaveScreenshot(`${name}.png`, PICTURE)
    }
    const drawn = [
      ...names,
      ...TOASTS.map((type) => `toast-${type}`),
      'page-error',
      ...WIDTHS.map(([width]) => `home-${width}`),
    ]
    expect([...KEPT].filter((name) => !drawn.includes(name))).toEqual([])
  })

  for (const type of TOASTS) {
    test(`R71: the ${type} toast looks as it is kept`, async ({ page, devSite }) => {
      await page.goto(`${devSite.url}/_ui`)
      const button = page.locator('[data-gallery="toasts"]').getByRole('button', { name: type })
      await button.click({ timeout: 90_000 })
      const toast = page.locator(`.toast[data-type="${type}"]`)
      await expect(toast).toBeVisible()
      await fontsLoaded(page)
      await expect(toast).toHaveScreenshot(`toast-${type}.png`, PICTURE)
    })
  }

  test('R29: the screen in place of a page looks as it is kept', async ({ page, devSite }) => {
    await page.goto(`${devSite.url}/_ui?fail`)
    const screen = page.locator('.error-page')
    await expect(screen).toBeVisible({ timeout: 90_000 })
    await fontsLoaded(page)
    await expect(screen).toHaveScreenshot('page-error.png', PICTURE)
  })
})

for (const [width, height] of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test(`the first screen of home looks as it is kept (${width} by ${height})`, async ({
      page,
    }) => {
      await acceptCookies(page)
      await openReady(page, '/')
      await fontsLoaded(page)
      await expect(page).toHaveScreenshot(`home-${width}.png`, PICTURE)
    })
  })
}

import type { Page } from '@playwright/test'
import { PAGES } from '#domain/pages.ts'
import { expectAccessible, wordsCutOff } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { acceptCookies, expectNoSidewaysScroll, openReady } from './shell-page.ts'
import { pageLike } from './of-the-list.ts'

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

/** The part of the site that a path belongs to, so that one tab walks one part. */
const partOf = (path: string): string =>
  /^\/(?:services\/[^/]+|service-areas\/)/.exec(path)?.[0] ?? '/'

for (const [part, pages] of Map.groupBy(PAGES, ({ path }) => partOf(path))) {
  test(`${part}: no console error, no axe finding, nothing beyond the edge at 320 px`, async ({
    page,
  }) => {
    for (const { path } of pages) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await openReady(page, path)
        await walkDown(page)
        await expectAccessible(page)
        await page.setViewportSize({ width: 320, height: 568 })
        await expectNoSidewaysScroll(page)
        expect(await wordsCutOff(page)).toEqual([])
      })
    }
  })
}

test('on a phone: no axe finding on any kind of page at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [
    '/',
    '/faq',
    '/book-online',
    '/service-areas',
    '/services/auto-locksmith',
    pageLike('/services/auto-locksmith/car-key-cutting'),
    pageLike('/service-areas/hoboken'),
  ]) {
    await test.step(path, async () => {
      await openReady(page, path)
      await walkDown(page)
      await expectAccessible(page)
      expect(await wordsCutOff(page)).toEqual([])
    })
  }
})

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

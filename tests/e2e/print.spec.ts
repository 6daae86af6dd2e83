import type { Page } from '@playwright/test'
import { business } from '#domain/business/business.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { expect, test } from './fixtures.ts'
import { openReady } from './shell-page.ts'
import { pageLike } from './sample-pages.ts'

/** A letter page between its margins, in px at 96 px per inch. */
const PAPER_PX = { width: 695, height: 935 }
/** 24 points, in px. */
const LARGE_TEXT_PX = 32

/** Renders a page for print, without having scrolled to the lower sections. */
async function onPaper(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'screen' })
  await openReady(page, path)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER_PX)
}

for (const path of ['/', pageLike('/services/emergency-locksmith/car-lockout')]) {
  test(`${path} prints the phone number large at the top, no bars, black on white`, async ({
    page,
  }) => {
    await onPaper(page, path)
    const number = page
      .locator('.site-header')
      .getByText(formatPhone(business.phones.default), { exact: true })
    await expect(number).toBeVisible()
    const size = await number.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
    expect(size).toBeGreaterThanOrEqual(LARGE_TEXT_PX)
    for (const name of [
      '.call-bar',
      '.cookie-banner',
      '.menu-button',
      '.main-nav',
      '.submission-form',
    ])
      expect(await page.locator(name).filter({ visible: true }).count(), name).toBe(0)

    const inks = await page.evaluate(() => {
      const found = new Set<string>()
      for (const element of document.querySelectorAll('body, body *')) {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('svg'))
          continue
        const { color, backgroundColor, backgroundImage } = getComputedStyle(element)
        found.add(`${color} on ${backgroundColor} ${backgroundImage}`)
      }
      return [...found]
    })
    expect(inks).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0) none'])

    // A shape with clipped corners would cut off letters in print.
    const cut = await page
      .locator('main :is(p, h2, h3, dt, dd, li):visible')
      .evaluateAll((elements) =>
        elements
          .filter((element) => {
            for (let part: Element | null = element; part; part = part.parentElement)
              if (getComputedStyle(part).clipPath.startsWith('polygon')) return true
            return false
          })
          .map((element) => element.textContent),
      )
    expect(cut).toEqual([])
  })
}

test('prints lazy sections and every answer', async ({ page }) => {
  await onPaper(page, '/')
  const isLaidOut = (name: string) =>
    page
      .locator(name)
      .first()
      .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isLaidOut('[data-near-section="questions"] h2')).toBe(true)
  await onPaper(page, '/faq')
  const answers = page.locator('main details:not([open]) > summary ~ div')
  expect(await answers.count()).toBeGreaterThan(0)
  for (const answer of await answers.all()) {
    const box = await answer.boundingBox()
    expect(box?.height ?? 0).toBeGreaterThan(10)
  }
})

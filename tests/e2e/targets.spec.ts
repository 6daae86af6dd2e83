import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { ONE_OF_EACH_KIND } from './page-kinds.ts'
import { acceptCookies, openReady } from './shell-page.ts'

test.describe.configure({ mode: 'parallel', timeout: 120_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What a thumb needs (WCAG 2.2, 2.5.5), px. Rounded down: browsers lay out in parts of a pixel. */
const THUMB = 43.5

test.beforeEach(async ({ page }) => {
  await acceptCookies(page)
})

/**
 * What is tapped and is neither as high as a thumb nor alone in as much room.
 * Not judged, as in WCAG: a link in a sentence, and what leads nowhere that
 * something larger on the page does not lead to.
 */
async function smallTargets(page: Page): Promise<readonly string[]> {
  return await page.evaluate((thumb) => {
    for (const part of document.querySelectorAll('[data-later]')) part.removeAttribute('data-later')
    for (const section of document.querySelectorAll('[data-near-section]'))
      section.setAttribute('data-near', '')
    /** A choice is as large as its label. */
    const boxOf = (element: Element): DOMRect => {
      const isChoice = element instanceof HTMLInputElement && /radio|checkbox/.test(element.type)
      const label = isChoice && element.labels
      return ((label && label[0]) || element).getBoundingClientRect()
    }
    const isInSentence = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node !== element && /[a-z]{2}/i.test(node.textContent ?? ''),
      )
    const targets = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !element.closest('[aria-hidden="true"], .skip-link'),
      )
      .map((element) => ({ element, box: boxOf(element) }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
    const hasRoom = ({ element, box }: (typeof targets)[number]): boolean => {
      const grown = (thumb - box.height) / 2
      return targets.every(
        ({ element: other, box: { top, right, bottom, left } }) =>
          other === element ||
          top >= box.bottom + grown ||
          bottom <= box.top - grown ||
          left >= box.right ||
          right <= box.left,
      )
    }
    return targets
      .filter(
        (target) => target.box.height < thumb && !isInSentence(target.element) && !hasRoom(target),
      )
      .map(
        ({ element, box }) =>
          `${element.localName}.${element.className} '${element.textContent.trim().slice(0, 30)}' is ${Math.round(box.height)} px high`,
      )
  }, THUMB)
}

for (const path of ONE_OF_EACH_KIND) {
  test(`${path}: a thumb hits what it means to hit, on a phone`, async ({ page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await openReady(page, path)
      expect(await smallTargets(page)).toEqual([])
    }
  })
}

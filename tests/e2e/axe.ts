import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Returns axe's findings on the current page: each rule with its elements. */
async function findings(page: Page): Promise<unknown[]> {
  const { violations } = await new AxeBuilder({ page })
    // Saves a third of the time: no report of every element that passes. It replaces other options,
    // so it comes first.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    // Suffices for pages without cross-origin frames and needs no second tab.
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ target, failureSummary }) => `${String(target)}: ${failureSummary ?? ''}`),
  }))
}

/**
 * Stops endless animations and waits until no other runs, because axe measures colors: a word of
 * the hero has little contrast while it fades.
 */
async function still(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).length,
    )
  await expect.poll(moving).toBe(0)
}

/** Expects no violation of WCAG 2.2 AA or of axe's best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  await still(page)
  expect(await findings(page)).toEqual([])
}

/**
 * Returns words beyond the right edge of the screen that no scrolling box contains: they are cut
 * off, or make the page scroll sideways.
 */
export async function wordsCutOff(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const parent = node.parentElement
      const words = node.textContent?.trim() ?? ''
      if (!parent || words === '' || parent.closest('svg, script, style, [aria-hidden="true"]'))
        continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      range.selectNodeContents(node)
      // A box of one pixel is for screen readers only.
      if (parent.getBoundingClientRect().width <= 1) continue
      const { right, width, height } = range.getBoundingClientRect()
      if (right > edge && width > 1 && height > 1 && !scrolls(parent))
        found.push(words.slice(0, 60))
    }
    return found
  })
}

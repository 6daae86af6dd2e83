import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands: each rule with its elements. */
async function findings(page: Page): Promise<unknown[]> {
  // Legacy mode is for pages without frames of other origins: it needs no second tab.
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ target, failureSummary }) => `${String(target)}: ${failureSummary ?? ''}`),
  }))
}

/** Colors are judged when nothing fades any more. */
async function still(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).length,
    )
  await expect.poll(moving).toBe(0)
}

/** WCAG 2.2 AA and what else is good practice, as far as axe can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  await still(page)
  expect(await findings(page)).toEqual([])
}

/**
 * Words that stand beyond the right edge of the screen and that nothing scrolls to: cut off,
 * or the reason why the page scrolls sideways.
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
      // A box of one pixel is there for screen readers.
      if (parent.getBoundingClientRect().width <= 1) continue
      const { right, width, height } = range.getBoundingClientRect()
      if (right > edge && width > 1 && height > 1 && !scrolls(parent))
        found.push(words.slice(0, 60))
    }
    return found
  })
}

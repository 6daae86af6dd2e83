import type { Page } from '@playwright/test'

/**
 * Required height of a tap target, px (WCAG 2.2, 2.5.5). Rounded down, because browsers lay out in
 * fractions of a pixel.
 */
const MIN_HEIGHT_PX = 43.5

/**
 * Returns tap targets that are neither high enough nor surrounded by enough room. As in WCAG, links
 * in a sentence do not count.
 */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  return await page.evaluate((least) => {
    /** Returns the box of an element; for a radio button or checkbox its label's. */
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
      const margin = (least - box.height) / 2
      return targets.every(
        ({ element: other, box: { top, right, bottom, left } }) =>
          other === element ||
          top >= box.bottom + margin ||
          bottom <= box.top - margin ||
          left >= box.right ||
          right <= box.left,
      )
    }
    return targets
      .filter(
        (target) => target.box.height < least && !isInSentence(target.element) && !hasRoom(target),
      )
      .map(
        ({ element, box }) =>
          `${element.localName}.${element.className} '${element.textContent.trim().slice(0, 30)}' is ${Math.round(box.height)} px high`,
      )
  }, MIN_HEIGHT_PX)
}

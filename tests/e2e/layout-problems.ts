import type { Page } from '@playwright/test'

/**
 * Returns layout problems: horizontal overflow of the page, a control or word outside the viewport,
 * a broken word, an arrow alone in a line. Ignores scrolling boxes, text for screen readers, and
 * names of storage keys, which fit no line.
 */
export async function layoutProblems(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const edge = document.documentElement.clientWidth
    const found = new Set<string>()
    if (document.documentElement.scrollWidth > edge)
      found.add(`scrolls to ${document.documentElement.scrollWidth} of ${edge}`)
    const lineage = function* (element: Element) {
      for (let at: Element | null = element; at; at = at.parentElement) yield at
    }
    const isJudged = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('svg, [aria-hidden="true"], .skip-link') &&
      [...lineage(element)].every((at) => {
        const { overflowX, clipPath } = getComputedStyle(at)
        return (
          !clipPath.startsWith('inset(50%') &&
          (at === document.documentElement || !/auto|scroll/.test(overflowX))
        )
      })
    const leaves = ({ left, right, width }: DOMRect) => width > 1 && (left < -1 || right > edge + 1)

    for (const control of document.querySelectorAll('a, button, input, select, textarea, summary'))
      if (isJudged(control) && leaves(control.getBoundingClientRect()))
        found.add(`leaves the screen: ${control.textContent || control.id}`)

    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const words = [...(node.textContent ?? '').matchAll(/[^\s\-–—/@.]{2,}/g)]
      if (words.length === 0 || !node.parentElement || !isJudged(node.parentElement)) continue
      for (const word of words) {
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        if (leaves(range.getBoundingClientRect())) found.add(`cut off: ${word[0]}`)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5)
        const [first, last] = [lines[0], lines.at(-1)]
        if (first && last && last.top - first.top > 4 && !/[a-z][A-Z]/.test(word[0]))
          found.add(`broken: ${word[0]}`)
      }
    }
    for (const arrow of document.querySelectorAll('a > svg:last-child, button > svg')) {
      const control = arrow.parentElement
      const box = arrow.getBoundingClientRect()
      // An arrow of letter size belongs to a line of text.
      if (!control || !isJudged(control) || !arrow.checkVisibility() || box.width > 28) continue
      range.selectNodeContents(control)
      const lines = [...range.getClientRects()].filter(
        ({ width, height }) => width > 1 && (width !== box.width || height !== box.height),
      )
      if (
        lines.length > 0 &&
        lines.every(({ top, bottom }) => bottom <= box.top || top >= box.bottom)
      )
        found.add(`alone in its line: the arrow of ${control.textContent}`)
    }
    return [...found]
  })
}

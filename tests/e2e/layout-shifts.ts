import type { Page } from '@playwright/test'

/** Cumulative layout shift. Browsers call 0.1 good. */
export const MAX_LAYOUT_SHIFT = 0.05

interface Shift {
  readonly value: number
  /** Elements that moved, with the distance in px. */
  readonly moved: readonly string[]
}

/** Records every layout shift of later pages without user input, from the first byte. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
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
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        if (hadRecentInput) continue
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const by = [to.x - from.x, to.y - from.y, to.width - from.width, to.height - from.height]
          return `${nameOf(node)} by ${by.map(Math.round).join(' ')}`
        })
        shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns the shifts of the open page and their sum. */
export async function recordedShifts(page: Page) {
  const shifts = await page.evaluate(() => Object(window)['shifts'] as readonly Shift[])
  return { shifts, total: shifts.reduce((sum, { value }) => sum + value, 0) }
}

/** Waits until the received content is painted and every observer has been called. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
      }),
  )

import type { Page } from '@playwright/test'
import { PAGES } from '#domain/pages.ts'
import { expect, test } from './fixtures.ts'
import { acceptCookies, openReady } from './shell-page.ts'

/**
 * Letters twice as large (WCAG 1.4.4) on phones and tablets, and what 400 % zoom
 * makes of a small window (1.4.10).
 */
const SETTINGS = [
  { width: 320, letters: '200%' },
  { width: 390, letters: '200%' },
  { width: 768, letters: '200%' },
  { width: 195, letters: '100%' },
] as const

test.describe.configure({ mode: 'parallel', timeout: 180_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page }) => {
  await acceptCookies(page)
})

/**
 * What does not fit: the page that scrolls sideways, a control or a word that
 * leaves the screen, a word that breaks. Not judged: what slides in a box of its
 * own, what only screen readers meet, and names of storage keys, which no line holds.
 */
async function misfits(page: Page): Promise<string[]> {
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
    return [...found]
  })
}

/** Everything is laid out, also what lies below the first screen. */
async function expectAllFits(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll('[data-later]')) part.removeAttribute('data-later')
    for (const section of document.querySelectorAll('[data-near-section]'))
      section.setAttribute('data-near', '')
    await document.fonts.ready
  })
  for (const { width, letters } of SETTINGS) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, letters)
    expect(await misfits(page), `${page.url()} at ${width} px, letters ${letters}`).toEqual([])
  }
}

const partOf = (path: string): string =>
  /^\/(?:services\/[^/]+|service-areas\/)/.exec(path)?.[0] ?? '/'

for (const [part, pages] of Map.groupBy(PAGES, ({ path }) => partOf(path))) {
  test(`${part}: at twice the size of letters and at 400 % zoom nothing leaves the screen and no word breaks`, async ({
    page,
  }) => {
    for (const { path } of pages) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 320, height: 800 })
        await openReady(page, path)
        await expectAllFits(page)
      })
    }
  })
}

test('thanks fit as well', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openReady(page, '/thank-you')
  await expectAllFits(page)
})

test.describe('the page without a connection', () => {
  test.use({ allowedProblems: [/ERR_FAILED/] })

  test('fits as well', async ({ page }) => {
    // It would give way to the page itself as soon as the server answers.
    await page.route('**/*', (route) =>
      route.request().method() === 'HEAD' ? route.abort() : route.continue(),
    )
    await page.goto('/_offline')
    await expectAllFits(page)
  })
})

test.describe('an address that is no page', () => {
  test.use({ allowedProblems: [/status of 404/] })

  test('the not-found page fits as well', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await openReady(page, '/no-such-page')
    await expectAllFits(page)
  })
})

test('a window of 195 px keeps its menu button and the call (R22)', async ({ page }) => {
  await page.setViewportSize({ width: 195, height: 422 })
  await openReady(page, '/')
  for (const control of [
    page.locator('.menu-button'),
    page.getByRole('region', { name: 'Call or book' }).locator('[data-phone]'),
  ]) {
    await expect(control).toBeInViewport({ ratio: 1 })
  }
})

import type { Page } from '@playwright/test'
import { localizedPath } from '#domain/pages/localized-paths.ts'
import { expect, test } from './fixtures.ts'
import { ONE_OF_EACH_KIND } from './page-kinds.ts'

/*
 * The page's own type is always shown: what the browser has really drawn, not what the
 * stylesheet asks for.
 */
test.describe.configure({ timeout: 240_000 })

const DISPLAY = 'h1, h2'
const BODY = '.lead, .btn, .call-bar [data-phone-text]'

/** Returns what is drawn in another font than the page's own, with the fonts' names. */
async function inOtherFonts(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const found: string[] = []
  for (const [selector, family] of [
    [DISPLAY, 'League Gothic'],
    [BODY, 'Libre Franklin'],
  ] as const) {
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector,
    })
    expect(nodeIds).not.toEqual([])
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      const others = fonts.filter(
        ({ familyName, isCustomFont }) => !isCustomFont || !familyName.startsWith(family),
      )
      if (others.length === 0) continue
      const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId })
      const names = others.map(({ familyName }) => familyName).join(', ')
      found.push(`${names}: ${outerHTML.replaceAll(/<[^>]*>/g, '').slice(0, 60)}`)
    }
  }
  await session.detach()
  return found
}

for (const width of [375, 1280]) {
  test(`headings, leads, buttons and phone numbers are in the page's own type at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const wrong: Record<string, readonly string[]> = {}
    for (const path of [...ONE_OF_EACH_KIND, localizedPath('/', 'es')]) {
      await page.goto(path)
      await page.waitForFunction(() => document.documentElement.classList.contains('laid'))
      await page.evaluate(() => document.fonts.ready)
      const others = await inOtherFonts(page)
      if (others.length > 0) wrong[path] = others
    }
    expect(wrong).toEqual({})
  })
}

for (const language of ['en', 'es'] as const) {
  test(`the buttons of the call bar keep to one line on every phone in '${language}'`, async ({
    page,
  }) => {
    await page.goto(localizedPath('/', language))
    await page.waitForFunction(() => document.documentElement.classList.contains('laid'))
    await page.evaluate(() => document.fonts.ready)
    const broken: number[] = []
    for (let width = 320; width <= 430; width += 1) {
      await page.setViewportSize({ width, height: 844 })
      const lines = await page.locator('.call-bar > .btn').evaluateAll((buttons) =>
        buttons.map((button) => {
          const range = document.createRange()
          range.selectNodeContents(button)
          const texts = [...range.getClientRects()].filter((box) => box.width > 1)
          const middles = texts.map(({ top, bottom }) => (top + bottom) / 2)
          return Math.max(...middles) - Math.min(...middles)
        }),
      )
      if (lines.length !== 2 || lines.some((apart) => apart > 8)) broken.push(width)
    }
    expect(broken).toEqual([])
  })
}

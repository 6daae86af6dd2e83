import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { THANKS } from '#app/request-form/thanks-page.ts'
import { ONE_OF_EACH_KIND } from './page-kinds.ts'

test.use({
  viewport: { width: 412, height: 823 },
  // A page that is not there, and said so.
  allowedProblems: [/status of 404/],
})

/** Address of the file that was painted largest, once every picture on the screen is there; empty for words and what stands in the page. */
async function largestPaint(page: Page): Promise<string> {
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete),
  )
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
    return new Promise<string>((resolve) => {
      new PerformanceObserver((list) => {
        const largest = list.getEntries().at(-1)
        if (largest !== undefined && 'url' in largest) resolve(String(largest.url))
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
  })
}

test('what a phone paints largest is never a file of its own, which comes a round trip after the page', async ({
  page,
}) => {
  const pictures: string[] = []
  // The page after a request has one of four drawings, as screen and motion allow: only a file can be chosen.
  const paths = [...ONE_OF_EACH_KIND, '/no-such-page'].filter((path) => path !== THANKS)
  for (const path of paths) {
    await page.goto(path)
    const file = await largestPaint(page)
    if (file !== '') pictures.push(`${path}: ${file}`)
  }
  expect(pictures).toEqual([])
})

import { expect, test, vi } from 'vitest'
import { watchWebVitals } from './web-vitals.ts'

test('reports vitals with their ratings, and tolerates an analytics function that throws', async () => {
  const gtag = vi.fn(() => {
    throw new Error('blocked')
  })
  vi.stubGlobal('gtag', gtag)
  watchWebVitals()
  await expect
    .poll(() => gtag.mock.calls)
    .toContainEqual([
      'event',
      'TTFB',
      {
        value: expect.any(Number) as number,
        metric_value: expect.any(Number) as number,
        metric_rating: expect.stringMatching(/^(good|needs-improvement|poor)$/) as string,
        non_interaction: true,
      },
    ])
  vi.unstubAllGlobals()
})

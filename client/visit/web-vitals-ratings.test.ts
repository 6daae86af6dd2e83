import { expect, test } from 'vitest'
import { rateVital, VITAL_THRESHOLDS } from './web-vitals-ratings.ts'

test('thresholds equal the specification', () => {
  expect(VITAL_THRESHOLDS).toEqual({
    LCP: [2500, 4000],
    FID: [100, 300],
    CLS: [0.1, 0.25],
    INP: [200, 500],
    TTFB: [800, 1800],
    FCP: [1800, 3000],
  })
})

test.each([
  ['LCP', 2500, 'good'],
  ['LCP', 2501, 'needs-improvement'],
  ['LCP', 4000, 'needs-improvement'],
  ['LCP', 4001, 'poor'],
  ['CLS', 0, 'good'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.25, 'needs-improvement'],
  ['CLS', 0.26, 'poor'],
  ['INP', 500, 'needs-improvement'],
  ['TTFB', 800, 'good'],
  ['FCP', 3001, 'poor'],
  ['FID', 300, 'needs-improvement'],
] as const)('%s of %d is %s', (name, value, rating) => {
  expect(rateVital(name, value)).toBe(rating)
})

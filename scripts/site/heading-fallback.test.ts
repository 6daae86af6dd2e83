import { expect, test } from 'vitest'
import { arialWidth } from './arial-widths.ts'
import { headingFallback } from './heading-fallback.ts'

test('Arial’s widths match a browser’s measurement', () => {
  // Measured in Chromium with Liberation Sans, which has Arial's metrics, at 100 px.
  expect(arialWidth('Locksmith in Hoboken', 100)).toBeCloseTo(983.8, 0)
  expect(arialWidth('Emergency Locksmith', 100)).toBeCloseTo(983.7, 0)
  expect(arialWidth('in North Bergen', 100)).toBeCloseTo(700.4, 0)
})

test('a page’s fallback has the width of its heading, and equal height in all sizes', async () => {
  const face = await headingFallback()
  // 563.6 against 983.8 px, and slightly wider.
  expect(face('<h1>Locksmith in Hoboken</h1>')).toContain('size-adjust:57.5%')
  expect(
    face(
      '<h1 class="x"><span class="sr-only">All of it</span>Locksmith <b>in</b>\u00a0Hoboken</h1>',
    ),
  ).toBe(face('<h1>Locksmith in Hoboken</h1>'))
  expect(() => face('<p>No heading</p>')).toThrow('without a heading')
})

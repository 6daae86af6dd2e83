import { expect, test } from 'vitest'
import { scrollDistance } from './use-scroll-to-message.ts'

const CLEAR = { top: 80, bottom: 600 }

test('does not scroll to what is visible already', () => {
  expect(scrollDistance({ top: 300, bottom: 600 }, CLEAR)).toBe(0)
})

test('scrolls content from under a bar or a toast', () => {
  expect(scrollDistance({ top: 500, bottom: 760 }, CLEAR)).toBe(160)
})

test('shows the beginning of content that is taller than the free area', () => {
  expect(scrollDistance({ top: 200, bottom: 900 }, CLEAR)).toBe(120)
})

test('does not scroll content further that begins above the free area', () => {
  expect(scrollDistance({ top: 40, bottom: 900 }, CLEAR)).toBe(0)
})

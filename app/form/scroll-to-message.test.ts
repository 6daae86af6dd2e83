import { expect, test } from 'vitest'
import { scrollDistance } from './scroll-to-message.ts'

test.each([
  ['what is visible already', { top: 300, bottom: 600 }, 0],
  ['content under a bar or a toast', { top: 500, bottom: 760 }, 160],
  ['the beginning of content that is taller than the free area', { top: 200, bottom: 900 }, 120],
  ['content that begins above the free area', { top: 40, bottom: 900 }, 0],
])('scrolls to %s', (_, message, distance) => {
  expect(scrollDistance(message, { top: 80, bottom: 600 })).toBe(distance)
})

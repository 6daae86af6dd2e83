import { expect, test } from 'vitest'
import { scrollDistance } from './use-scroll-to-message.ts'

const CLEAR = { top: 80, bottom: 600 }

test('what is in view already moves nothing', () => {
  expect(scrollDistance({ top: 300, bottom: 600 }, CLEAR)).toBe(0)
})

test('what lies under a bar or a toast comes up to their edge', () => {
  expect(scrollDistance({ top: 500, bottom: 760 }, CLEAR)).toBe(160)
})

test('of what is longer than the room its beginning is in view', () => {
  expect(scrollDistance({ top: 200, bottom: 900 }, CLEAR)).toBe(120)
})

test('what begins above the room is not pushed up further', () => {
  expect(scrollDistance({ top: 40, bottom: 900 }, CLEAR)).toBe(0)
})

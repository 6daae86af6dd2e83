import { expect, test } from 'vitest'
import { PAGES } from '#domain/pages.ts'
import { framePath } from './frame-path.ts'

test.each(PAGES.map((page) => page.path))('R10: %s is its own page', (path) => {
  expect(framePath(path)).toBe(path)
})

test('an address with a closing slash is the same page', () => {
  expect(framePath('/faq/')).toBe('/faq')
  expect(framePath('/service-areas/hoboken/')).toBe('/service-areas/hoboken')
})

test('R11: every other address is the not-found page', () => {
  expect(framePath('/nowhere')).toBe('/404')
  expect(framePath('/services/unknown/car-lockout')).toBe('/404')
})

import { expect, test } from 'vitest'
import { sitePages } from '#domain/pages/pages.ts'
import { pageCode } from './key-profile.ts'

test('every page has six depths from 1 to 6 whose neighbors differ by at most 4', () => {
  for (const { path } of sitePages()) {
    const code = pageCode(path)
    expect(code).toHaveLength(6)
    for (const [index, depth] of code.entries()) {
      expect(depth).toBeGreaterThanOrEqual(1)
      expect(depth).toBeLessThanOrEqual(6)
      expect(Math.abs(depth - (code[index - 1] ?? depth))).toBeLessThanOrEqual(4)
    }
  }
})

test('home and the not-found page have keys of their own', () => {
  expect(pageCode('/')).toEqual([3, 5, 2, 6, 4, 1])
  expect(pageCode('/404')).toEqual([4, 0, 4, 0, 4, 0])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAGES } from '#domain/pages.ts'
import { cutLine, pageCode, pathData } from './bitting.ts'

test('a cut is a flat joined to the top line by ramps of the given slope', () => {
  const line = cutLine([{ x: 50, depth: 20 }], { flat: 5, slope: 2 }, { from: 0, to: 100, top: 10 })
  expect(pathData(line)).toBe('M0 10L35 10L45 30L55 30L65 10L100 10')
})

test('ramps that meet before the top line meet in a point', () => {
  const cuts = [
    { x: 30, depth: 20 },
    { x: 60, depth: 20 },
  ]
  const line = cutLine(cuts, { flat: 5, slope: 1 }, { from: 0, to: 100, top: 0 })
  expect(line[4]).toEqual([45, 10])
})

test('the line never rises above the top and never runs backwards', () => {
  const depths = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 6, maxLength: 6 })
  fc.assert(
    fc.property(depths, (code) => {
      const cuts = code.map((depth, index) => ({ x: 60 + index * 120, depth: depth * 6.9 }))
      const line = cutLine(cuts, { flat: 13, slope: 1.35 }, { from: 0, to: 720, top: 0 })
      for (const [index, [x, y]] of line.entries()) {
        expect(y).toBeGreaterThanOrEqual(-0.001)
        expect(x).toBeGreaterThanOrEqual(line[index - 1]?.[0] ?? 0)
      }
    }),
  )
})

test('every page has six depths from 1 to 6 whose neighbors differ by at most 4', () => {
  for (const { path } of PAGES) {
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

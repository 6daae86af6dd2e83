import { expect, test } from 'vitest'
import { hatch, lineThrough, tenth } from './svg.ts'

test('numbers are rounded to a tenth without a leading zero', () => {
  expect([0.5, -0.25, 12, 3.14159, -0.04].map(tenth)).toEqual(['.5', '-.2', '12', '3.1', '0'])
})

test('a line takes the shortest command for each step', () => {
  expect(
    lineThrough(
      [
        [1, 2],
        [5, 2],
        [5, 8],
        [2, 4],
      ],
      true,
    ),
  ).toBe('M1 2h4v6l-3-4z')
})

test('rounding errors do not accumulate along a line', () => {
  const steps = Array.from({ length: 100 }, (_, n) => [n * 0.34, n * 0.77] as const)
  const sums = [0, 0]
  for (const [, dx, dy] of lineThrough(steps).matchAll(/l(-?[\d.]+)\s?(-?[\d.]+)/g)) {
    sums[0] = (sums[0] ?? 0) + Number(dx)
    sums[1] = (sums[1] ?? 0) + Number(dy)
  }
  expect(sums[0]).toBeCloseTo(99 * 0.34, 1)
  expect(sums[1]).toBeCloseTo(99 * 0.77, 1)
})

test('hatching stays inside its rectangle and runs at 45 degrees', () => {
  for (const lean of ['/', '\\'] as const) {
    const lines = [
      ...hatch({ x: 10, y: 20, width: 30, height: 12 }, 7, lean).matchAll(
        /M([\d.]+) ([\d.]+)l(-?[\d.]+)\s?(-?[\d.]+)/g,
      ),
    ]
    expect(lines.length).toBeGreaterThan(3)
    for (const [, ...numbers] of lines) {
      const [x = 0, y = 0, dx = 0, dy = 0] = numbers.map(Number)
      expect(Math.abs(dx)).toBeCloseTo(Math.abs(dy), 5)
      expect(Math.sign(dx * dy)).toBe(lean === '/' ? -1 : 1)
      expect(Math.min(x, x + dx)).toBeGreaterThanOrEqual(10)
      expect(Math.max(x, x + dx)).toBeLessThanOrEqual(40)
      expect(Math.min(y, y + dy)).toBeGreaterThanOrEqual(20)
      expect(Math.max(y, y + dy)).toBeLessThanOrEqual(32)
    }
  }
})

import { expect, test } from 'vitest'
import { figure, median, percentile, table } from './figures.ts'

test('the median of an even number of values lies between the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([])).toBeNaN()
})

test('a percentile is one of the values, the highest at 100', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index)
  expect(percentile(values, 50)).toBe(100)
  expect(percentile(values, 99)).toBe(198)
  expect(percentile(values, 100)).toBe(200)
  expect(percentile([7], 1)).toBe(7)
  expect(percentile([], 50)).toBeNaN()
})

test('figures keep enough digits to be compared', () => {
  expect([0.416, 4.16, 41.6, 4160, Number.NaN].map(figure)).toEqual([
    '0.42',
    '4.2',
    '42',
    '4160',
    '-',
  ])
})

test('names stand to the left, figures to the right', () => {
  const rows = [
    ['one', 1],
    ['eleven', 1100],
  ] as const
  expect(table(['name', 'n'], rows)).toBe(
    ['name       n', '------  ----', 'one      1.0', 'eleven  1100'].join('\n'),
  )
})

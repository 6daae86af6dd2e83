import { expect, test } from 'vitest'
import { formatCents, parseCents } from './money.ts'

test.each([
  ['149', 14_900],
  ['$149.50', 14_950],
  [' 1,149.05 ', 114_905],
  ['0', 0],
  ['1000000', 100_000_000],
])('reads %j as %i cents, and back', (text, cents) => {
  expect(parseCents(text)).toBe(cents)
  expect(parseCents(formatCents(cents))).toBe(cents)
})

test.each(['', '-5', '149,50', '149.5', '1e3', '1,49', '1000000.01', '149 or so', '١٤٩'])(
  'refuses %j instead of guessing',
  (text) => {
    expect(parseCents(text)).toBeNull()
  },
)

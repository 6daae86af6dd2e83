import { expect, test } from 'vitest'
import { TOKENS } from '../tokens.ts'
import { cylinderNarrow, cylinderWide } from './cylinder.ts'

test('every key pin begins at the shear line and ends on the flat of its cut', () => {
  const pins = [...cylinderWide().matchAll(/M[\d.]+ 199h46V[\d.]+L[\d.]+ ([\d.]+)h-/g)].map((pin) =>
    Number(pin[1]),
  )
  expect(pins).toEqual([289, 271, 298, 262, 280])
})

test('both variants show the same lock', () => {
  const inside = (markup: string): string => markup.slice(markup.indexOf('>') + 1)
  expect(inside(cylinderNarrow())).toBe(inside(cylinderWide()))
  expect(cylinderWide()).toContain(TOKENS.brassHi)
})

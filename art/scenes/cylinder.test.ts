import { expect, test } from 'vitest'
import { tokens } from '../tokens.ts'
import {
  cylinderNarrow,
  cylinderNarrowTurning,
  cylinderWide,
  cylinderWideTurning,
} from './cylinder.ts'

test('every key pin begins at the shear line and ends on the flat of its cut', () => {
  const pins = [...cylinderWide().matchAll(/M[\d.]+ 199h46V[\d.]+L[\d.]+ ([\d.]+)h-/g)].map((pin) =>
    Number(pin[1]),
  )
  expect(pins).toEqual([289, 271, 298, 262, 280])
})

test('both variants show the same lock', () => {
  const inside = (markup: string): string => markup.slice(markup.indexOf('>') + 1)
  expect(inside(cylinderNarrow())).toBe(inside(cylinderWide()))
  expect(cylinderWide()).toContain(tokens().brassHi)
})

test('the key turns on from the quarter that it made in the submit button; it is still without motion', () => {
  for (const turning of [cylinderNarrowTurning(), cylinderWideTurning()])
    expect(turning).toContain('values="1 0;1 -.7;1 -1;1 -.7;1 0;1 .7;1 1" dur=".6s"')
  for (const still of [cylinderNarrow(), cylinderWide()]) expect(still).not.toContain('animate')
})

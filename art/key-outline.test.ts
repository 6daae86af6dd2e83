import { expect, test } from 'vitest'
import { bladeStart, type Key, keyOutline, topEdge } from './key-outline.ts'

const KEY: Key = {
  bow: { x: 10, y: 10, r: 10 },
  top: 4,
  bottom: 16,
  shoulder: 60,
  tip: [70, 10],
  cuts: [{ x: 40, depth: 6 }],
  shape: { flat: 3, slope: 2 },
}

test('the blade leaves the bow on its circle', () => {
  expect(bladeStart(KEY, 4)).toBe(18)
  expect(topEdge(KEY)[0]).toEqual([18, 4])
})

test('the outline follows the cuts, the point and the bow', () => {
  expect(keyOutline(KEY)).toBe('M18 4h16l3 6h6l3-6h14l10 6l-10 6h-42A10 10 0 1 1 18 4z')
})
